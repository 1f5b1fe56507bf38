import type { Received } from '@evenlight/contract/endpoint';
import type { PriceListId } from '@evenlight/contract/ids';
import { PRICE_LISTS_MAX, PriceListWords, type savePriceList } from '@evenlight/contract/price-lists';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { lockPlan } from '../plans/plan-store.ts';
import { priceListsOf, putPriceList, removePriceList } from '../plans/price-lists/price-list-store.ts';

type Input = Received<typeof savePriceList>['body'] & { listId: PriceListId };

/** True when something is different now. What stands there already is nothing new, whatever its version is by now. */
export async function keepPriceList(db: Db, scope: PlanScope, input: Input, now: Date): Promise<boolean> {
  const { listId: id, words, version } = input;
  await lockPlan(db, scope);
  const lists = await priceListsOf(db, scope);
  const before = lists.find((list) => list.id === id);
  if (isSame(before?.words ?? null, words)) return false;
  if (version !== (before?.version ?? 0)) refuse('price_list.changed_meanwhile');
  if (words === null) {
    await removePriceList(db, scope, id);
    return true;
  }
  if (!before && lists.length >= PRICE_LISTS_MAX) refuse('price_list.too_many');
  await putPriceList(db, scope, { id, words, version: version + 1 }, now);
  return true;
}

function isSame(one: PriceListWords | null, other: PriceListWords | null): boolean {
  const inOneOrder = (words: PriceListWords | null) => JSON.stringify(words && PriceListWords.parse(words));
  return inOneOrder(one) === inOneOrder(other);
}
