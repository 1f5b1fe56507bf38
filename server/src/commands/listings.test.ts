import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { afterAll, expect, test } from 'vitest';
import { COMMAND_FILE_MAX_BYTES } from '../platform/sheets/read-rows.ts';
import { runCommandProcess } from '../testing/command-process.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { takeOrPut } from './take-and-put.ts';

const house = await openTestHouse({ withSampleData: true });
const { dataDir, database } = house.world.config;
const directory = await mkdtemp(join(tmpdir(), 'evenlight-listings-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const listings = (...words: string[]) => takeOrPut(house.world, words);

/** The real command, beside the open house. */
const command = (...words: string[]) =>
  runCommandProcess('listings', { DATA_DIR: dataDir, DATABASE_URL: database.url }, ...words);

const namesFound = async (search: string) => {
  const { vendors } = await house.aVisitor()(searchVendors, { query: { search } });
  return vendors.map(({ name }) => name);
};

const file = join(directory, 'vendors.csv');
const took = await listings('take', 'vendors', file);
const content = await readFile(file, 'utf8');
const wrong = join(directory, 'wrong.csv');
await writeFile(wrong, content.replace('"(415) 555-0100"', '"ring the bell"').replace('"Berkeley"', '""'));
// Opening the world takes seconds, so it is done while other tests run.
const refused = command('put', 'vendors', wrong);

test('vendors are taken out, and as they are they change nothing', async () => {
  expect(took).toBe(`168 vendors are in ${file}. Change them there, try it, then put it back.`);
  expect(content).toMatch(/^\ufeff"id","name","category",.*,"verified","featured","listed"\r\n/);
  expect(await listings('try', 'vendors', file)).toBe(
    'Nothing is wrong with it: 0 new, 0 changed, 168 unchanged. Nothing was changed yet.',
  );
});

test('a changed file is tried and put from the command line, and the open house finds what is new', async () => {
  const changed = join(directory, 'changed.csv');
  await writeFile(changed, content.replace('"Fogline Flowers"', '"Fogline Zinnias"'));
  expect(await listings('try', 'vendors', changed)).toContain('0 new, 1 changed, 167 unchanged');
  expect(await namesFound('zinnias')).toEqual([]);
  expect(await command('put', 'vendors', changed)).toEqual({
    code: 0,
    said: 'The vendors are now as in the file: 0 new, 1 changed, 167 unchanged. Those that are not in it stay as they were.',
  });
  expect(await namesFound('zinnias')).toEqual(['Fogline Zinnias']);
});

const faults =
  /^ {2}- line 2, location: Location is required\.\n(.*\n)* {2}- line \d+, phone: Please enter a valid phone number\.$/;

test('a file with faults is refused as a whole, and each fault is named', async () => {
  for (const task of ['try', 'put']) {
    await expect(listings(task, 'vendors', wrong)).rejects.toThrow(faults);
  }
});

test('the command line says what went wrong, and that nothing was changed', async () => {
  const { code, said } = await refused;
  const [first, ...rest] = said.split('\n');
  expect([code, first]).toEqual([1, 'The listings were not changed.']);
  expect(rest.join('\n')).toMatch(faults);
});

test('venues go the same way', async () => {
  const venues = join(directory, 'venues.csv');
  expect(await listings('take', 'venues', venues)).toMatch(/^\d\d venues are in /);
  expect(await listings('put', 'venues', venues)).toMatch(
    /^The venues are now as in the file: 0 new, 0 changed, \d\d unch/,
  );
});

test('a slip is explained and changes nothing', async () => {
  const [there, large] = [join(directory, 'there.csv'), join(directory, 'large.csv')];
  await writeFile(there, 'kept');
  await writeFile(large, '');
  await truncate(large, COMMAND_FILE_MAX_BYTES + 1);
  const slips: [string[], RegExp][] = [
    [['take', 'pets', there], /Say what to do: npm run listings -- take <sheet> <file>/],
    [['take', 'vendors', there], /EEXIST/],
    [['put', 'vendors', join(directory, 'nowhere.csv')], /ENOENT/],
    [['put', 'venues', large], /The file is larger than \d+ MB\. Split it/],
  ];
  for (const [words, why] of slips) await expect(listings(...words), words.join(' ')).rejects.toThrow(why);
  expect(await readFile(there, 'utf8')).toBe('kept');
});
