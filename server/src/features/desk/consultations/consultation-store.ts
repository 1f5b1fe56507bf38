// Booked talks. Who and why lies sealed; the hour does not, so that it can be taken once only.
import { ConsultationForm } from '@evenlight/contract/consultations';
import { and, desc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { emailHash } from '../email-hash.ts';
import { consultations } from './tables.ts';

export type ConsultationRow = typeof consultations.$inferSelect;

/** Who and why. When, and which kind, stand in the open. */
const Sealed = ConsultationForm.pick({ clientName: true, clientEmail: true, clientPhone: true, message: true });
type Sealed = Pick<ConsultationForm, 'clientName' | 'clientEmail' | 'clientPhone' | 'message'>;

const contextOf = (id: string) => `consultation:${id}`;

export function sealClient(keys: Keys, id: string, client: Sealed): Pick<ConsultationRow, 'sealed' | 'emailHash'> {
  const sealed = keys.wrap(Buffer.from(JSON.stringify(Sealed.parse(client))), contextOf(id));
  return { sealed, emailHash: emailHash(keys, client.clientEmail) };
}

export function openClient(keys: Keys, { id, sealed }: Pick<ConsultationRow, 'id' | 'sealed'>): Sealed {
  return Sealed.parse(JSON.parse(keys.unwrap(sealed, contextOf(id)).toString()));
}

/** Also those booked without signing in, from the same address. */
export function consultationsOf(
  db: Db,
  keys: Keys,
  { id, email }: { id: string; email: string },
): Promise<ConsultationRow[]> {
  const asVisitor = and(isNull(consultations.userId), eq(consultations.emailHash, emailHash(keys, email)));
  return db
    .select()
    .from(consultations)
    .where(or(eq(consultations.userId, id), asVisitor))
    .orderBy(desc(consultations.startsAt));
}

export async function deleteConsultations(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(consultations).where(inArray(consultations.id, ids));
}

export async function findConsultation(db: Db, id: string): Promise<ConsultationRow | null> {
  const [found] = await db.select().from(consultations).where(eq(consultations.id, id));
  return found ?? null;
}

/** Changes of one booking come one after the other. */
export async function lockConsultation(db: Db, id: string): Promise<ConsultationRow | null> {
  const [found] = await db.select().from(consultations).where(eq(consultations.id, id)).for('no key update');
  return found ?? null;
}

export async function findByIdempotencyKey(db: Db, idempotencyKey: string): Promise<ConsultationRow | null> {
  const [found] = await db.select().from(consultations).where(eq(consultations.idempotencyKey, idempotencyKey));
  return found ?? null;
}

/** Whoever names no key and presses twice: the same address, for the same hour, a moment ago. */
export async function findKeyless(
  db: Db,
  { startsAt, emailHash, bookedSince }: { startsAt: Date; emailHash: Buffer; bookedSince: Date },
): Promise<ConsultationRow | null> {
  const [found] = await db
    .select()
    .from(consultations)
    .where(
      and(
        isNull(consultations.idempotencyKey),
        isNull(consultations.cancelledAt),
        eq(consultations.startsAt, startsAt),
        eq(consultations.emailHash, emailHash),
        gte(consultations.bookedAt, bookedSince),
      ),
    );
  return found ?? null;
}

/** How many talks are still to come for whoever is signed in, or was booked with this address. */
export function openTalksOf(
  db: Db,
  { userId, emailHash }: { userId: string | null; emailHash: Buffer },
  now: Date,
): Promise<number> {
  const byAddress = eq(consultations.emailHash, emailHash);
  const theirs = userId === null ? byAddress : or(byAddress, eq(consultations.userId, userId));
  return db.$count(consultations, and(theirs, isNull(consultations.cancelledAt), gt(consultations.startsAt, now)));
}

/** Null when the hour was taken, or the same booking is here already. */
export async function insertConsultation(
  db: Db,
  row: typeof consultations.$inferInsert,
): Promise<ConsultationRow | null> {
  const [made] = await db.insert(consultations).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateConsultation(
  db: Db,
  id: string,
  fields: Partial<ConsultationRow>,
): Promise<ConsultationRow | null> {
  const [changed] = await db.update(consultations).set(fields).where(eq(consultations.id, id)).returning();
  return changed ?? null;
}

/** What was held or cancelled that long ago helps nobody any more. */
export async function forgetOldConsultations(db: Db, before: Date): Promise<void> {
  await db.delete(consultations).where(or(lt(consultations.startsAt, before), lt(consultations.cancelledAt, before)));
}
