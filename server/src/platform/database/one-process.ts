// Work for one process at a time. Nobody waits: a second process skips it.
import pg from 'pg';
import type { DatabaseAddress } from './database.ts';

// Any fixed number works; with the word it is a lock that nothing else here takes.
const ROUNDS = 4_117;

/**
 * False when another process does this work. A connection of its own holds the lock: the work needs the pool, and a process
 * that dies releases the lock with its connection.
 */
export async function inOneProcess(
  address: DatabaseAddress,
  word: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client(address);
  // When the lock is lost with its connection, a second run may start, as after a kill.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const asked = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as "isOurs"', [
      ROUNDS,
      word,
    ]);
    if (!asked.rows[0]?.isOurs) return false;
    await work();
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
