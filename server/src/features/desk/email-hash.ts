// A keyed hash of an e-mail address. It finds what a visitor sent by the address they gave, which is never stored in the clear.
import { createHmac } from 'node:crypto';
import type { Keys } from '../../platform/secrets/keys.ts';

export function emailHash(keys: Keys, email: string): Buffer {
  return createHmac('sha256', keys.of('email-marks')).update(email.trim().toLowerCase()).digest();
}
