// The link in the mails by which a talk is moved or cancelled. It names the booking, and shows that we made it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ConsultationId } from '@evenlight/contract/ids';
import type { Keys } from '../../../platform/secrets/keys.ts';

export function consultationToken(keys: Keys, id: string): string {
  return `${id}.${signatureOf(keys, id).toString('base64url')}`;
}

/** The booking it was made for; null when we did not make it. */
export function consultationOfToken(keys: Keys, token: string): ConsultationId | null {
  const [named = '', signature = ''] = token.split('.');
  const { data: id } = ConsultationId.safeParse(named);
  if (!id) return null;
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(keys, id)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function signatureOf(keys: Keys, id: string): Buffer {
  return createHmac('sha256', keys.of('consultation-links')).update(id).digest();
}
