// The words of vendors that several of their screens share.
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { VendorCategory } from '@evenlight/contract/vendors/categories';
import type { VendorSort } from '@evenlight/contract/vendors/search';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { plainDay } from '../../platform/dates';

export const categoryNames: Record<VendorCategory, MessageDescriptor> = {
  'funeral-homes': msg`Funeral homes`,
  clergy: msg`Clergy`,
  florists: msg`Florists`,
  catering: msg`Catering`,
  photography: msg`Photography`,
  music: msg`Music`,
  transportation: msg`Transportation`,
  crematorium: msg`Crematoriums`,
  cemetery: msg`Cemeteries`,
  'ritual-supplies': msg`Ritual supplies`,
  'grief-counseling': msg`Grief counseling`,
};

export const faithNames: Record<FaithTradition, MessageDescriptor> = {
  christian: msg`Christian`,
  jewish: msg`Jewish`,
  muslim: msg`Muslim`,
  hindu: msg`Hindu`,
  buddhist: msg`Buddhist`,
  sikh: msg`Sikh`,
  secular: msg`Secular`,
  other: msg`Other traditions`,
};

export const sortNames: Record<VendorSort, MessageDescriptor> = {
  relevance: msg`Best match`,
  featured: msg`Featured first (promotions)`,
  rating: msg`Highest rated`,
  'price-low': msg`Lowest price`,
  'price-high': msg`Highest price`,
  popularity: msg`Most reviewed`,
  newest: msg`Newest`,
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** A measured time, rounded up: nobody should wait longer than was said. */
export function responseInWords(minutes: number | null, i18n: I18n): string {
  if (minutes === null) return i18n._(msg`Response time not measured yet`);
  if (minutes <= HOUR) return i18n._(msg`Usually answers within an hour`);
  if (minutes <= DAY) {
    const hours = Math.ceil(minutes / HOUR);
    return i18n._(msg`Usually answers within ${hours} hours`);
  }
  const days = Math.ceil(minutes / DAY);
  return i18n._(msg`Usually answers within ${days} days`);
}

/** Its number, and whether our team looked it up. */
export function licenseInWords({ number, checkedOn }: NonNullable<Vendor['license']>, i18n: I18n): string {
  if (checkedOn === null) return i18n._(msg`License or permit ${number} · not checked by us yet`);
  const day = plainDay(checkedOn, i18n);
  return i18n._(msg`License or permit ${number} · checked ${day}`);
}

/** `12,345`, as the Bay Area writes it in either language; Intl would differ between server and browser. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
