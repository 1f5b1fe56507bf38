import type { saveCost } from '@evenlight/contract/costs';
import { CostWords, isKnownKind, OWN_COSTS_MAX } from '@evenlight/contract/costs/cost-lines';
import type { Received } from '@evenlight/contract/endpoint';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { putCost, removeCost, saidCosts } from '../plans/costs/cost-store.ts';
import { lockPlan } from '../plans/plan-store.ts';

type Input = Received<typeof saveCost>['body'];

/** True when something is different now. What stands there already is nothing new, whatever its version is by now. */
export async function keepCost(db: Db, scope: PlanScope, input: Input, now: Date): Promise<boolean> {
  const { line, words, version } = input;
  await lockPlan(db, scope);
  const all = await saidCosts(db, scope);
  const before = all.find((said) => said.line === line);
  if (isSame(before?.words ?? null, words)) return false;
  if (version !== (before?.version ?? 0)) refuse('costs.changed_meanwhile');
  if (words === null) {
    await removeCost(db, scope, line);
    return true;
  }
  const own = all.filter((said) => !isKnownKind(said.line));
  if (!before && !isKnownKind(line) && own.length >= OWN_COSTS_MAX) refuse('costs.too_many');
  await putCost(db, scope, { line, words, version: version + 1 }, now);
  return true;
}

function isSame(one: CostWords | null, other: CostWords | null): boolean {
  const inOneOrder = (words: CostWords | null) => JSON.stringify(words && CostWords.parse(words));
  return inOneOrder(one) === inOneOrder(other);
}
