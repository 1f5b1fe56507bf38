// No room left: for files, and for the database. People are told kindly, nothing is half there, and with room it goes on.

import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listDocuments, openDocument, StoredDocument } from '@evenlight/contract/documents';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { createPlan, getPlan, listPlans } from '@evenlight/contract/plans';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openFileStore } from '../platform/files/files.ts';
import { Refused } from '../testing/test-client.ts';
import { aPdf } from '../testing/uploads.ts';
import { type BreakableHouse, type Member, openBreakableHouse } from './breakable-house.ts';
import { openTally } from './tally.ts';

/** A disk of a few megabytes, to be filled. Only root can make one. */
const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0;

async function aSmallDisk(directory: string, size: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'evenlight-faults', directory]);
  // Lazily: a process that is being killed may still have a file open.
  onTestFinished(() => void execFileSync('umount', ['-l', directory]));
  return {
    grow: (larger: string) => execFileSync('mount', ['-o', `remount,size=${larger}`, directory]),
  };
}

const tally = openTally('full disks');
const BASIC = { faithTradition: 'christian', packageTier: 'basic' } as const;

async function send(house: BreakableHouse, member: Member, bytes: Buffer) {
  tally('requests');
  const files = [{ bytes, name: 'scan.pdf', type: 'application/pdf' }];
  const answer = await house.upload(member, { fields: { documentType: 'death-certificate' }, files });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}

async function filesOnDisk({ env }: BreakableHouse): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of openFileStore(readConfig(env)).ids()) ids.push(id);
  return ids.sort();
}

async function rowsOf<Row extends pg.QueryResultRow>({ env }: BreakableHouse, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

test.runIf(canMakeDisks)(
  'a full disk for files refuses papers kindly, keeps what it has, and takes them again',
  async () => {
    const house = await openBreakableHouse();
    const disk = await aSmallDisk(join(house.env.DATA_DIR, 'files'), '1m');
    const member = await house.aMember();
    const paper = await aPdf('word '.repeat(12_000), { compress: false });
    const kept: StoredDocument[] = [];
    let refused: Awaited<ReturnType<typeof send>> | undefined;
    while (!refused) {
      const sent = await send(house, member, paper);
      if (sent.status === 201) kept.push(StoredDocument.parse(sent.body));
      else refused = sent;
    }
    expect(kept.length).toBeGreaterThan(1);
    expect(refused).toMatchObject({ status: 503, body: { code: 'server.busy' } });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    // Several at once, while there is no room for one.
    const tries = await Promise.all(Array.from({ length: 6 }, () => send(house, member, paper)));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([503]));
    tally('refused kindly', 1 + tries.length);

    const rows = await rowsOf<{ id: string }>(house, 'select id from stored_files order by id');
    expect(await filesOnDisk(house)).toEqual(rows.map(({ id }) => id));
    expect(rows).toHaveLength(kept.length);
    // The rest of the house is as it was, and so are the papers.
    expect(await member.call(createPlan, { body: BASIC })).toMatchObject({ status: 'draft' });
    const listed = await member.call(listDocuments, { params: { userId: member.person.id } });
    expect(listed).toHaveLength(kept.length);
    const { url } = await member.call(openDocument, { params: { documentId: listed[0]?.id ?? expect.fail() } });
    const cookie = `${member.person.cookie.name}=${member.person.cookie.value}`;
    const file = await fetch(new URL(url, house.address()), { headers: { cookie } });
    expect(Buffer.from(await file.arrayBuffer()).equals(paper)).toBe(true);

    disk.grow('8m');
    expect(await send(house, member, paper)).toMatchObject({ status: 201 });
    tally('disks filled');
  },
);

test.runIf(canMakeDisks)(
  'a full disk for the database is told kindly, halves no plan, and is over when there is room',
  async () => {
    const house = await openBreakableHouse();
    const member = await house.aMember();
    const before = await member.call(createPlan, { body: BASIC });
    const place = join(house.place, 'small');
    const disk = await aSmallDisk(place, '8m');
    const { uid, gid } = statSync(join(house.place, 'database/cluster'));
    chownSync(place, uid, gid);
    // Plans and all that belongs to them move onto it; then something else takes the room that is left.
    await rowsOf(house, `create tablespace small location '${place}'`);
    for (const table of ['plans', 'plan_lines', 'plan_versions', 'audit_entries'])
      await rowsOf(house, `alter table ${table} set tablespace small`);
    await rowsOf(house, 'create table filler (words text) tablespace small');
    const fill = "insert into filler select repeat('x', 1000) from generate_series(1, 20)";
    await expect(
      (async () => {
        for (;;) await rowsOf(house, fill);
      })(),
    ).rejects.toMatchObject({ code: '53100' });

    const refusals: Refused[] = [];
    const made: string[] = [before.id];
    while (refusals.length < 8) {
      tally('requests');
      try {
        made.push((await member.call(createPlan, { body: { ...BASIC, title: 'A title '.repeat(12).trim() } })).id);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refusals.push(error);
      }
    }
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 503, code: 'server.busy' });
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    }
    tally('refused kindly', refusals.length);
    // Reading goes on, and what was refused left nothing.
    const listed = await member.call(listPlans, { params: { userId: member.person.id } });
    expect(listed.map(({ id }) => id).sort()).toEqual(made.sort());
    const halves = `select 1 from plans p where
    not exists (select 1 from plan_lines l where l.plan_id = p.id) or
    not exists (select 1 from plan_versions v where v.plan_id = p.id)`;
    expect(await rowsOf(house, halves)).toEqual([]);

    disk.grow('64m');
    const after = await member.call(createPlan, { body: BASIC });
    const params = { planId: after.id };
    expect(await member.call(getPlan, { params })).toEqual(after);
    expect(await member.call(listPlanVersions, { params })).toHaveLength(1);
    tally('disks filled');
  },
);
