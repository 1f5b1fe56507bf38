// Understands what somebody typed into the search: which terms a listing must have, what to mark, what was meant.
import { fold } from '@evenlight/contract/vendors/folding';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { vendorWords } from './tables.ts';
import { bareWord, PIECE_MAX_LETTERS, type Place, pieceTerm, wordsOf, wordTerm } from './terms.ts';

/** One typed word, and the words of listings that it stands for; null where it is too short to be looked up. */
export type ReadWord = { typed: string; meant: string; known: readonly string[] | null; marked: string[] };

export type Reading = {
  /** Each must be there. */
  words: readonly ReadWord[];
  /** All words as one piece, for those who know what they are looking for. */
  phrase: string;
  marked: string[];
  correctedTo: string | null;
};

/** Null when nothing was typed. */
export async function readSearch(db: Db, text: string | undefined): Promise<Reading | null> {
  const typed = [...new Set(wordsOf(text ?? ''))];
  if (typed.length === 0) return null;
  const words = await Promise.all(typed.map((word) => readWord(db, word)));
  const isAsTyped = words.every(({ typed, meant }) => typed === meant);
  const meant = words.map(({ meant }) => meant).join(' ');
  return {
    words,
    phrase: isAsTyped ? wordsOf(text ?? '').join(' ') : meant,
    marked: [...new Set(words.flatMap(({ marked }) => marked))],
    correctedTo: isAsTyped ? null : meant,
  };
}

/** A listing has the word, there or anywhere, when it has any of these terms. */
export function termsFor({ known, meant }: ReadWord, place: Place = 'anywhere'): string[] {
  if (!known) return [pieceTerm(meant, place)];
  // Other endings are found, but count less: they make no name a better one.
  const counted = place === 'anywhere' ? known : known.filter((word) => word.includes(meant));
  return counted.map((word) => wordTerm(word, place));
}

async function readWord(db: Db, typed: string): Promise<ReadWord> {
  if (Array.from(typed).length <= PIECE_MAX_LETTERS) {
    return { typed, meant: typed, known: null, marked: [typed] };
  }
  const known = await wordsLike(db, typed);
  if (known.length > 0) return asRead(typed, typed, known);
  const nearest = await nearestTo(db, typed);
  return nearest ? asRead(typed, nearest, await wordsLike(db, nearest)) : asRead(typed, typed, []);
}

function asRead(typed: string, meant: string, known: readonly string[]): ReadWord {
  // Another ending of the word: to be marked by itself, since what was typed does not stand in it.
  const kin = known.filter((word) => !word.includes(meant)).map(bareWord);
  return { typed, meant, known, marked: [...new Set([meant, ...kin])] };
}

/** Words that contain it, and words that differ from it only in their ending. */
async function wordsLike(db: Db, word: string): Promise<string[]> {
  const found = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(
      sql`${vendorWords.word} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}
        or ${vendorWords.stem} = (ts_lexize('english_stem', ${bareWord(word)}))[1]`,
    )
    .orderBy(vendorWords.word);
  return found.map(({ word }) => word);
}

/** The word that shares most of its three-letter pieces, if it shares enough of them. */
async function nearestTo(db: Db, word: string): Promise<string | null> {
  const [found] = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(sql`${vendorWords.word} % ${word}`)
    .orderBy(sql`similarity(${vendorWords.word}, ${word}) desc`, vendorWords.word)
    .limit(1);
  return found ? fold(bareWord(found.word)) : null;
}
