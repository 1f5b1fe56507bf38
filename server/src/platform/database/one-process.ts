// Runs work in one process at a time. A second process skips it and does not wait.
import pg from 'pg';
import { type DatabaseAddress, named } from './database.ts';

// The first key of these advisory locks, and the name of the work is the second. Any number that nothing else uses will do.
const LOCK_NAMESPACE = 4_117;

/**
 * Returns false when another process does this work. The lock has a connection of its own: the work needs the pool, and a
 * process that dies releases the lock with its connection.
 */
export async function inOneProcess(
  address: DatabaseAddress,
  word: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client(named(address, `${address.application_name ?? 'evenlight'} ${word}`));
  // When the lock is lost with its connection, a second run may start, as after a kill.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const asked = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as "isOurs"', [
      LOCK_NAMESPACE,
      word,
    ]);
    if (!asked.rows[0]?.isOurs) return false;
    await work();
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
