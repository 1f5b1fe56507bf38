import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quietLog } from '../../testing/database-for-tests.ts';
import { visitor } from '../actor.ts';
import type { Db } from './database.ts';
import { readFromReplica } from './read-from-replica.ts';

const [database, replica] = [{ name: 'database' }, { name: 'replica' }] as unknown as [Db, Db];

/** Who was asked, when the replica fails like this. */
async function askedWhen(code: string) {
  const asked: Db[] = [];
  const setAside: Db[] = [];
  const replicas = {
    pick: () => replica,
    failed: (db: Db) => void setAside.push(db),
    lags: () => [],
    pools: [],
    close: async () => undefined,
  };
  const reading = readFromReplica({ db: database, replicas, log: quietLog }, visitor, async (db) => {
    asked.push(db);
    if (db === replica) throw new DrizzleQueryError('select', [], Object.assign(new Error('failed'), { code }));
  });
  const failure = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  return { asked, setAside, failure };
}

test('what a replica gives up in favour of what it follows is asked of the database itself', async () => {
  expect(await askedWhen('40001')).toEqual({ asked: [replica, database], setAside: [replica], failure: null });
});

test('what took a replica too long is not asked of the database as well', async () => {
  expect(await askedWhen('57014')).toEqual({ asked: [replica], setAside: [], failure: expect.any(DrizzleQueryError) });
});
