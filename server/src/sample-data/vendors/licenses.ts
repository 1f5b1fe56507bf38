// Which authority numbers which trade. The numbers themselves are plainly invented.
import { licensedCategories, type VendorCategory } from '@evenlight/contract/vendors/categories';

const kinds: Partial<Record<VendorCategory, string>> = {
  'funeral-homes': 'FD',
  catering: 'HP',
  transportation: 'TCP',
  crematorium: 'CR',
  cemetery: 'COA',
  'grief-counseling': 'BBS',
};

/** Businesses that another authority numbers than most of their category, or none at all. */
const exceptions: Record<string, string | null> = {
  'Alkaline hydrolysis facility': 'HF',
  Psychologist: 'PSY',
  // Carriers are numbered for the living passengers they carry by road.
  'Mortuary transport': null,
  'International transfer agent': null,
  'Cargo bicycle livery': null,
  'Boat charter': null,
  // Burial grounds of a religious community or a public district need no certificate of authority.
  'Parish cemetery': null,
  'Muslim cemetery': null,
  'Jewish cemetery': null,
  'Public cemetery district': null,
  // Neighbors who cook at home, and groups that are company rather than therapy.
  'Volunteer kitchen': null,
  'Children’s grief center': null,
};

const DAY_MS = 24 * 3_600_000;
const FIRST_CHECK = Date.parse('2026-07-01');

type Licensed = { category: VendorCategory; businessType: string; turn: number; isVerified?: false };

/** Nobody looks up the number of a vendor that is not verified yet. */
export function licenseOf({ category, businessType, turn, isVerified }: Licensed) {
  const usual = licensedCategories.includes(category) ? (kinds[category] ?? null) : null;
  const kind = businessType in exceptions ? exceptions[businessType] : usual;
  if (!kind) return { licenseNumber: null, licenseCheckedOn: null };
  const checkedAt = new Date(FIRST_CHECK + turn * 5 * DAY_MS);
  return {
    licenseNumber: `${kind} SAMPLE ${1042 + turn * 7}`,
    licenseCheckedOn: isVerified === false ? null : checkedAt.toISOString().slice(0, 10),
  };
}
