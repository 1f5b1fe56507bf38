// Finding a text by words: as they are written, with other endings, begun and not finished, or mistyped.
import { fold } from '@evenlight/contract/folding';
import { firstLanguage, type Language } from '@evenlight/contract/languages';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { configOf, isShownIn, type Published } from './store.ts';
import { resources } from './tables.ts';

// Nobody asks with more words than these; each costs a look.
const WORDS_MAX = 12;
// How much of two words must be alike to be taken for one: 'greif' is 'grief', and 'grave' is not.
const ALIKE = 0.5;
// 'light' is not 'lighthouse', however much they share.
const LENGTHS_APART_MAX = 2;
const ALIKE_MIN_LENGTH = 4;

/** The slugs that fit, the best first. */
export async function slugsMatching(db: Db, search: string, language: Language, shelf: Published[]): Promise<string[]> {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const known = knownWordsOf(shelf);
  const meant = words.map((word) => nearest(word, known));
  // Each reads the words more freely, and is tried only where the one before has found nothing.
  const readings = [
    () => slugsWith(db, { words, mustHave: 'all' }, language),
    () => slugsWithParts(words, shelf),
    () => slugsWith(db, { words: meant, mustHave: 'all' }, language),
    () => slugsWith(db, { words: meant, mustHave: 'any' }, language),
  ];
  for (const reading of readings) {
    const found = await reading();
    if (found.length > 0) return found;
  }
  return [];
}

/** A part from the middle of a word, where a text says what it is about. */
function slugsWithParts(parts: string[], shelf: Published[]): string[] {
  const isAbout = ({ content }: Published) => parts.every((part) => fold(aboutOf(content)).includes(fold(part)));
  return shelf.filter(isAbout).map(slugOf);
}

type Reading = { words: string[]; mustHave: 'all' | 'any' };

async function slugsWith(db: Db, reading: Reading, language: Language): Promise<string[]> {
  const languages = [...new Set([language, firstLanguage])];
  const asked = languages.map((written) => ({ written, query: queryOf(reading, written) }));
  const fits = asked.map(({ written, query }) =>
    and(eq(resources.language, written), sql`${resources.searchable} @@ ${query}`),
  );
  const ranks = asked.map(({ written, query }) => sql`when ${written} then ts_rank(${resources.searchable}, ${query})`);
  const found = await db
    .select({ slug: resources.slug })
    .from(resources)
    .where(and(isShownIn(language), or(...fits)))
    .orderBy(desc(sql`case ${resources.language} ${sql.join(ranks, sql` `)} end`), resources.slug);
  return found.map(({ slug }) => slug);
}

/** Only letters and digits are in these words, so they can say nothing to PostgreSQL but themselves. */
function queryOf({ words, mustHave }: Reading, language: Language): SQL {
  const parts = words.map((word, at) => {
    // The last one may still be in the middle of being typed.
    const isLast = at === words.length - 1;
    return sql`to_tsquery(${configOf(language)}, ${isLast ? `${word}:*` : word})`;
  });
  return sql`(${sql.join(parts, mustHave === 'all' ? sql` && ` : sql` || `)})`;
}

function wordsOf(text: string): string[] {
  return (bare(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
}

function bare(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

const slugOf = ({ slug }: Published) => slug;
const aboutOf = ({ title, tags, summary }: Published['content']) => [title, ...tags, summary].join(' ');

/** The words by which texts introduce themselves. */
function knownWordsOf(shelf: Published[]): Set<string> {
  return new Set(shelf.flatMap(({ content }) => bare(aboutOf(content)).match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** The word itself where it is known, with its accents, or the beginning of one; else the one it looks most like. */
function nearest(word: string, known: Set<string>): string {
  const accented = [...known].find((other) => fold(other) === fold(word));
  if (accented || word.length < ALIKE_MIN_LENGTH) return accented ?? word;
  let best = { word, likeness: ALIKE };
  for (const other of known) {
    if (other.startsWith(word)) return word;
    // Hardly anybody mistypes the first letter.
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > LENGTHS_APART_MAX) continue;
    const likeness = likenessOf(word, other);
    if (likeness >= best.likeness) best = { word: other, likeness };
  }
  return best.word;
}

/** The share of letter pairs that two words have in common; the first letter counts, and so does the last. */
function likenessOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / (pairs.length + others.length);
}

function pairsOf(word: string): string[] {
  const framed = ` ${word} `;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}
