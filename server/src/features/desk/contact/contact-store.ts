// Messages to our team. The whole form lies sealed; what stands beside it says how urgent it is, and never a word of it.
import { ContactForm } from '@evenlight/contract/contact';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { emailHash } from '../email-hash.ts';
import { promises } from '../tables.ts';
import { contactMessages } from './tables.ts';

export type ContactRow = typeof contactMessages.$inferSelect;

const contextOf = (id: string) => `contact:${id}`;

export function sealMessage(keys: Keys, id: string, form: ContactForm): Pick<ContactRow, 'sealed' | 'emailHash'> {
  const sealed = keys.wrap(Buffer.from(JSON.stringify(form)), contextOf(id));
  return { sealed, emailHash: emailHash(keys, form.email) };
}

export function openMessage(keys: Keys, { id, sealed }: Pick<ContactRow, 'id' | 'sealed'>): ContactForm {
  return ContactForm.parse(JSON.parse(keys.unwrap(sealed, contextOf(id)).toString()));
}

/** Also those sent without signing in, from the same address. */
export function messagesOf(db: Db, keys: Keys, { id, email }: { id: string; email: string }): Promise<ContactRow[]> {
  const asVisitor = and(isNull(contactMessages.userId), eq(contactMessages.emailHash, emailHash(keys, email)));
  return db
    .select()
    .from(contactMessages)
    .where(or(eq(contactMessages.userId, id), asVisitor))
    .orderBy(desc(contactMessages.sentAt));
}

export async function deleteMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(contactMessages).where(inArray(contactMessages.id, ids));
}

export async function findSent(db: Db, idempotencyKey: string): Promise<ContactRow | null> {
  const [found] = await db.select().from(contactMessages).where(eq(contactMessages.idempotencyKey, idempotencyKey));
  return found ?? null;
}

/** Null when the same message is here already. */
export async function insertMessage(db: Db, row: typeof contactMessages.$inferInsert): Promise<ContactRow | null> {
  const [made] = await db.insert(contactMessages).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** What was answered that long ago helps nobody any more. */
export async function forgetAnsweredMessages(db: Db, keptBefore: Date): Promise<void> {
  const answered = db.select({ id: promises.contactMessageId }).from(promises).where(lt(promises.keptAt, keptBefore));
  await db.delete(contactMessages).where(inArray(contactMessages.id, answered));
}
