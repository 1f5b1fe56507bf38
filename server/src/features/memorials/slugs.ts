// The public address of a memorial, made from the name once and then fixed.
import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { slugsLike } from './store.ts';

const SLUG_MAX_LENGTH = 80;
/** Letters of our own alphabet with the marks taken off; other scripts stay as they are, and browsers show them so. */
export function slugOf(fullName: string): string {
  const words = fullName
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const slug = [...words].slice(0, SLUG_MAX_LENGTH).join('').replace(/-+$/, '');
  // Digits alone would be an id.
  return /\p{L}/u.test(slug) ? slug : ['memorial', slug].filter(Boolean).join('-');
}

/** Numbers first, as people would write them; where a name is very common, one that nobody has. */
export async function freeSlug(db: Db, fullName: string): Promise<string> {
  const base = slugOf(fullName);
  const taken = await slugsLike(db, base);
  if (!taken.has(base)) return base;
  for (let number = 2; number <= 99; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
  return `${base}-${randomInt(1_000_000, 10_000_000)}`;
}
