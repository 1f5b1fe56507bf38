import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';
import { openTestHouse } from '../testing/open-test-house.ts';

const house = await openTestHouse({ withSampleData: true });
const { dataDir, database } = house.world.config;
const directory = await mkdtemp(join(tmpdir(), 'evenlight-catalogue-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The real command, beside the open house. */
const catalogue = (...words: string[]) =>
  runCommandProcess('catalogue', { DATA_DIR: dataDir, DATABASE_URL: database.url }, ...words);

test('a file that is taken is tried and put, and each says how much it changes', async () => {
  const file = join(directory, 'prices.json');
  expect(await catalogue('take', file)).toMatchObject({ code: 0, said: expect.stringContaining(`is in ${file}.`) });
  const nothing = /of packages and add-ons 0 new, 0 changed, \d\d unchanged, 0 taken out\./;
  const tried = await catalogue('try', file);
  expect(tried.said).toMatch(nothing);
  expect(tried.said).toContain('Nothing was changed yet.');
  const put = await catalogue('put', file);
  expect(put.said).toMatch(nothing);
  expect(put.said).toContain('Every price in it is yours now, and none an example.');
});

test('a file that is not there, and one that is no JSON, are named', async () => {
  const [nowhere, broken] = [join(directory, 'nowhere.json'), join(directory, 'broken.json')];
  await writeFile(broken, '{"packages": ');
  const [missing, unreadable] = await Promise.all([catalogue('try', nowhere), catalogue('put', broken)]);
  expect(missing.said).toBe(`The catalogue was not changed.\nThere is nothing at ${nowhere} (ENOENT).`);
  expect(unreadable.said).toContain(`The catalogue was not changed.\n${broken} is no JSON: `);
});
