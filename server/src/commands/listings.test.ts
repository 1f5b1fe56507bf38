import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-listings-'));
const house = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_DATA: 'on' });
const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PATH: process.env.PATH };
afterAll(async () => {
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function listings(...words: string[]) {
  const run = promisify(execFile)(process.execPath, [resolve(import.meta.dirname, 'listings.ts'), ...words], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stderr }) => ({ code, said: String(stderr).trim() }),
  );
}

const namesFound = async (search: string) => {
  const answer = await fetch(`${house.address}/api/vendors/search?search=${encodeURIComponent(search)}`);
  const { vendors } = (await answer.json()) as { vendors: { name: string }[] };
  return vendors.map(({ name }) => name);
};

const file = join(dataDir, 'vendors.csv');
const took = await listings('take', 'vendors', file);
const content = await readFile(file, 'utf8');

test('vendors are taken out while the house is running', async () => {
  expect(took).toEqual({
    code: 0,
    said: `168 vendors are in ${file}. Change them there, try it, then put it back.`,
  });
  expect(content).toMatch(/^\ufeff"id","name","category",.*,"verified","featured","listed"\r\n/);
  expect((await listings('try', 'vendors', file)).said).toBe(
    'Nothing is wrong with it: 0 new, 0 changed, 168 unchanged. Nothing was changed yet.',
  );
});

test('a changed file is tried and put, and the running house finds what is new', async () => {
  const changed = join(dataDir, 'changed.csv');
  await writeFile(changed, content.replace('"Fogline Flowers"', '"Fogline Zinnias"'));
  expect((await listings('try', 'vendors', changed)).said).toContain('0 new, 1 changed, 167 unchanged');
  expect(await namesFound('zinnias')).toEqual([]);
  expect((await listings('put', 'vendors', changed)).said).toBe(
    'The vendors are now as in the file: 0 new, 1 changed, 167 unchanged. Those that are not in it stay as they were.',
  );
  expect(await namesFound('zinnias')).toEqual(['Fogline Zinnias']);
});

test('a file with faults is refused as a whole, and each fault is named', async () => {
  const wrong = join(dataDir, 'wrong.csv');
  await writeFile(wrong, content.replace('"(415) 555-0100"', '"ring the bell"').replace('"Berkeley"', '"Atlantis"'));
  const answers = await Promise.all(['try', 'put'].map((task) => listings(task, 'vendors', wrong)));
  for (const { code, said } of answers) {
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The listings were not changed\.\n {2}- line 2, location: Must be one of: San Francisco,.*\n/,
    );
    expect(said).toMatch(/\n {2}- line \d+, phone: Please enter a valid phone number\.$/);
  }
});

test('venues go the same way', async () => {
  const file = join(dataDir, 'venues.csv');
  expect((await listings('take', 'venues', file)).said).toMatch(/^\d\d venues are in /);
  expect((await listings('put', 'venues', file)).said).toMatch(
    /^The venues are now as in the file: 0 new, 0 changed, \d\d unch/,
  );
});

test('a slip is explained and changes nothing', async () => {
  const [there, large] = [join(dataDir, 'there.csv'), join(dataDir, 'large.csv')];
  await writeFile(there, 'kept');
  await writeFile(large, '');
  await truncate(large, 65 * 1024 ** 2);
  const slips: [string[], RegExp][] = [
    [['take', 'pets', there], /Say what to do: npm run listings -- take vendors <file>/],
    [['take', 'vendors', there], /EEXIST/],
    [['put', 'vendors', join(dataDir, 'nowhere.csv')], /ENOENT/],
    [['put', 'venues', large], /The file is larger than 64 MB\. Split it/],
  ];
  const answers = await Promise.all(slips.map(async ([words, why]) => ({ why, ...(await listings(...words)) })));
  for (const { code, said, why } of answers) {
    expect(code).toBe(1);
    expect(said).toMatch(/^The listings were not changed\.\n/);
    expect(said).toMatch(why);
  }
  expect(await readFile(there, 'utf8')).toBe('kept');
});
