// A house with a backup in a directory, for tests of backups.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { queues } from '../all-jobs.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { quietLog } from './database-for-tests.ts';
import { aFamily } from './family-people.ts';
import { openTestHouse } from './open-test-house.ts';
import { aPdf, sendUpload } from './uploads.ts';

export const addressOf = ({ database: { url = '' } }: Config) => ({ connectionString: url });

/** The backup `whole` holds a sealed paper, a memorial, and what a family said. */
export async function aHouseWithBackup() {
  const house = await openTestHouse({ withSampleData: true });
  const { config } = house.world;
  const directory = await mkdtemp(join(tmpdir(), 'evenlight-backups-'));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const paper = await aPdf('The last will of Rosa Lima.');
  const ada = await house.aMember();
  await sendUpload(house.app, ada.person, {
    fields: { documentType: 'death-certificate' },
    files: [{ bytes: paper, name: 'will.pdf', type: 'application/pdf' }],
  });
  const family = await aFamily(house);
  const said = { groupId: family.group.id, content: 'She would have liked it.', idempotencyKey: randomUUID() };
  await family.planner(sendFamilyMessage, { body: said });
  const memorial = await ada(createMemorial, { body: { fullName: 'Rosa Lima', isPublic: false } });

  const backUp = (name: string, { of = config, clock = systemClock } = {}) =>
    takeBackup({ config: of, address: addressOf(of), clock }, join(directory, name));
  const restore = (into: Config, name: string, more: { migrationsFolder?: string } = {}) =>
    restoreBackup({ config: into, log: quietLog, clock: systemClock, queues, ...more }, join(directory, name));
  const manifest = await backUp('whole');

  return {
    house,
    config,
    directory,
    paper,
    said,
    memorial,
    manifest,
    backUp,
    restore,
    fileId: manifest.files[0]?.id ?? '',
    /** A copy of the backup that may be spoiled. */
    async aSpoiltCopy(name: string, spoil: (directory: string) => Promise<void>) {
      await cp(join(directory, 'whole'), join(directory, name), { recursive: true });
      await spoil(join(directory, name));
      return name;
    },
  };
}

/** Nothing was written: no table, no file. */
export async function expectUntouched(place: Config) {
  expect(await ask(place, "select from pg_class where relnamespace = 'public'::regnamespace")).toHaveLength(0);
  expect(await readdir(place.dataDir)).not.toContain('files');
}

export async function ask(place: Config, statement: string) {
  const client = new pg.Client(addressOf(place));
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
