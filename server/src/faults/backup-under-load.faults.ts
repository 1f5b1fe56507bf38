// Backup and restore, as the commands an operator types, while families go on writing.
import { createHash } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deleteDocument, StoredDocument } from '@evenlight/contract/documents';
import { createPlan, updatePlan } from '@evenlight/contract/plans';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Manifest } from '../backup/manifest.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openFiles } from '../platform/files/files.ts';
import { openKeys } from '../platform/secrets/keys.ts';
import { runCommandProcess } from '../testing/command-process.ts';
import { quietLog } from '../testing/database-for-tests.ts';
import { newTestDatabase, type TestPostgres } from '../testing/test-postgres.ts';
import { aPdf } from '../testing/uploads.ts';
import { type BreakableHouse, openBreakableHouse } from './breakable-house.ts';
import { openTally } from './tally.ts';

const BACKUPS = 3;
const FAMILIES = 4;
const tally = openTally('backup and restore under load');

/** Plans are saved and papers come and go, until told to stop; how often. */
async function startWriting(house: BreakableHouse, paper: Buffer) {
  let isOver = false;
  let writes = 0;
  const live = async () => {
    const member = await house.aMember();
    const { id: planId } = await member.call(createPlan, { body: { faithTradition: 'secular', packageTier: 'basic' } });
    for (let turn = 1; !isOver; turn += 1) {
      await member.call(updatePlan, { params: { planId }, body: { title: `Title ${turn}` } });
      const files = [
        { bytes: Buffer.concat([paper, Buffer.from(`\n%${turn}\n`)]), name: 'a.pdf', type: 'application/pdf' },
      ];
      const answer = await house.upload(member, { fields: { documentType: 'death-certificate' }, files });
      expect(answer.status).toBe(201);
      const { id } = StoredDocument.parse(await answer.json());
      if (turn % 2) await member.call(deleteDocument, { params: { documentId: id } });
      writes += turn % 2 ? 3 : 2;
    }
  };
  const lives = Array.from({ length: FAMILIES }, live);
  return async () => {
    isOver = true;
    await Promise.all(lives);
    return writes;
  };
}

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

async function anEmptyPlace(house: BreakableHouse, name: string, env: Record<string, string> = {}) {
  const database = await emptyDatabase(inject('postgres'));
  onTestFinished(database.drop);
  const { SECRET_KEY } = house.env;
  return { DATA_DIR: join(house.place, name), DATABASE_URL: database.url, SECRET_KEY, SAMPLE_DATA: 'off', ...env };
}

async function emptyDatabase(postgres: TestPostgres) {
  return newTestDatabase({ ...postgres, template: 'template0' });
}

/** Every file is deciphered, and is what its row says. */
async function expectFilesWhole(env: Record<string, string>): Promise<number> {
  const config = readConfig({ NODE_ENV: 'test', ...env });
  const address = { connectionString: env.DATABASE_URL ?? '' };
  const { db, close } = openDatabase({ address, poolSize: 2, log: quietLog, asAppRole: true });
  try {
    const keys = await openKeys({ config, db, clock: systemClock });
    const files = openFiles({ config, db, keys, clock: systemClock, log: quietLog });
    const rows = await ask<{ id: string; sha256: Buffer }>(
      address.connectionString,
      'select id, sha256 from stored_files',
    );
    for (const { id, sha256 } of rows) {
      const opened = await files.open(id);
      const bytes = await buffer(opened?.bytes ?? expect.fail(`${id} has no bytes`));
      expect(createHash('sha256').update(bytes).digest().equals(sha256)).toBe(true);
    }
    return rows.length;
  } finally {
    await close();
  }
}

test('a house that is being written to comes back as it was at one moment: every row, every file', async () => {
  const house = await openBreakableHouse();
  const paper = await aPdf('The last will of Rosa Lima.');
  const stop = await startWriting(house, paper);
  const directories: string[] = [];
  for (let time = 1; time <= BACKUPS; time += 1) {
    const directory = join(house.place, `backup-${time}`);
    expect(await runCommandProcess('backup', house.env, directory)).toMatchObject({ code: 0 });
    directories.push(directory);
    tally('backups');
  }
  const writes = await stop();
  expect(writes).toBeGreaterThan(BACKUPS * FAMILIES);
  tally('writes meanwhile', writes);

  for (const [time, directory] of directories.entries()) {
    const manifest: Manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'));
    const there = await anEmptyPlace(house, `there-${time}`);
    expect(await runCommandProcess('restore', there, directory)).toMatchObject({ code: 0 });
    await chmod(there.DATA_DIR, 0o711);
    // Everything is there row for row; nobody is signed in, and the log has one row more, about the restore.
    const expected = { 'public.sessions': () => 0, 'public.audit_entries': (rows: number) => rows + 1 };
    for (const { name, rows } of manifest.tables.filter((table) => table.name.startsWith('public.'))) {
      const [counted] = await ask<{ count: number }>(there.DATABASE_URL, `select count(*)::int from ${name}`);
      const wanted = name in expected ? expected[name as keyof typeof expected](rows) : rows;
      expect([name, counted?.count]).toEqual([name, wanted]);
      tally('rows compared', rows);
    }
    // One moment: each plan has all its versions, and each paper its file, except those erased while it was made.
    const halves = `select 1 from plans p where version <> (select count(*) from plan_versions v where v.plan_id = p.id)`;
    expect(await ask(there.DATABASE_URL, halves)).toEqual([]);
    const erased = new Set(manifest.missingFiles.map(({ id }) => id));
    expect(manifest.missingFiles.filter(({ reason }) => reason === 'lost')).toEqual([]);
    const named = await ask<{ id: string }>(there.DATABASE_URL, `select file_id as id from documents`);
    const stored = new Set(manifest.files.map(({ id }) => id));
    for (const { id } of named) expect(stored.has(id) || erased.has(id)).toBe(true);
    for (const id of erased) await ask(there.DATABASE_URL, `delete from stored_files where id = '${id}'`);
    tally('files compared', await expectFilesWhole(there));
    tally('restores');
  }

  const wrong = await anEmptyPlace(house, 'wrong', { SECRET_KEY: 'ab'.repeat(32) });
  const refused = await runCommandProcess('restore', wrong, directories[0] ?? '');
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^Nothing was restored\.\nThe master key from SECRET_KEY is not the one/);
  expect(await ask(wrong.DATABASE_URL, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  tally('wrong keys refused');
});
