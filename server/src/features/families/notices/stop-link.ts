// The link at the end of each mail that ends them. It needs no row: it names the seat, and shows that we made it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { FamilyMemberId } from '@evenlight/contract/ids';
import type { World } from '../../../platform/world.ts';

type Keys = World['keys'];

export function stopToken(keys: Keys, memberId: string): string {
  return `${memberId}.${signatureOf(keys, memberId).toString('base64url')}`;
}

/** The seat it was made for; null when we did not make it. */
export function membershipOfToken(keys: Keys, token: string): FamilyMemberId | null {
  const [named = '', signature = ''] = token.split('.');
  const { data: memberId } = FamilyMemberId.safeParse(named);
  if (!memberId) return null;
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(keys, memberId)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : null;
}

function signatureOf(keys: Keys, memberId: string): Buffer {
  return createHmac('sha256', keys.of('stop-links')).update(memberId).digest();
}
