import { isWithinCap, type PackageTier, packageTiers } from '@evenlight/contract/catalogue';
import { type PackagedTradition, packagedTraditions } from '@evenlight/contract/traditions';
import { expect, test } from 'vitest';
import { CatalogueFile } from '../catalogue-file.ts';
import { firstCatalogue } from './first-catalogue.ts';

const { packages: offered, addons } = CatalogueFile.parse(firstCatalogue);
// The simple offers have rules of their own, in ../ways.test.ts.
const packages = offered.filter(({ tradition }) => tradition);
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
  expect(offered.map((it) => it.tier)).toEqual(['basic', 'premium', 'legacy']);
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
  expect(lines.reduce((sum, line) => sum + (line.isChoice ? 0 : line.dollars), 0)).toBe(dollars);
  for (const line of lines) {
    expect(line.dollars, line.name).toBeGreaterThan(0);
    expect(Number.isInteger(line.dollars), line.name).toBe(true);
  }
});

test.each(packagesByName)('what %s calls a choice is not in its price, and can be declined', (_name, { lines }) => {
  const choices = lines.filter((line) => line.isChoice);
  const calledSo = lines.filter(({ name }) => /if you (choose|wish|want)|optional/i.test(name));
  expect(choices.map(({ name }) => name)).toEqual(calledSo.map(({ name }) => name));
  for (const line of choices) expect(line.canDecline).toBe(true);
});

test.each(packagesByName)('%s opens into 8 to 23 lines of different names', (_name, { lines }) => {
  expect(lines.length).toBeGreaterThanOrEqual(8);
  expect(lines.length).toBeLessThanOrEqual(23);
  expect(new Set(lines.map((line) => line.name)).size).toBe(lines.length);
});

test.each(packagesByName)(
  'all of %s can be declined but the basic services, which come first, and the permit that the law asks for',
  (_name, { lines, serviceType }) => {
    const owed = lines.filter((line) => !line.canDecline);
    expect(owed[0]).toBe(lines[0]);
    expect(owed[0]?.name).toMatch(/^Basic services/);
    expect(owed[0]?.kind).toBe('service');
    const permit = serviceType === 'memorial' ? [] : [`County ${serviceType} permit (required by law)`];
    expect(owed.slice(1).map((line) => line.name)).toEqual(permit);
  },
);

test.each(packagesByName)('every feature of %s is paid for by at least one line', (_name, it) => {
  const covered = it.lines.flatMap((line) => line.covers);
  expect(new Set(covered)).toEqual(new Set(it.features.map((_, index) => index + 1)));
  for (const { name, covers } of it.lines) {
    expect(new Set(covers).size, name).toBe(covers.length);
    expect(covers.length, name).toBeLessThanOrEqual(2);
  }
});

test('only what no feature speaks of stands alone', () => {
  const alone = packages.flatMap((it) => it.lines).filter((line) => line.covers.length === 0);
  expect([...new Set(alone.map((line) => line.name))].sort()).toEqual([
    'Basic services: planning and coordination',
    'Covered bier and grave boards',
    'Plain cremation casket',
    'Plain urn, until the immersion',
    'Vehicle to the church and beyond',
    'Vehicle to the farewell',
    'Vehicle to the levayah and beyond',
    'Vehicle to the masjid and beyond',
    'Wooden cremation casket',
  ]);
});

test.each(packagesByName)(
  'declining the copies or the transfer does not strike the registration of %s',
  (_name, it) => {
    const place = it.features.findIndex((words) => /registration|Paperwork/i.test(words)) + 1;
    const paying = it.lines.filter((line) => line.covers.includes(place));
    const parts = paying.map((line) => line.name).join();
    const words = it.features[place - 1] ?? '';
    if (it.serviceType !== 'memorial') expect(parts).toMatch(/Basic services.*permit \(required by law\)/);
    else expect(parts).toContain('Help with registration and permit papers');
    if (words.includes('copies')) expect(parts).toContain('certified copies');
    if (words.includes('Transfer')) expect(parts).toContain('Transfer and refrigerated care');
  },
);

test.each(packagedTraditions)('a larger %s package costs more in its basic services, never less', (tradition) => {
  const fees = packages.filter((it) => it.tradition === tradition).map((it) => it.lines[0]?.dollars ?? 0);
  expect(fees).toEqual([...fees].sort((a, b) => a - b));
});

test('fees of the county are passed on at cost', () => {
  const passedOn = packages.flatMap((it) => it.lines).filter((line) => line.kind === 'cash-advance');
  const pricesOf = (words: RegExp) => passedOn.filter((line) => words.test(line.name)).map((line) => line.dollars);
  expect(pricesOf(/^County .* permit /)).toEqual(Array(18).fill(12));
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

test('every add-on is work, a thing or money passed on, like the same thing in a package', () => {
  const namesOf = (kind: string) =>
    addons
      .filter((it) => it.kind === kind)
      .map((it) => it.name)
      .sort();
  expect(namesOf('merchandise')).toEqual([
    'Celebrant Keepsake Script',
    'Memorial Garden Dedication',
    'Memorial Keepsakes',
    'Memorial Tablet and Home Altar',
    'Premium Floral',
    'Tree or Habitat Planting',
  ]);
  expect(namesOf('cash-advance')).toEqual([
    'Akhand Paath',
    'Asthi Visarjan by Boat',
    'Choir and Organist',
    'Community Langar',
    'Enhanced Catering',
    'Extended Puja',
    'Forty-Ninth-Day Service',
    'Gita and Garuda Purana Readings',
    'Immersion of Ashes by Boat',
    'Professional Musicians',
    'Qur’an Recitation Gathering',
    'Ragi Jatha Kirtan',
    'Repast or Mercy Meal',
    'Sadaqah Jariyah Gift',
    'Ta’ziyah Hospitality',
    'Thirteenth-Day Community Meal',
    'Torah Dedication',
    'Vegetarian Dana Meal',
    'Weekly Sevens Chanting',
  ]);
  expect(namesOf('service')).toHaveLength(addons.length - 6 - 19);
});

test('an add-on says which packages hold it already, and larger packages hold what smaller ones do', () => {
  const heldIn = (tiers: PackageTier[]) =>
    addons.filter((it) => it.includedIn.join() === tiers.join()).map((it) => `${it.tradition} ${it.name}`);
  expect(heldIn(['premium', 'legacy']).sort()).toEqual([
    'buddhist Forty-Ninth-Day Service',
    'christian Choir and Organist',
    'jewish Extended Shmirah',
    'jewish Shiva Home Set-Up',
    'muslim Ta’ziyah Hospitality',
    'secular Personalized Venue Decoration',
    'sikh Community Langar',
    'sikh Ragi Jatha Kirtan',
  ]);
  expect(heldIn(['legacy']).sort()).toEqual([
    'buddhist Memorial Tablet and Home Altar',
    'buddhist Vegetarian Dana Meal',
    'buddhist Weekly Sevens Chanting',
    'christian Repast or Mercy Meal',
    'christian Year of Remembrance',
    'hindu Asthi Visarjan by Boat',
    'hindu Extended Puja',
    'hindu Gita and Garuda Purana Readings',
    'hindu Thirteenth-Day Community Meal',
    'jewish Unveiling and Yahrzeit Care',
    'muslim Sadaqah Jariyah Gift',
    'muslim Wasiyyah and Inheritance Guidance',
    'secular Memory Wall and Story Table',
    'sikh Immersion of Ashes by Boat',
  ]);
  expect(heldIn([])).toHaveLength(addons.length - 8 - 14);
});

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

test('nobody is promised last rites', () => {
  expect(JSON.stringify(firstCatalogue)).not.toMatch(/last rites?/i);
});

test('apostrophes are the printed ones everywhere', () => {
  expect(JSON.stringify(firstCatalogue)).not.toContain("'");
});
