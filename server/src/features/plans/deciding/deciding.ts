// Who may decide, and what they said. Each function returns what it changed, or null when nothing changed.
import {
  type addDecider,
  type changeDecider,
  DECIDERS_MAX,
  type WrittenDirections,
} from '@evenlight/contract/deciding';
import type { Received } from '@evenlight/contract/endpoint';
import type { DeciderId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { entriesOf } from '../../../platform/entries.ts';
import { refuse } from '../../../platform/problem.ts';
import type { PlanScope } from '../access.ts';
import {
  countDeciders,
  decidingOf,
  deleteDecider,
  insertDecider,
  isOnList,
  keepDirections,
  requireDecider,
  updateDecider,
} from './deciding-store.ts';

export async function decideDirections(db: Db, scope: PlanScope, directions: WrittenDirections, now: Date) {
  if ((await decidingOf(db, scope)).directions === directions) return null;
  await keepDirections(db, scope, directions, now);
  return 'directions' as const;
}

export async function writeDown(db: Db, scope: PlanScope, person: Received<typeof addDecider>['body'], now: Date) {
  // Sent again after a lost answer, it is nobody new, however many there are.
  if (await isOnList(db, scope, person.idempotencyKey)) return null;
  if ((await countDeciders(db, scope)) >= DECIDERS_MAX) refuse('decider.too_many');
  await insertDecider(db, scope, { ...person, id: uuid(), answeredAt: now, createdAt: now });
  return 'added' as const;
}

type Words = Received<typeof changeDecider>['body'];

export async function changeWords(db: Db, scope: PlanScope, id: DeciderId, words: Words, now: Date) {
  const before = await requireDecider(db, scope, id);
  const isSame = entriesOf(words).every(([field, word]) => before[field] === word);
  if (isSame) return null;
  const hasAnswered = words.answer !== undefined && words.answer !== before.answer;
  await updateDecider(db, scope, id, { ...words, ...(hasAnswered && { answeredAt: now }) });
  return 'changed' as const;
}

export async function takeOffList(db: Db, scope: PlanScope, id: DeciderId) {
  await requireDecider(db, scope, id);
  await deleteDecider(db, scope, id);
  return 'removed' as const;
}
