// Price lists of other homes as a family writes them down, for tests.
import { randomUUID } from 'node:crypto';
import { type PlanId, PriceListId } from '@evenlight/contract/ids';
import { getPriceLists, type PriceListWords, savePriceList } from '@evenlight/contract/price-lists';
import type { Caller } from './test-client.ts';

/** A home that has been named, and nothing that it charges. */
export const namedHome: PriceListWords = {
  home: 'Larkspur Chapel',
  phone: '',
  askedOn: null,
  spokenWith: '',
  prices: [],
  otherRows: [],
  note: '',
};

export const aListNumber = () => PriceListId.parse(randomUUID());

export const readPriceLists = (member: Caller, planId: PlanId) => member(getPriceLists, { params: { planId } });

/** Null takes the list away. */
export function writePriceList(
  member: Caller,
  planId: PlanId,
  listId: PriceListId,
  said: Partial<PriceListWords> | null,
  version = 0,
) {
  const words = said && { ...namedHome, ...said };
  return member(savePriceList, { params: { planId, listId }, body: { words, version } });
}
