// `npm run audit -- verify`: reads the whole audit log again and ends with exit code 1 when a row was changed.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { checkAudit } from '../platform/audit.ts';
import { withDatabase } from './with-database.ts';

await withDatabase('The audit log is not proven to be sound.', async ({ address }, [task]) => {
  if (task !== 'verify') throw new Error('Say what to do: npm run audit -- verify');
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('public.audit_entries') is not null as is_there");
    if (!rows[0]?.is_there) throw new Error('There is no house here yet, so there is no log.');
    const { sound, broken, lastHash } = await checkAudit(drizzle(client));
    if (broken !== null) {
      throw new Error(
        `Row ${broken} does not follow from the one before it: it was changed, or a row before it is gone. ` +
          `The ${sound} rows before it are sound.`,
      );
    }
    // A log that was cut off at its end is a sound chain too; a hash that was noted elsewhere tells.
    return sound === 0
      ? 'The audit log is empty.'
      : `All ${sound} rows are sound. The last one has the hash ${lastHash}.`;
  } finally {
    await client.end();
  }
});
