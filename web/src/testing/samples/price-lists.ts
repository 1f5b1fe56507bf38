// Prices of other funeral homes, as the server tells them.
import { PriceListId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { PlanPriceLists, PriceList, PriceListWords } from '@evenlight/contract/price-lists';
import type { PriceLine } from '@evenlight/contract/price-lists/lines';
import type { ListedPrice } from '@evenlight/contract/price-lists/prices';
import { costsOf } from './costs';

export function aPrice(line: PriceLine, lowCents: number, highCents = lowCents): ListedPrice {
  return { line, said: { is: 'price', lowCents, highCents, unit: 'whole' } };
}

export function aPriceList(number: number, words: Partial<PriceListWords> = {}): PriceList {
  return {
    id: PriceListId.parse(`0199d0c0-0000-7000-8000-00000000000${number}`),
    version: 1,
    words: {
      home: `Home ${number}`,
      phone: '',
      askedOn: null,
      spokenWith: '',
      prices: [],
      otherRows: [],
      note: '',
      ...words,
    },
  };
}

/** A plan with a line for basic services, one for the transfer, and one of its own tradition. */
export function listsOf(plan: Plan, lists: PriceList[] = [], facts: Partial<PlanPriceLists> = {}): PlanPriceLists {
  const { statement, planId, calledName } = costsOf(plan);
  const line = (item: string, cents: number) => ({
    item: `a-package.${item}`,
    source: 'package' as const,
    name: item,
    language: 'en' as const,
    kind: 'service' as const,
    cents,
    canDecline: true,
    isDeclined: false,
  });
  const lines = [
    line('basic-services-of-the-funeral-director-and-staff', 119_500),
    line('transfer-and-care', 48_800),
    line('hearse-and-one-family-car', 70_000),
    line('church-flowers', 30_000),
  ];
  return {
    planId,
    calledName,
    mayEdit: true,
    statement: { ...statement, lines, totalCents: 268_300 },
    lists,
    ...facts,
  };
}
