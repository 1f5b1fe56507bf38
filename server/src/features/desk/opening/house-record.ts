// What tables and the audit log say of the whole house.
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { auditEntries } from '../../../platform/tables.ts';

/** A mail server has taken a test mail over. Whose address it went to is nobody's business. */
export function noteMailSent(db: Db, at: Date): Promise<void> {
  return recordInAudit(db, { at, actor: null, action: 'house.mail_sent', subject: 'house' });
}

export async function isInAudit(db: Db, subjects: readonly string[]): Promise<boolean> {
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(inArray(auditEntries.subject, [...subjects]))
    .limit(1);
  return entry !== undefined;
}

type Listings = PgTable & { isListed: PgColumn; isSample: PgColumn };

/** Something of ours is offered, and nothing that was invented. */
export async function areOurs(db: Db, listings: Listings): Promise<boolean> {
  const { isListed, isSample } = listings;
  const [listed] = await db
    .select({ areOurs: sql<boolean>`count(*) > 0 and not bool_or(${isSample})` })
    .from(listings)
    .where(eq(isListed, true));
  return listed?.areOurs ?? false;
}
