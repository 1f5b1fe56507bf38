// The public address of a memorial, made from the name and a few random signs once, and then fixed.
import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { isSlugTaken } from './store.ts';

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

// Small letters and digits that nobody takes for another one, and that make no words.
const ENDING_SIGNS = 'bcdfghjkmnpqrstvwxz23456789';
const ENDING_LENGTH = 5;

/**
 * Every name has an ending that says nothing. A number, or an ending for the second of a name only, would tell strangers
 * that a page of that name is here already, also one that is private by now.
 */
export async function freeSlug(db: Db, fullName: string): Promise<string> {
  const slug = `${slugOf(fullName)}-${anEnding()}`;
  return (await isSlugTaken(db, slug)) ? freeSlug(db, fullName) : slug;
}

function anEnding(): string {
  return Array.from({ length: ENDING_LENGTH }, () => ENDING_SIGNS[randomInt(ENDING_SIGNS.length)]).join('');
}
