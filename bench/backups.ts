// How long `npm run backup` and `npm run restore` take, and how large a backup is, as a house grows (docs/scale.md).
// `node bench/backups.ts`: sizes can be made smaller by GROWTH_SIZES=1,10.
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommandProcess } from '../server/src/testing/command-process.ts';
import { openGrowingHouse } from './growth/growing-house.ts';
import { newDataDir, settingsOf } from './tools/bench-house.ts';
import { bytesUnder } from './tools/bytes-under.ts';

const SIZES = (process.env.GROWTH_SIZES ?? '1,10,100').split(',').map(Number);
// Any key will do: both houses have the same.
const SECRET_KEY = 'be'.repeat(32);
const GIGABYTE = 1e9;
// The house, its backup and the house restored from it, at 100x.
const ROOM_WANTED = 35 * GIGABYTE;

const { bavail, bsize } = await statfs('/tmp');
if (SIZES.includes(100) && bavail * bsize < ROOM_WANTED) throw new Error('There is not enough room for 100x.');

const house = await openGrowingHouse({ SECRET_KEY });
try {
  let from = 0;
  for (const size of SIZES) {
    await house.fill({ from, to: size });
    from = size;
    console.table([await measure(size)]);
  }
} finally {
  await house.close();
}

async function measure(size: number) {
  const place = await newDataDir();
  const copy = join(place, 'backup');
  const there = join(place, 'there');
  await mkdir(there, { mode: 0o711 });
  try {
    const [{ bytes }] = (await house.owner.query(`select pg_database_size(current_database())::float8 as bytes`)).rows;
    const backup = await timed('backup', settingsOf(house.dataDir, { SECRET_KEY }), copy);
    const restore = await timed('restore', settingsOf(there, { SECRET_KEY }), copy);
    return { size, 'database GB': bytes / GIGABYTE, 'backup GB': (await bytesUnder(copy)) / GIGABYTE, backup, restore };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** In seconds. */
async function timed(name: string, env: Record<string, string>, directory: string): Promise<number> {
  const started = performance.now();
  const { code, said } = await runCommandProcess(name, env, directory);
  if (code !== 0) throw new Error(said);
  console.log(said);
  return (performance.now() - started) / 1000;
}
