import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  opened,
  openedAbove,
  ownNumber,
  personalTable,
  type Section,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { optionLabels, questions } from './sealed-questions.ts';
import { decisionAnswers, decisionOptions, familyDecisions } from './tables.ts';

type Decision = typeof familyDecisions.$inferSelect;
type Option = typeof decisionOptions.$inferSelect;

const leaving = {
  keptBecause: {
    en: 'What your family was asked, and what it decided, stays with it, without your name.',
    es: 'Lo que se preguntó a su familia y lo que decidió se queda con ella, sin su nombre.',
  },
};
const kinds: Record<string, Words> = {
  venues: { en: 'Venues', es: 'Lugares' },
  packages: { en: 'Packages', es: 'Paquetes' },
  other: { en: 'Something else', es: 'Otra cosa' },
};
const states: Record<string, Words> = {
  open: { en: 'Open', es: 'Abierta' },
  decided: { en: 'Decided', es: 'Decidida' },
  tied: { en: 'Level', es: 'Empatada' },
  withdrawn: { en: 'Taken back', es: 'Retirada' },
};

const answersTitle: Words = { en: 'How you answered your family', es: 'Cómo respondió a su familia' };
const toldInWords = withheld({
  en: 'What you answered your family goes along in words, with the question.',
  es: 'Lo que respondió a su familia va en palabras, con la pregunta.',
});

export const decisionTables: readonly TableCoverage[] = [
  personalTable(familyDecisions, {
    title: { en: 'What you asked your family', es: 'Lo que preguntó a su familia' },
    of: ({ id }) => eq(familyDecisions.askedBy, id),
    leaving,
    columns: {
      id: ownNumber,
      groupId: ownNumber,
      idempotencyKey: ownNumber,
      askedBy: ofTheReader,
      chosenId: ownNumber,
      kind: exported({ en: 'About', es: 'Sobre' }, kinds),
      question: opened({ en: 'Question', es: 'Pregunta' }, (row: Decision, keys) => questions.open(keys, row)),
      sealedQuestion: openedAbove,
      askedAt: exported({ en: 'Asked', es: 'Preguntado' }),
      deadline: exported({ en: 'Until', es: 'Hasta' }),
      state: exported({ en: 'Where it stands', es: 'En qué punto está' }, states),
      decidedAt: exported({ en: 'Ended', es: 'Terminada' }),
      isApplied: exported({ en: 'The plan follows it', es: 'El plan lo sigue' }),
      entitled: exported({ en: 'People with a voice', es: 'Personas con voz' }),
    },
  }),
  personalTable(decisionOptions, {
    title: { en: 'What there was to choose from', es: 'Entre qué se podía elegir' },
    of: ({ id }) =>
      sql`${decisionOptions.decisionId} in (select ${familyDecisions.id} from ${familyDecisions} where ${familyDecisions.askedBy} = ${id})`,
    leaving,
    columns: {
      id: ownNumber,
      decisionId: ownNumber,
      venueId: ownNumber,
      position: exported({ en: 'Place', es: 'Lugar' }),
      label: opened({ en: 'Choice', es: 'Opción' }, (row: Option, keys) => optionLabels.open(keys, row)),
      sealedLabel: openedAbove,
      packageTier: exported({ en: 'Package', es: 'Paquete' }),
      cents: exported({ en: 'Price of the plan with it, in cents', es: 'Precio del plan con ella, en centavos' }),
    },
  }),
  personalTable(decisionAnswers, {
    title: answersTitle,
    of: ({ id }) => eq(decisionAnswers.userId, id),
    leaving: 'deleted',
    columns: {
      decisionId: toldInWords,
      userId: ofTheReader,
      optionId: toldInWords,
      answeredAt: toldInWords,
    },
  }),
];

const abstaining: Words = { en: 'I would rather not say', es: 'Prefiero no decirlo' };

/** With the question and the choice in words: the rows themselves hold only numbers of ours. */
export async function answersInWords(db: Db, userId: string, keys: Keys): Promise<Section> {
  const found = await db
    .select({ decision: familyDecisions, option: decisionOptions, answeredAt: decisionAnswers.answeredAt })
    .from(decisionAnswers)
    .innerJoin(familyDecisions, eq(familyDecisions.id, decisionAnswers.decisionId))
    .leftJoin(decisionOptions, eq(decisionOptions.id, decisionAnswers.optionId))
    .where(eq(decisionAnswers.userId, userId))
    .orderBy(asc(decisionAnswers.answeredAt));
  return {
    key: 'decision_answers',
    title: answersTitle,
    columns: {
      question: { en: 'Question', es: 'Pregunta' },
      answer: { en: 'Your answer', es: 'Su respuesta' },
      answeredAt: { en: 'Answered', es: 'Respondido' },
    },
    rows: found.map(({ decision, option, answeredAt }) => ({
      question: { value: questions.open(keys, decision) },
      answer: option ? { value: optionLabels.open(keys, option) } : { value: 'abstain', words: abstaining },
      answeredAt: { value: answeredAt },
    })),
  };
}
