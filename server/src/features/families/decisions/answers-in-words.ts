// How somebody answered their family, for whoever takes their data along.

import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { optionLabels, questions } from './sealed-questions.ts';
import { answersTitle, decisionAnswers, decisionOptions, familyDecisions } from './tables.ts';

const abstaining: Words = words('I would rather not say');

/** With the question and the choice in words: the rows themselves hold only numbers of ours. */
export async function answersInWords(
  db: Db,
  { id: userId }: Pick<Person, 'id'>,
  { keys }: Collecting,
): Promise<Section[]> {
  const found = await db
    .select({ decision: familyDecisions, option: decisionOptions, answeredAt: decisionAnswers.answeredAt })
    .from(decisionAnswers)
    .innerJoin(familyDecisions, eq(familyDecisions.id, decisionAnswers.decisionId))
    .leftJoin(decisionOptions, eq(decisionOptions.id, decisionAnswers.optionId))
    .where(eq(decisionAnswers.userId, userId))
    .orderBy(asc(decisionAnswers.answeredAt));
  return [
    {
      key: 'decision_answers',
      title: answersTitle,
      columns: {
        question: words('Question', 'decisions answers in'),
        answer: words('Your answer', 'decisions answers in'),
        answeredAt: words('Answered', 'decisions answers in'),
      },
      rows: found.map(({ decision, option, answeredAt }) => ({
        question: { value: questions.open(keys, decision) },
        answer: option ? { value: optionLabels.open(keys, option) } : { value: 'abstain', words: abstaining },
        answeredAt: { value: answeredAt },
      })),
    },
  ];
}
