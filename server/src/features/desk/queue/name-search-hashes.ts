// Who waits is found again by the words of their name, without the name standing anywhere in the clear: forms lie sealed.
import { createHmac } from 'node:crypto';
import type { Keys } from '../../../platform/secrets/keys.ts';
import type { Asked } from '../promises-as-wire.ts';

/** Half of a hash is more than enough to tell words apart. */
const MARK_BYTES = 12;

export function nameSearchHashesOf(keys: Keys, { person, summary }: Pick<Asked, 'person' | 'summary'>): string[] {
  const texts = [person?.name, person?.email, person?.phone, summary];
  return nameSearchHashesFor(keys, texts.filter((text) => text != null).join(' '));
}

const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d/g;
/** With or without the country before it, it is the same number. */
const LOCAL_DIGITS = 10;

/** One for each word, without accents and capitals; a phone number as its bare digits. */
export function nameSearchHashesFor(keys: Keys, text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const numbers = plain.match(NUMBER) ?? [];
  const words = plain.replace(NUMBER, ' ').match(/[\p{L}\p{N}][^\s,·]*/gu) ?? [];
  const parts = words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
  const digits = numbers.map((number) => number.replace(/\D/g, '').slice(-LOCAL_DIGITS));
  return [...new Set([...words.filter((word) => word.includes('@')), ...parts, ...digits])].map((word) =>
    createHmac('sha256', keys.of('email-marks'))
      .update(`word ${word}`)
      .digest()
      .subarray(0, MARK_BYTES)
      .toString('base64url'),
  );
}
