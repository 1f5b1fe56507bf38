// Work that one process does at a time, whichever it is: nobody waits, whoever comes second goes away.
import pg from 'pg';
import type { DatabaseAddress } from './database.ts';

// Any fixed number will do; together with the word it is a lock that nothing else here takes.
const ROUNDS = 4_117;

/**
 * False when another process is at it. The lock is held by a connection of its own: one of the pool would be missing to
 * the work itself, and a process that dies gives it back by dying.
 */
export async function inOneProcess(
  address: DatabaseAddress,
  word: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client(address);
  // A lock that was lost with its connection lets a second round begin, as rounds do when one is killed.
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
