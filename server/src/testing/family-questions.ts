// Questions that a family is asked in tests, and how its people answer them.
import {
  answerDecision,
  type FamilyDecision,
  listFamilyDecisions,
  type NewDecision,
} from '@evenlight/contract/families/decisions';
import { DecisionOptionId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
import { v4 } from 'uuid';
import { familyActivities } from '../features/families/tables.ts';
import type { Relative, TestFamily } from './family-people.ts';
import type { TestHouse } from './open-test-house.ts';
import type { Caller } from './test-client.ts';

export const words = (...labels: string[]) => labels.map((label) => ({ label }));
export const on = ({ id }: FamilyDecision) => ({ params: { decisionId: id } });
export const optionAt = ({ options }: FamilyDecision, place: number) => DecisionOptionId.parse(options[place]?.id);

export const say = (person: Relative, decision: FamilyDecision, place: number | 'abstain') =>
  person(answerDecision, {
    ...on(decision),
    body: { answer: place === 'abstain' ? place : optionAt(decision, place) },
  });

export const listFor = async (person: Caller, { group }: TestFamily) =>
  (await person(listFamilyDecisions, { query: { groupId: group.id } })).decisions;

/** What needs the clock or the rows of a house. */
export function questionsIn({ clock, world: { db } }: Pick<TestHouse, 'clock' | 'world'>) {
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  const question = ({ group }: TestFamily, more: Partial<NewDecision> = {}): { body: NewDecision } => ({
    body: {
      groupId: group.id,
      kind: 'other',
      question: 'Which song first?',
      options: words('Ave Maria', 'Shanti'),
      deadline: inHours(24),
      idempotencyKey: v4(),
      ...more,
    },
  });
  const kindsOf = async ({ group }: TestFamily) =>
    (await db.select().from(familyActivities).where(eq(familyActivities.groupId, group.id))).map(({ kind }) => kind);
  return { inHours, question, kindsOf };
}
