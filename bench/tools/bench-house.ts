// A house to measure: a server process on a data directory of its own, and a second way into its database to fill it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/src/platform/database/database.ts';
import { openRunningHouse } from '../../server/src/testing/open-running-house.ts';
import type { Person } from '../../server/src/testing/people.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { type Caller, callerWith, overHttp } from '../../server/src/testing/test-client.ts';

export type BenchHouse = Awaited<ReturnType<typeof openBenchHouse>>;
export type RunningHouse = Awaited<ReturnType<typeof openRunningHouse>>;
export type Cookie = Person['cookie'];

/** One asker asks as much as a whole town would, and what is measured is the answer, not the refusal. */
export function settingsOf(dataDir: string, settings: Record<string, string> = {}): Record<string, string> {
  return { NODE_ENV: 'development', RATE_LIMIT_FACTOR: '100000', DATA_DIR: dataDir, ...settings };
}

export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'evenlight-bench-'));
}

/** Without a data directory that was prepared for it, it gets a new one. */
export async function openBenchHouse(settings: Record<string, string> = {}, prepared?: string) {
  const dataDir = prepared ?? (await newDataDir());
  const env = settingsOf(dataDir, settings);
  const server = await startServerProcess(env);
  const runningHouse = await openRunningHouse(env);
  return {
    address: server.address,
    pid: server.pid,
    dataDir,
    runningHouse,
    async close() {
      await runningHouse.close();
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks the API as somebody, as a page of the house would; what is refused is thrown. */
export function callerOf(address: string, { cookie }: Pick<Person, 'cookie'>): Caller {
  return callerWith(overHttp(address), { cookie: headerOf(cookie), origin: address });
}

export function headerOf({ name, value }: Cookie): string {
  return `${name}=${value}`;
}

/** As PostgreSQL does by itself a minute after so many new rows; only a table's owner may ask for it. */
export async function analyze(db: Db, tables: readonly string[]): Promise<void> {
  await db.transaction(async (db) => {
    await db.execute(sql`set local role none`);
    for (const table of tables) await db.execute(sql`analyze ${sql.identifier(table)}`);
  });
}
