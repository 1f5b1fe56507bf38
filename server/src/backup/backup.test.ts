// A house goes into a backup and comes back as it was. What can go wrong on the way is in restore-trouble.test.ts.
import { cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { nameOf } from '../features/documents/sealed-names.ts';
import { documents } from '../features/documents/tables.ts';
import { findGroupEnvelope, wordsIn } from '../features/families/messages/sealed-words.ts';
import { familyMessages } from '../features/families/messages/tables.ts';
import { findBrokenAuditEntry } from '../platform/audit.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openFiles } from '../platform/files/files.ts';
import { openKeys } from '../platform/secrets/keys.ts';
import { masterKeyFile } from '../platform/secrets/master-key.ts';
import { quietLog } from '../testing/database-for-tests.ts';
import { anEmptyHouse } from '../testing/empty-house.ts';
import { addressOf, aHouseWithBackup, ask, expectUntouched } from '../testing/house-with-backup.ts';
import { asOwner } from '../testing/retention-fixtures.ts';
import type { Manifest } from './manifest.ts';

const { config, directory, paper, said, memorial, manifest, fileId, backUp, restore } = await aHouseWithBackup();

test('every row, every file and every number comes back, and what was sealed can be read there', async () => {
  const there = await anEmptyHouse({ keyOf: config });
  const { brokenAuditEntry } = await restore(there, 'whole');
  expect(brokenAuditEntry).toBeNull();

  const again = await backUp('again', { of: there });
  const but = (list: Manifest['tables']) => list.filter(({ name }) => name !== 'public.audit_entries');
  expect(but(again.tables)).toEqual(but(manifest.tables));
  expect(again.files).toEqual(manifest.files);
  expect(again.files).toHaveLength(1);
  const rowsOf = ({ tables }: Manifest, table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  expect(rowsOf(manifest, 'public.venues')).toBeGreaterThan(10);
  // The restoring itself is in the log; what the backup noted came after its own moment.
  expect(rowsOf(again, 'public.audit_entries')).toBe(rowsOf(manifest, 'public.audit_entries') + 1);

  const { db, close } = openDatabase({ address: addressOf(there), poolSize: 2, log: quietLog, asAppRole: true });
  onTestFinished(close);
  expect(await findBrokenAuditEntry(db)).toBeNull();
  const keys = await openKeys({ config: there, db, clock: systemClock });
  const opened = await openFiles({ config: there, db, keys, clock: systemClock, log: quietLog }).open(fileId);
  expect(await buffer(opened?.bytes ?? Readable.from([]))).toEqual(paper);
  const [document] = await db.select().from(documents);
  expect(document && nameOf(keys, document)).toBe('will.pdf');
  const [message] = await db.select().from(familyMessages);
  const envelope = await findGroupEnvelope(db, keys, said.groupId);
  expect(message && wordsIn(envelope, message)).toBe(said.content);
  const [{ next }] = await ask(there, "select nextval('memorials_id_seq')::int as next");
  expect(next).toBe(memorial.id + 1);
});

test('nobody is signed in there, and the logs only grow: what was closed or written stays so', async () => {
  const there = await anEmptyHouse({ keyOf: config, hasTables: true });
  await restore(there, 'whole');
  expect(await ask(there, 'select from sessions')).toHaveLength(0);
  expect(await ask(config, 'select from sessions')).not.toHaveLength(0);
  for (const table of ['audit_entries', 'payment_entries'])
    await expect(ask(there, `delete from ${table}`)).rejects.toThrow(/only grows/);
  await expect(ask(there, 'set role evenlight_app; update audit_entries set action = action')).rejects.toThrow(
    /permission denied/,
  );
  // A second time there are rows, and before that there are files.
  await expect(restore(there, 'whole')).rejects.toThrow(/This house is not empty: its file store holds files/);
  await rm(join(there.dataDir, 'files'), { recursive: true });
  await expect(restore(there, 'whole')).rejects.toThrow(/This house is not empty: there are rows in (jobs|public)\./);
  expect(await ask(there, 'select from users')).toHaveLength((await ask(config, 'select from users')).length);
});

test('a log that was tampered with comes back as it was, and the restore says so', async () => {
  await asOwner(addressOf(config).connectionString, 'alter table audit_entries disable trigger user');
  await asOwner(
    addressOf(config).connectionString,
    "update audit_entries set action = 'nothing.happened' where id = 2",
  );
  await asOwner(addressOf(config).connectionString, 'alter table audit_entries enable trigger user');
  await backUp('tampered');
  const there = await anEmptyHouse({ keyOf: config, hasTables: true });
  expect((await restore(there, 'tampered')).brokenAuditEntry).toBe(2n);
  expect(await ask(there, 'select action from audit_entries where id = 2')).toEqual([{ action: 'nothing.happened' }]);
});

test('nobody but the owner can read it', async () => {
  const all = await readdir(join(directory, 'whole'), { recursive: true, withFileTypes: true });
  expect(all.length).toBeGreaterThan(100);
  for (const entry of all) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600);
  }
  const key = (await readFile(masterKeyFile(config), 'utf8')).trim();
  expect(await readFile(join(directory, 'whole/manifest.json'), 'utf8')).not.toContain(key);
});

test('a wrong key and a missing one are told before anything is written', async () => {
  const wrong = await anEmptyHouse({ env: { SECRET_KEY: 'ab'.repeat(32) } });
  await expect(restore(wrong, 'whole')).rejects.toThrow(
    /The master key from SECRET_KEY is not the one this backup was made with\. Set SECRET_KEY to the value it had/,
  );
  await expectUntouched(wrong);
  const none = await anEmptyHouse();
  await expect(restore(none, 'whole')).rejects.toThrow(/There is no master key here.*Put the key file/);
  await expectUntouched(none);
});

test('a backup is never made over another, beside one under way, or with a key that does not open the house', async () => {
  await expect(backUp('whole')).rejects.toThrow(/whole is not empty\. Name a directory that is not there yet/);
  await cp(join(directory, 'whole/tables'), join(directory, 'late.unfinished'), { recursive: true });
  await expect(backUp('late')).rejects.toThrow(/late\.unfinished is there already: another backup is being made/);
  const wrong = { ...config, secretKey: 'ab'.repeat(32) };
  await expect(backUp('wrong', { of: wrong })).rejects.toThrow(
    /The master key from SECRET_KEY does not open this house/,
  );
  await expect(backUp('none', { of: await anEmptyHouse() })).rejects.toThrow(/There is no house here yet/);
  expect((await readdir(directory)).filter((name) => /^(wrong|none|late$)/.test(name))).toEqual([]);
});
