import { isWithinCap, type PackageTier, packageTiers } from '@evenlight/contract/catalogue';
import { type PackagedTradition, packagedTraditions } from '@evenlight/contract/traditions';
import { expect, test } from 'vitest';
import { CatalogueFile } from '../catalogue-file.ts';
import { firstCatalogue } from './first-catalogue.ts';

const { packages, addons } = CatalogueFile.parse(firstCatalogue);
const packagesByName = packages.map((it) => [it.name, it] as const);

function addonsWith(tradition: PackagedTradition, tier: PackageTier) {
  return addons.filter(
    (addon) =>
      (addon.tradition ?? tradition) === tradition && (addon.tier ?? tier) === tier && isWithinCap(addon.dollars, tier),
  );
}

const namesWith = (tradition: PackagedTradition, tier: PackageTier) =>
  addonsWith(tradition, tier).map((addon) => addon.name);

test.each([
  ['christian', 'burial', [3500, 6500, 12000]],
  ['jewish', 'burial', [4200, 7800, 14500]],
  ['muslim', 'burial', [3800, 7200, 13200]],
  ['hindu', 'cremation', [4500, 8500, 15800]],
  ['buddhist', 'cremation', [4200, 8200, 14800]],
  ['sikh', 'cremation', [4300, 8800, 16200]],
  ['secular', 'memorial', [2800, 5500, 9800]],
])('%s families find a %s in three sizes at the agreed prices', (tradition, serviceType, prices) => {
  const offered = packages.filter((it) => it.tradition === tradition);
  expect(offered.map((it) => it.tier)).toEqual(packageTiers);
  expect(offered.map((it) => it.dollars)).toEqual(prices);
  expect(offered.map((it) => it.features.length)).toEqual([8, 11, 14]);
  expect(offered.map((it) => it.isPopular)).toEqual([false, true, false]);
  expect(new Set(offered.map((it) => it.serviceType))).toEqual(new Set([serviceType]));
});

test('there are 21 packages, each with a name of its own', () => {
  expect(packages).toHaveLength(21);
  expect(new Set(packages.map((it) => it.name)).size).toBe(21);
});

test.each(packagesByName)('the lines of %s sum to its price, in whole dollars', (_name, { lines, dollars }) => {
  expect(lines.reduce((sum, line) => sum + line.dollars, 0)).toBe(dollars);
  for (const line of lines) {
    expect(line.dollars, line.name).toBeGreaterThan(0);
    expect(Number.isInteger(line.dollars), line.name).toBe(true);
  }
});

test.each(packagesByName)('%s opens into 8 to 14 lines of different names', (_name, { lines }) => {
  expect(lines.length).toBeGreaterThanOrEqual(8);
  expect(lines.length).toBeLessThanOrEqual(14);
  expect(new Set(lines.map((line) => line.name)).size).toBe(lines.length);
});

test.each(packagesByName)('everything in %s but the basic services, which come first, can be declined', (_name, it) => {
  expect(it.lines.findIndex((line) => !line.canDecline)).toBe(0);
  expect(it.lines.filter((line) => !line.canDecline)).toHaveLength(1);
  expect(it.lines[0]?.name).toMatch(/^Basic services/);
  expect(it.lines[0]?.kind).toBe('service');
});

test.each(packagesByName)('every feature of %s is paid for by exactly one line', (_name, { lines, features }) => {
  const covered = lines.flatMap((line) => line.covers).sort((a, b) => a - b);
  expect(covered).toEqual(features.map((_, index) => index + 1));
  for (const line of lines) expect(line.covers.length, line.name).toBeLessThanOrEqual(2);
});

test.each(packagedTraditions)('a larger %s package costs more in its basic services, never less', (tradition) => {
  const fees = packages.filter((it) => it.tradition === tradition).map((it) => it.lines[0]?.dollars ?? 0);
  expect(fees).toEqual([...fees].sort((a, b) => a - b));
});

test('fees of the county are passed on at cost', () => {
  const passedOn = packages.flatMap((it) => it.lines).filter((line) => line.kind === 'cash-advance');
  const pricesOf = (words: RegExp) => passedOn.filter((line) => words.test(line.name)).map((line) => line.dollars);
  expect(pricesOf(/^County .* permit$/)).toEqual(Array(18).fill(12));
  expect(pricesOf(/^Five certified copies/)).toEqual(Array(7).fill(130));
  expect(pricesOf(/^Ten certified copies/)).toEqual(Array(7).fill(260));
});

test('Muslim and Jewish packages speak of no viewing and no embalming', () => {
  const spoken = packages
    .filter((it) => it.tradition === 'muslim' || it.tradition === 'jewish')
    .flatMap((it) => [it.name, it.description, ...it.features, ...it.lines.map((line) => line.name)]);
  for (const words of spoken) expect(words).not.toMatch(/viewing|embalm|wake|cremat/i);
});

test('the common add-ons have the agreed prices and go with every tradition and tier', () => {
  const common = addons.filter((it) => !it.tradition && !it.tier);
  expect(Object.fromEntries(common.map((it) => [it.name, it.dollars]))).toEqual({
    'Grief Support': 150,
    'Live Streaming': 100,
    'Professional Photography': 300,
    'Obituary Services': 200,
    'Transportation Services': 400,
  });
});

test.each([
  ['basic', { 'Premium Floral': 200, 'Enhanced Catering': 300, 'Memorial Keepsakes': 150 }],
  ['premium', { 'Luxury Transportation': 200, 'Extended Viewing': 250, 'Professional Musicians': 400 }],
  ['legacy', { 'Life Documentary': 800, 'Memorial Garden Dedication': 1200, 'Memorial Scholarship Setup': 500 }],
])('the %s tier has its own three add-ons', (tier, prices) => {
  const ofTier = addons.filter((it) => it.tier === tier);
  expect(Object.fromEntries(ofTier.map((it) => [it.name, it.dollars]))).toEqual(prices);
});

test.each(packagedTraditions)(
  '%s families have four add-ons of their own, none dearer than 800 dollars',
  (tradition) => {
    const own = addons.filter((it) => it.tradition === tradition);
    expect(own).toHaveLength(4);
    for (const addon of own) {
      expect(addon.dollars, addon.name).toBeGreaterThanOrEqual(100);
      expect(addon.dollars, addon.name).toBeLessThanOrEqual(800);
    }
  },
);

test('nobody is offered two add-ons of the same name', () => {
  for (const tradition of packagedTraditions) {
    for (const tier of packageTiers) {
      const names = namesWith(tradition, tier);
      expect(new Set(names).size, `${tradition} ${tier}`).toBe(names.length);
    }
  }
});

test('dear add-ons wait for the larger packages', () => {
  expect(namesWith('jewish', 'basic')).not.toContain('Torah Dedication');
  expect(namesWith('jewish', 'premium')).toContain('Torah Dedication');
  expect(namesWith('jewish', 'legacy')).toContain('Torah Dedication');
  expect(namesWith('hindu', 'basic')).toContain('Extended Puja');
  expect(namesWith('sikh', 'basic')).toContain('Community Langar');
  expect(namesWith('secular', 'basic')).toContain('Personalized Venue Decoration');
  expect(namesWith('secular', 'legacy')).toContain('Memorial Garden Dedication');
});

test('what a tradition does without is marked, and still offered', () => {
  const marked = addons.filter((it) => it.notCustomaryFor.length > 0);
  expect(Object.fromEntries(marked.map((it) => [it.name, it.notCustomaryFor]))).toEqual({
    'Professional Photography': ['muslim', 'jewish'],
    'Premium Floral': ['muslim', 'jewish'],
    'Extended Viewing': ['muslim', 'jewish'],
    'Professional Musicians': ['muslim', 'jewish', 'sikh'],
    'Memorial Garden Dedication': ['sikh'],
  });
  expect(namesWith('jewish', 'premium')).toContain('Extended Viewing');
});

test('catering follows the table of each tradition', () => {
  const catering = addons.find((it) => it.name === 'Enhanced Catering');
  expect(catering?.notes).toEqual({
    hindu: 'Vegetarian.',
    muslim: 'Halal, brought to the home of the mourners.',
    jewish: 'Kosher, brought to the house of mourning.',
    buddhist: 'Vegetarian.',
    sikh: 'Vegetarian.',
  });
});

test('apostrophes are the printed ones everywhere', () => {
  expect(JSON.stringify(firstCatalogue)).not.toContain("'");
});
