// Booked talks. Who and why lies sealed; the hour does not, so that it can be taken once only.
import { ConsultationForm } from '@evenlight/contract/consultations';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { emailMark } from '../email-mark.ts';
import { consultations } from './tables.ts';

export type ConsultationRow = typeof consultations.$inferSelect;

/** Who and why. When, and which kind, stand in the open. */
const Sealed = ConsultationForm.pick({ clientName: true, clientEmail: true, clientPhone: true, message: true });
type Sealed = Pick<ConsultationForm, 'clientName' | 'clientEmail' | 'clientPhone' | 'message'>;

const contextOf = (id: string) => `consultation:${id}`;

export function sealClient(keys: Keys, id: string, client: Sealed): Pick<ConsultationRow, 'sealed' | 'emailMark'> {
  const sealed = keys.wrap(Buffer.from(JSON.stringify(Sealed.parse(client))), contextOf(id));
  return { sealed, emailMark: emailMark(keys, client.clientEmail) };
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
  const asVisitor = and(isNull(consultations.userId), eq(consultations.emailMark, emailMark(keys, email)));
  return db
    .select()
    .from(consultations)
    .where(or(eq(consultations.userId, id), asVisitor))
    .orderBy(desc(consultations.startsAt));
}

export async function deleteConsultations(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(consultations).where(inArray(consultations.id, ids));
}
