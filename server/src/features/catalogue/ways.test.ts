import { centsOf } from '@evenlight/contract/catalogue';
import { packagedTraditions } from '@evenlight/contract/traditions';
import { customaryWays, serviceTypeOf, type Way, ways } from '@evenlight/contract/ways';
import { expect, test } from 'vitest';
import { CatalogueFile } from './catalogue-file.ts';
import { firstCatalogue } from './first-catalogue/first-catalogue.ts';
import { asRows } from './rules.ts';
import { packageAsWire } from './store.ts';
import { inWay, isOfferedAlone, simpleIn } from './ways.ts';

const rows = asRows(CatalogueFile.parse(firstCatalogue));
const offers = rows.packages.map((offer) => ({
  offer: packageAsWire(
    { ...offer, translations: {} },
    rows.lines.filter(({ packageId }) => packageId === offer.id).map((line) => ({ ...line, translations: {} })),
  ),
  isSimple: offer.tier === 'simple',
}));
const simple = offers.filter(({ isSimple }) => isSimple).map(({ offer }) => offer);
const packages = offers.filter(({ isSimple }) => !isSimple).map(({ offer }) => offer);

const everyPackage = packages.flatMap((offer) => ways.map((way) => [`${offer.id}, ${way}`, offer, way] as const));

const isThere = { burial: true, 'green-burial': true, cremation: true, 'water-cremation': true } as const satisfies {
  [Chosen in Way]?: true;
};
const needsCare = (way: Way, customary: Way) => (way === 'undecided' ? customary : way) in isThere;

test.each(everyPackage)('%s can be had, and its lines sum to its price', (_, offer, way) => {
  const made = inWay(offer, way, simple);
  const sum = made?.lines.reduce((cents, { price, isChoice }) => cents + (isChoice ? 0 : centsOf(price)), 0);
  expect(sum).toBe(centsOf(made?.price ?? Number.NaN));
  expect(made?.way).toBe(way);
  expect(new Set(made?.lines.map(({ id }) => id)).size).toBe(made?.lines.length);
});

test.each(everyPackage)(
  '%s holds what the law asks for, once, and nothing else that cannot be declined',
  (_, offer, way) => {
    const made = inWay(offer, way, simple);
    if (!made || offer.faithTradition === 'other') throw new Error('it is offered');
    const owed = made.lines.filter(({ canDecline }) => !canDecline).map(({ part }) => part);
    const isHere = needsCare(way, customaryWays[offer.faithTradition]);
    expect(owed.toSorted()).toEqual(isHere ? ['basic-services', 'permit'] : ['planning']);
    const permit = made.lines.find(({ part }) => part === 'permit')?.name;
    if (isHere) expect(permit).toBe(`County ${serviceTypeOf(way, offer.faithTradition)} permit (required by law)`);
  },
);

test.each(everyPackage)('%s holds nothing of another way', (_, offer, way) => {
  const made = inWay(offer, way, simple);
  if (!made || offer.faithTradition === 'other') throw new Error('it is offered');
  const shown = way === 'undecided' ? customaryWays[offer.faithTradition] : way;
  const said = [made.description, ...made.features, ...made.lines.map(({ name }) => name)].join('\n');
  const hasGrave = shown === 'burial' || shown === 'green-burial';
  const hasAshes = shown === 'cremation' || shown === 'water-cremation';
  const isSecular = offer.faithTradition === 'secular';
  if (hasGrave) expect(said).not.toMatch(isSecular ? /crematory|Ashes returned/ : /cremat|kalash|\burn\b|ashes/i);
  if (hasAshes)
    expect(said).not.toMatch(
      isSecular ? /the grave/ : /burial|\bgrave|(?<!cremation )casket$|cemetery|\baron\b|kevurah/im,
    );
  if (!hasGrave && !hasAshes)
    expect(said).not.toMatch(
      isSecular
        ? /refrigerated/
        : /refrigerated|permit|casket|crematory|\bgrave|ghusl|taharah|hearse|antyeshti|antam sanskar|ghee|darshan/i,
    );
  if (shown === 'water-cremation') expect(said).not.toMatch(/crematory/);
  if (shown === 'green-burial') expect(said).not.toMatch(/hardwood casket|solid wood casket|cloth-covered/i);
});

test.each(everyPackage)(
  'every promise of %s is paid for by a line, and every line knows its promises',
  (_, offer, way) => {
    const made = inWay(offer, way, simple);
    const covered = new Set(made?.lines.flatMap(({ covers }) => covers));
    expect([...covered].toSorted((one, other) => one - other)).toEqual(made?.features.map((_, place) => place));
  },
);

test('what is promised for the year after stays in the price in every way', () => {
  const legacy = packages.find(({ id }) => id === 'secular-legacy');
  if (!legacy) throw new Error('it is offered');
  for (const way of ways) expect(inWay(legacy, way, simple)?.features).toContain('First-year gathering plan');
});

test('clergy are paid for the occasions that take place', () => {
  const fees = (id: string, way: Way) => {
    const offer = packages.find((one) => one.id === id);
    const lines = (offer && inWay(offer, way, simple)?.lines) ?? [];
    return lines.filter(({ name }) => /^(Senior p|P)andit (for|from)|^Granthi for|^Ragi jatha for/.test(name));
  };
  const cents = (...asked: Parameters<typeof fees>) =>
    fees(...asked).reduce((sum, { price }) => sum + centsOf(price), 0);
  expect([cents('hindu-premium', 'cremation'), cents('hindu-premium', 'elsewhere')]).toEqual([70_000, 35_000]);
  expect([cents('hindu-legacy', 'cremation'), cents('hindu-legacy', 'donation')]).toEqual([120_000, 85_000]);
  expect([cents('sikh-premium', 'cremation'), cents('sikh-premium', 'elsewhere')]).toEqual([70_000, 35_000]);
  expect([cents('sikh-legacy', 'cremation'), cents('sikh-legacy', 'donation')]).toEqual([105_000, 35_000]);
});

test.each(packagedTraditions)(
  'the law’s two simple offers stand beside the packages of %s families, whatever their way',
  (tradition) => {
    for (const way of ways) {
      const alone = simple
        .filter((one) => isOfferedAlone({ way, tradition }, one))
        .map((one) => simpleIn(one, tradition));
      expect(alone.map(({ name }) => name)).toEqual(expect.arrayContaining(['Simple cremation', 'Immediate burial']));
      for (const one of alone) expect(one.lines.filter(({ part }) => part === 'permit')).toHaveLength(1);
    }
  },
);

test('a way whose simple offer is not offered cannot be had with a package either', () => {
  const [christian] = packages;
  if (!christian) throw new Error('there are packages');
  expect(inWay(christian, 'water-cremation', [])).toBeNull();
  expect(inWay(christian, 'burial', [])).toMatchObject({ price: christian.price });
});

test('packages whose lines do not say what they are for are offered as they are, and in no other way', () => {
  const [christian] = packages;
  if (!christian) throw new Error('there are packages');
  const untold = { ...christian, lines: christian.lines.map((line) => ({ ...line, part: 'any' as const })) };
  expect(inWay(untold, 'cremation', simple)).toBeNull();
  expect(inWay(untold, 'undecided', simple)).toMatchObject({ price: christian.price });
});

test('a house that has made its packages for another way than the customary one sells them so, and exchanges from there', () => {
  const [christian] = packages;
  if (!christian) throw new Error('there are packages');
  const asCremation = inWay(christian, 'cremation', simple);
  if (!asCremation) throw new Error('it is offered');
  expect(inWay(asCremation, 'cremation', simple)).toEqual(asCremation);
  const asBurial = inWay(asCremation, 'undecided', simple);
  expect(asBurial?.lines.map(({ part }) => part)).toContain('grave');
  expect(asBurial?.lines.map(({ part }) => part)).not.toContain('crematory');
});
