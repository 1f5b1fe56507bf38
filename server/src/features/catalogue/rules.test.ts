import { expect, test } from 'vitest';
import { CatalogueFile } from './catalogue-file.ts';
import { firstCatalogue } from './first-catalogue/first-catalogue.ts';
import { faultsIn, slugOf } from './rules.ts';

const sound = () => structuredClone(CatalogueFile.parse(firstCatalogue));

test('the catalogue a new house begins with is sound', () => {
  expect(faultsIn(sound())).toEqual([]);
});

test('every way to get a catalogue wrong has its own sentence', () => {
  const file = sound();
  const [first, second] = file.packages;
  if (!first || !second) throw new Error('there are packages');
  first.dollars += 1;
  first.lines = first.lines.map((line) => ({ ...line, canDecline: true }));
  first.lines[1] = {
    ...first.lines[1],
    name: first.lines[2]?.name ?? '',
    covers: [99],
  } as (typeof first.lines)[number];
  second.tier = first.tier;
  file.addons.push({ ...file.addons[0] } as (typeof file.addons)[number]);
  const faults = faultsIn(file).join('\n');
  for (const words of [
    'There are two packages for',
    'and its price is',
    'has no line for basic services',
    'has two lines called',
    'has no feature 99',
    'Two add-ons of',
    'Two add-ons have the id',
  ])
    expect(faults).toContain(words);
});

test('a name makes the same id whichever apostrophe and accents it has', () => {
  expect(slugOf('L’Dor V’Dor Legacy')).toBe('l-dor-v-dor-legacy');
  expect(slugOf('  Café & Çay ')).toBe('cafe-cay');
});
