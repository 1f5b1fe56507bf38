// What the audit log says of the whole house.
import { inArray } from 'drizzle-orm';
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
