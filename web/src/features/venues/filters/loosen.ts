// When nothing fits: each filter by itself, so that one can be let go and the others kept.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { calendarDay } from '../../../platform/dates';
import { plainAmount } from '../../../platform/plain-amount';
import { availabilityWords, groupNames, traditionName } from '../words';
import { filterNames, type VenueSearch, withFilters } from './filter-address';

type FilterName = (typeof filterNames)[number];
type Loosening = { name: FilterName; words: string; search: VenueSearch };

export function waysToLoosen(search: VenueSearch, i18n: I18n): Loosening[] {
  return filterNames.flatMap((name) => {
    const words = filterInWords(name, search, i18n);
    return words ? [{ name, words, search: withFilters(search, { [name]: undefined }) }] : [];
  });
}

function filterInWords(name: FilterName, search: VenueSearch, i18n: I18n): string | undefined {
  const { type, faithTradition, location, minCapacity: guests = 0, maxCost = 0, date, availability } = search;
  const price = plainAmount(maxCost);
  const words: Record<FilterName, () => string | undefined> = {
    search: () => `“${search.search}”`,
    type: () => type && i18n._(groupNames[type]),
    faithTradition: () => faithTradition && i18n._(traditionName(faithTradition)),
    location: () => location,
    minCapacity: () => i18n._(msg`at least ${guests} guests`),
    maxCost: () => i18n._(msg`at most ${price}`),
    date: () => date && calendarDay(date, i18n),
    availability: () => availability && i18n._(availabilityWords[availability]),
  };
  return search[name] === undefined ? undefined : words[name]();
}
