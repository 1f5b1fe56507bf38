// The commands themselves, as processes beside an open house. One that is in use is backed up in faults/commands.faults.ts.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { asOwner } from '../testing/retention-fixtures.ts';
import { newTestDatabase } from '../testing/test-postgres.ts';
import { changeStaff } from './change-staff.ts';

const house = await openTestHouse();
const { dataDir, database } = house.world.config;
const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url };
const directory = await mkdtemp(join(tmpdir(), 'evenlight-operations-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a house is backed up and comes back elsewhere, but not where there is one already', async () => {
  await house.aMember();
  const backup = join(directory, 'backup');
  const made = await runCommandProcess('backup', settings, backup);
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^The house as it was at .* is in /) });

  const there = join(directory, 'there');
  await cp(join(dataDir, 'keys'), join(there, 'keys'), { recursive: true });
  const empty = await newTestDatabase(inject('postgres'));
  const [restored, refused] = await Promise.all([
    runCommandProcess('restore', { DATA_DIR: there, DATABASE_URL: empty.url }, backup),
    runCommandProcess('restore', settings, backup),
  ]);
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/^The house is as it was at /) });
  const counts = /\d+ tables with \d+ rows, \d+ files/;
  expect(counts.exec(restored.said)?.[0]).toBe(counts.exec(made.said)?.[0]);
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Nothing was restored\.\nThis house is not empty/),
  });
});

test('the audit log is sound until somebody changes a row, and then the row is named', async () => {
  for (const name of ['ada', 'ben', 'cleo']) await changeStaff(house.world, ['add', `${name}@example.org`]);
  expect((await runCommandProcess('audit', settings, 'verify')).said).toMatch(
    /^All \d+ rows are sound\. The last one has the hash [0-9a-f]{64}\./,
  );
  await asOwner(
    database.url ?? '',
    `alter table audit_entries disable trigger user; update audit_entries set action = 'nothing' where id = 3;
     alter table audit_entries enable trigger user`,
  );
  const broken = await runCommandProcess('audit', settings, 'verify');
  expect(broken.code).toBe(1);
  expect(broken.said).toMatch(/Row 3 does not follow from the one before it.*The 2 rows before it are sound/);
});

test('a slip is explained', async () => {
  const slips = ['backup', 'restore', 'audit'].map((name) => runCommandProcess(name, settings));
  for (const { code, said } of await Promise.all(slips)) {
    expect(code).toBe(1);
    expect(said).toMatch(/Say (what|where|from)/);
  }
});

test('a slip on a server is answered with the command of the server', async () => {
  const { said } = await runCommandProcess('restore', { NODE_ENV: 'production' });
  expect(said).toContain('Say from where: evenlight restore <directory of a backup>');
});

test('a place that holds no backup, and a database that is not there, are told with what to do', async () => {
  const nowhere = join(directory, 'nowhere');
  const away = { ...settings, DATABASE_URL: 'postgres://house@127.0.0.1:9/evenlight' };
  const [missing, unanswered] = await Promise.all([
    runCommandProcess('restore', settings, nowhere),
    runCommandProcess('backup', away, nowhere),
  ]);
  expect(missing.said).toContain(`There is no whole backup in ${nowhere}: it is not there`);
  expect(unanswered.said).toMatch(/^No backup was made\.\nThe database does not let us in: .* start PostgreSQL/);
});

test('a new key that was cut off before it became SECRET_KEY is asked for again and stands', async () => {
  const former = await readFile(join(dataDir, 'keys/master.key'), 'utf8');
  const keys = { ...settings, SECRET_KEY: former.trim(), NEXT_SECRET_KEY: '5d'.repeat(32) };
  for (const _ of ['cut off', 'again']) {
    const { code, said } = await runCommandProcess('rotate-master-key', keys);
    expect([code, said]).toEqual([0, expect.stringMatching(/^The master key is new\./)]);
  }
});
