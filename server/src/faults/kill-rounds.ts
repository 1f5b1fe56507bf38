// Rounds of one kind: families are in the middle of something, a process dies, everything starts again, and is looked at.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { removeStrayFiles } from '../features/documents/jobs.ts';
import { findBrokenAuditEntry } from '../platform/audit.ts';
import { readConfig } from '../platform/config.ts';
import { openFileStore, openFiles } from '../platform/files/files.ts';
import type { World } from '../platform/world.ts';
import { quietLog } from '../testing/database-for-tests.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { aPdf } from '../testing/uploads.ts';
import { type BreakableHouse, openBreakableHouse } from './breakable-house.ts';
import type { Chance } from './chance.ts';
import {
  leaveForGood,
  payADeposit,
  type Scenario,
  type Scene,
  saveAPlan,
  sendPapers,
  startErasing,
} from './scenarios.ts';
import type { Tally } from './tally.ts';

// Counted in answers rather than in time: a slow machine would otherwise be killed before it has promised anything.
const ANSWERS_BELOW = 14;
const LATEST_MS = 3_000;
// A save takes some 20 ms, an upload 60: so the kill comes in every place they have.
const MOMENT_MS = 80;
const DAY_MS = 25 * 60 * 60 * 1000;
// The sweep refuses to throw away more than a crash leaves, so it is let in often enough.
const ROUNDS_BETWEEN_SWEEPS = 5;

type Rounds = {
  times: number;
  chance: Chance;
  tally: Tally;
  /** Kills something, and brings it back. */
  breakIt: (house: BreakableHouse, round: number) => Promise<void>;
};

export async function killInRounds({ times, chance, tally, breakIt }: Rounds): Promise<void> {
  const stripe = await startFakeStripe();
  onTestFinished(async () => void (await stripe.close()));
  const house = await openBreakableHouse(stripe.env);
  let answers = 0;
  const counting: Tally = (what, times) => {
    if (what === 'acknowledged') answers += 1;
    tally(what, times);
  };
  const scene: Scene = { house, stripe, tally: counting, paper: await aPdf('The last will of Rosa Lima.') };
  const all: Scenario[] = [];
  for (let round = 1; round <= times; round += 1) {
    const scenarios = await Promise.all(
      [saveAPlan, sendPapers, payADeposit, leaveForGood].map((begin) => begin(scene)),
    );
    all.push(...scenarios);
    let isOver = false;
    const underWay = scenarios.map(({ goOn }) => goOn(() => isOver));
    const outcome = Promise.allSettled(underWay);
    const [wanted, moment] = [answers + chance.below(ANSWERS_BELOW), chance.below(MOMENT_MS)];
    for (const latest = Date.now() + LATEST_MS; answers < wanted && Date.now() < latest; ) await pause(2);
    await pause(moment);
    const broken = breakIt(house, round);
    isOver = true;
    await broken;
    await outcome;
    await Promise.all(underWay);
    for (const { expectWhole } of scenarios) await expectWhole();
    tally('rounds');
    if (round % ROUNDS_BETWEEN_SWEEPS === 0) tally('files swept', await sweep(house));
  }
  await startErasing(house);
  for (const { expectDone } of all) await expectDone?.();
  tally('files swept', await sweep(house));
  await expectFilesAndRowsAgree(house);
  expect(await findBrokenAuditEntry(house.runningHouse.db)).toBeNull();
}

/** What the night does, with the clock of tomorrow. */
async function sweep({ env, runningHouse: { db, keys } }: BreakableHouse): Promise<number> {
  const clock = { now: () => new Date(Date.now() + DAY_MS) };
  const files = openFiles({ config: readConfig(env), db, keys, clock, log: quietLog });
  await removeStrayFiles({ db, clock, files } as World);
  return files.sweep();
}

async function expectFilesAndRowsAgree({ env, runningHouse: { db } }: BreakableHouse) {
  const onDisk: string[] = [];
  for await (const id of openFileStore(readConfig(env)).ids()) onDisk.push(id);
  const ids = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id).sort();
  const stored = await ids(sql`select id from stored_files`);
  expect(stored.length).toBeGreaterThan(0);
  expect(onDisk.sort()).toEqual(stored);
  expect(await ids(sql`select file_id as id from documents`)).toEqual(stored);
}
