// Vendors to try things out with, all of them invented. A vendor of one faith names that faith alone; one that names all
// must suit all of them in what it does.
import { type VendorCategory, vendorCategories } from '@evenlight/contract/vendors/categories';
import { v5 as uuid } from 'uuid';
import type { vendors } from '../../features/vendors/tables.ts';
import type { SampleCity } from '../places.ts';
import { catering } from './catering.ts';
import { cemetery } from './cemetery.ts';
import { clergy } from './clergy.ts';
import { crematorium } from './crematorium.ts';
import { florists } from './florists.ts';
import { funeralHomes } from './funeral-homes.ts';
import { griefCounseling } from './grief-counseling.ts';
import { licenseOf } from './licenses.ts';
import { music } from './music.ts';
import { photography } from './photography.ts';
import { ritualSupplies } from './ritual-supplies.ts';
import type { SampleVendor } from './sample-vendor.ts';
import { transportation } from './transportation.ts';

export type SampleVendorRow = typeof vendors.$inferInsert;

const byCategory: Record<VendorCategory, SampleVendor[]> = {
  'funeral-homes': funeralHomes,
  clergy,
  florists,
  catering,
  photography,
  music,
  transportation,
  crematorium,
  cemetery,
  'ritual-supplies': ritualSupplies,
  'grief-counseling': griefCounseling,
};

const NAMESPACE = 'a1f0a3f6-2d63-4c0a-9c7e-6b1f0c6f2d11';
/** Before the first of the sample dealings, and each vendor a little before the one that stands ahead of it. */
const NEWEST_LISTED_AT = Date.parse('2024-10-31T17:00:00Z');
const HOURS_BETWEEN = 31;
const HOUR_MS = 3_600_000;

/** Numbers in films and samples end so; nobody has them. Two of them are our own. */
const fictionalNumbers = Array.from({ length: 100 }, (_, place) => `555-01${String(place).padStart(2, '0')}`).filter(
  (number) => number !== '555-0142' && number !== '555-0188',
);

const areaCodes: Record<SampleCity, string> = {
  'San Francisco': '415',
  Oakland: '510',
  Berkeley: '510',
  Fremont: '510',
  'San Jose': '408',
  'Daly City': '650',
  'San Mateo': '650',
  'Los Altos': '650',
  Danville: '925',
  'San Ramon': '925',
};

/** One of each category in turn, so that the newest are not all of one kind. */
function inTurns(): (SampleVendor & { category: VendorCategory; turn: number })[] {
  const turns = Math.max(...vendorCategories.map((category) => byCategory[category].length));
  return Array.from({ length: turns }, (_, turn) =>
    vendorCategories.flatMap((category) => {
      const vendor = byCategory[category][turn];
      return vendor ? [{ ...vendor, category, turn }] : [];
    }),
  ).flat();
}

export function sampleVendorRows(): SampleVendorRow[] {
  const given = new Map<string, number>();
  return inTurns().map((vendor, position) => {
    const { name, location, category, faithTraditions, specialties, description, businessType, hours } = vendor;
    const [lowest = null, highest = null] = vendor.price ?? [];
    const area = areaCodes[location];
    const numbersGiven = given.get(area) ?? 0;
    given.set(area, numbersGiven + 1);
    const domain = `${domainOf(name)}.example`;
    return {
      id: uuid(`${location} ${name}`, NAMESPACE),
      name,
      location,
      category,
      faithTraditions,
      specialties,
      description,
      businessType,
      hours,
      phone: `(${area}) ${fictionalNumbers[numbersGiven]}`,
      email: `hello@${domain}`,
      website: vendor.hasWebsite === false ? null : `https://${domain}`,
      image: vendor.hasPicture === false ? null : `/vendor-art/${category}.svg`,
      minCents: lowest === null ? null : lowest * 100,
      maxCents: highest === null ? null : highest * 100,
      priceNote: vendor.priceNote ?? '',
      ...licenseOf(vendor),
      isVerified: vendor.isVerified ?? true,
      isFeatured: vendor.isFeatured ?? false,
      isSample: true,
      isListed: true,
      createdAt: new Date(NEWEST_LISTED_AT - position * HOURS_BETWEEN * HOUR_MS),
    };
  });
}

function domainOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .replace(/&/g, 'and')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
