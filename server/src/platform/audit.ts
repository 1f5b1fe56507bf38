// The audit log: who did what, when and from where. It only grows, and each row carries the hash of the one before.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import type { Db } from './database/database.ts';
import { auditEntries } from './tables.ts';

type Entry = {
  at: Date;
  /** Null for commands of the operator. */
  actor: Actor | null;
  /** `noun.what_happened`, as in the contract's problems and news. */
  action: string;
  subject: string;
  /** The keyed hash of the network address, never the address. */
  network?: string | undefined;
  details?: Record<string, string | number | boolean>;
};

export async function recordInAudit(db: Db, { actor, ...entry }: Entry): Promise<void> {
  await db.insert(auditEntries).values({ ...entry, actorId: actor?.kind === 'member' ? actor.userId : null });
}

/** What commands note about the whole house: `mail:test`, `backup`, `restore` and `audit -- restore-tried`. */
export type HouseAction = 'house.mail_sent' | 'house.backed_up' | 'house.restored' | 'house.restore_tried';

/** When it was last done; null for never. */
export async function lastTime(db: Db, action: HouseAction): Promise<Date | null> {
  const [entry] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    // By the subject there is an index; the house has few entries of its own.
    .where(and(eq(auditEntries.subject, 'house'), eq(auditEntries.action, action)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.at ?? null;
}

/** How much of the log is sound; `broken` is the first row that does not follow from the one before, null when all do. */
export async function checkAudit(db: Db): Promise<{ sound: number; broken: bigint | null; lastHash: string | null }> {
  const broken = await findBrokenAuditEntry(db);
  const { rows } = await db.execute<{ sound: number; last_hash: string | null }>(sql`
    select count(*)::int as sound, encode((select hash from audit_entries order by id desc limit 1), 'hex') as last_hash
    from audit_entries where ${broken}::bigint is null or id < ${broken}::bigint`);
  return { broken, sound: rows[0]?.sound ?? 0, lastHash: rows[0]?.last_hash ?? null };
}

/** Reads the whole chain again and names the first row that does not follow from the one before; null when sound. */
export async function findBrokenAuditEntry(db: Db): Promise<bigint | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with chain as (
      select *, lag(hash, 1, ''::bytea) over (order by id) as expected_previous, row_number() over (order by id) as expected_id
      from audit_entries
    )
    select id from chain
    where id <> expected_id or previous_hash <> expected_previous
       or hash <> sha256(previous_hash || convert_to(jsonb_build_array(id, extract(epoch from at),
            actor_id, action, subject, network, details)::text, 'UTF8'))
    order by id limit 1`);
  return rows[0] ? BigInt(rows[0].id) : null;
}
