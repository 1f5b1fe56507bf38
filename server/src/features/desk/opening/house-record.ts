// When something was last done with the whole house, as the audit log has it.
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { auditEntries } from '../../../platform/tables.ts';

/** As `npm run mail:test`, `npm run backup` and `npm run restore` write it. */
type HouseAction = 'house.mail_sent' | 'house.backed_up' | 'house.restored';

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
