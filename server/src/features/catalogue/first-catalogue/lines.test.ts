import { expect, test } from 'vitest';
import { firstCatalogue } from './first-catalogue.ts';

const lines = firstCatalogue.packages.flatMap((it) => it.lines);

test.each([
  ['transfer and care', /transfer.* refrigerated care$/i, 488],
  ['a vehicle', /^Vehicle to/, 425],
  ['a hearse and one car', /^(Hearse|Procession vehicle) and one/, 700],
  ['a hearse and two cars', /^(Hearse|Procession vehicle) and two/, 975],
  ['bathing by the staff', /^Bathing/, 150],
  ['washing by trained washers', /^(Taharah|Ghusl by trained washers)$/, 350],
  ['washing with the family', /^(Room and help for|Dressing and encoffining)/, 260],
  ['agreeing a time with one person or house', /^(Clergy|Pandit|Temple|Temple or minister) coordination$/, 145],
  ['agreeing a time with two', /(rabbi and synagogue|masjid and imam|^Granthi and gurdwara.*)$/, 290],
  ['agreeing a time with three', /(cantor and synagogue|jatha and gurdwara coordination)$/, 435],
  [
    'an hour with the staff',
    /^(Staff at the|Antim darshan, one hour|Ardas and antim darshan$|Asthi|Prayer meeting|Unveiling)/,
    220,
  ],
  ['two hours with the staff', /(the evening before|two hours|for the sangat|or evening chanting)$/, 330],
  ['the grave', /^(Graveside|Kevurah|Burial)(?!.*shade).*the grave is separate/, 220],
  ['the grave with shade and seating', /shade.*the grave is separate/, 515],
  ['a cremation', /^(Witnessed cremation|Cremation)(?!.*chapel)/, 895],
  ['a cremation with a chapel to oneself', /(private|large) chapel.*crematory/, 1295],
  ['a plain casket for cremation', /^Plain cremation casket/, 395],
  ['a simple casket', /^(Simple wood|Plain wooden)/, 495],
  ['a solid casket', /^Solid/, 1095],
  ['a hardwood casket', /^Hardwood/, 2095],
  ['a plain urn', /^(Plain|Simple) urn/, 120],
  ['a page', /^(Online memorial|Shiva|Memorial du’a|Memorial) page$/, 65],
  ['a page and a recording', /^Memorial page and recording/, 345],
  ['a tribute, a recording and a page', /tribute, recording and memorial page$/, 795],
  ['seven days of meals', /seven days for 20, the caterer/, 2975],
  ['setting up a gift', /(fund|project|scholarship) set up$|^Tzedakah link/, 150],
  ['travel help', /travel/i, 220],
])('%s costs the same in every tradition', (_work, words, dollars) => {
  const found = lines.filter((line) => words.test(line.name));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(new Set(found.map((line) => line.dollars))).toEqual(new Set([dollars]));
});

test('a guest at table costs the same in every tradition; langar, which the sangat cooks, costs less', () => {
  const guestsOf = (name: string) =>
    [...name.matchAll(/for (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  const meals = lines.filter((line) => /(meals?|Reception) .*for \d+/.test(line.name));
  const atOneTable = meals.filter((line) => !line.name.includes('days'));
  expect(atOneTable.length).toBeGreaterThanOrEqual(6);
  for (const { name, dollars } of atOneTable) expect(dollars / guestsOf(name), name).toBe(18);
  const langar = lines.filter((line) => line.name.startsWith('Langar'));
  expect(langar.map(({ name, dollars }) => dollars / guestsOf(name))).toEqual([8, 8]);
});
