// Vendors side by side, fact by fact. What is not known stays visible as unknown.

import type { Vendor } from '@evenlight/contract/vendors/vendor';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { traditionsInWords } from '../../../parts/traditions-in-words';
import { categoryNames, licenseInWords, responseInWords } from '../words';

/** `isOurs`: in the words of the listing, which has a language. `isName`: of a place. */
export type Row = { name: string; isPrice?: boolean; isOurs?: boolean; isName?: boolean; cells: string[] };

/** What differs, and what is the same for all. */
export function comparisonOf(vendors: readonly Vendor[], i18n: I18n): { different: Row[]; same: Row[] } {
  const rows = facts.map(({ name, isPrice = false, isOurs = false, isName = false, of }) => ({
    name: i18n._(name),
    isPrice,
    isOurs,
    isName,
    cells: vendors.map((vendor) => of(vendor, i18n)),
  }));
  const isSame = ({ cells }: Row) => cells.length > 1 && cells.every((cell) => cell === cells[0]);
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

type Fact = {
  name: ReturnType<typeof msg>;
  isPrice?: true;
  isOurs?: true;
  isName?: true;
  of: (vendor: Vendor, i18n: I18n) => string;
};

const facts: Fact[] = [
  { name: msg`Price`, isPrice: true, of: ({ priceRange }, i18n) => priceRange ?? i18n._(msg`Price not given`) },
  { name: msg`Rating`, of: ratingOf },
  { name: msg`Category`, of: ({ category }, i18n) => i18n._(categoryNames[category]) },
  { name: msg`City`, isName: true, of: ({ location }) => location },
  { name: msg`Response time`, of: ({ responseMinutes }, i18n) => responseInWords(responseMinutes, i18n) },
  { name: msg`Completed services`, of: ({ completedJobs }) => String(completedJobs) },
  {
    name: msg`Traditions served`,
    of: ({ faithTraditions }, i18n) => traditionsInWords(faithTraditions, i18n) || i18n._(msg`Not given`),
  },
  { name: msg`Specialties`, isOurs: true, of: ({ specialties }, i18n) => listOf(specialties, i18n) },
  { name: msg`Verified`, of: ({ verified }, i18n) => i18n._(verified ? msg`Yes, by our team` : msg`Not yet`) },
  { name: msg`License or permit`, of: licenseOf },
  { name: msg`Promotion`, of: ({ featured }, i18n) => i18n._(featured ? msg`Paid to be shown first` : msg`None`) },
  { name: msg`Kind of business`, isOurs: true, of: ({ businessType }, i18n) => businessType || i18n._(msg`Not given`) },
  { name: msg`Hours`, isOurs: true, of: ({ hours }, i18n) => hours || i18n._(msg`Hours not given`) },
  { name: msg`Phone`, of: ({ phone }, i18n) => phone || i18n._(msg`Not given`) },
  { name: msg`E-mail`, of: ({ email }, i18n) => email || i18n._(msg`Not given`) },
];

function listOf(entries: readonly string[], i18n: I18n): string {
  return entries.join(', ') || i18n._(msg`Not given`);
}

function ratingOf({ rating, reviewCount, isSample }: Vendor, i18n: I18n): string {
  if (rating === null || reviewCount === 0) return i18n._(msg`No reviews yet`);
  const points = rating.toFixed(1);
  return i18n._(
    isSample
      ? msg`Sample rating ${points} of 5, reviews: ${reviewCount}`
      : msg`${points} of 5, reviews: ${reviewCount}`,
  );
}

function licenseOf({ license }: Vendor, i18n: I18n): string {
  return license ? licenseInWords(license, i18n) : i18n._(msg`No license or permit given`);
}
