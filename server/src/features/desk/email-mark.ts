// What a visitor sent is found again by the address they gave, without the address standing anywhere in the clear.
import { createHmac } from 'node:crypto';
import type { Keys } from '../../platform/secrets/keys.ts';

export function emailMark(keys: Keys, email: string): Buffer {
  return createHmac('sha256', keys.of('email-marks')).update(email.trim().toLowerCase()).digest();
}
