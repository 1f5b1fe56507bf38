// What is different after a write; each is true when anything is. What stands there already is nothing new, whatever its
// version is by now, so a request that is sent again takes effect once.
import type { Received } from '@evenlight/contract/endpoint';
import { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { Program } from '@evenlight/contract/help-to-pay/help-for';
import type { keepHelp, markHelp } from '@evenlight/contract/help-to-pay/kept-help';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { lockPlan } from '../plans/plan-store.ts';
import { answersOf, deleteHelp, marksOf, putAnswers, putMark, untouched } from './help-store.ts';

export async function keepAnswers(
  db: Db,
  scope: PlanScope,
  { answers, version }: Received<typeof keepHelp>['body'],
  now: Date,
): Promise<boolean> {
  await lockPlan(db, scope);
  const before = await answersOf(db, scope);
  if (before && isSame(HelpAnswers.parse(answers), before.answers)) return false;
  const versionBefore = before?.version ?? 0;
  if (version !== versionBefore) refuse('help.changed_meanwhile');
  await putAnswers(db, scope, { answers, version: versionBefore + 1 }, now);
  return true;
}

export async function markProgram(
  db: Db,
  scope: PlanScope,
  program: Program,
  { version, ...said }: Received<typeof markHelp>['body'],
  now: Date,
): Promise<boolean> {
  await lockPlan(db, scope);
  if (!(await answersOf(db, scope))) refuse('help.not_kept');
  const before = (await marksOf(db, scope)).get(program) ?? untouched;
  const { state = before.state, who = before.who, note = before.note } = said;
  const after = { state, who, note, version: before.version };
  if (isSame(after, before)) return false;
  if (version !== before.version) refuse('help.changed_meanwhile');
  await putMark(db, scope, program, { ...after, version: version + 1 }, now);
  return true;
}

export async function forget(db: Db, scope: PlanScope): Promise<boolean> {
  await lockPlan(db, scope);
  return deleteHelp(db, scope);
}

/** Both have their fields in the same order. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
