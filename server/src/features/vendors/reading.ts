// Understands what somebody typed into the search: which terms a listing must have, what to mark, what was meant.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { categoriesCalled } from './category-words.ts';
import { vendorWords } from './tables.ts';
import {
  bareWord,
  factTerms,
  lettersOf,
  PIECE_MAX_LETTERS,
  type Place,
  piecesOfSize,
  pieceTerm,
  wordsOf,
  wordTerm,
} from './terms.ts';

/** One typed word, what was meant by it, and what it stands for besides being a piece of words in listings. */
export type ReadWord = {
  typed: string;
  meant: string;
  /** Words of listings. */
  kin: readonly string[];
  marked: readonly string[];
  /** Kinds of vendors that are called so, whatever their listings say. */
  categories: readonly number[];
};

export type Reading = {
  /** Each must be there. */
  words: readonly ReadWord[];
  /** All that was typed as one piece, for those who know what they are looking for. */
  phrase: string;
  marked: string[];
  correctedTo: string | null;
};

/** A word of one or two letters stands nearly everywhere: beside longer ones it tells nothing. */
const TELLING_LETTERS = 3;
/** More words than this describe no vendor. */
const WORDS_MAX = 6;
/** Shorter ones are near to too many others. */
const CORRECTED_LETTERS = 4;
/** A long piece that stands in more words than this, such as 'ations', is looked for by its own pieces instead. */
const KIN_MAX = 100;

/** Null when nothing was typed. */
export async function readSearch(db: Db, text: string | undefined): Promise<Reading | null> {
  const typed = wordsOf(text ?? '');
  if (typed.length === 0) return null;
  const words = await Promise.all(tellingWords(typed).map((word) => readWord(db, word)));
  const meant = new Map(words.map((word) => [word.typed, word.meant]));
  const phrase = typed.map((word) => meant.get(word) ?? word).join(' ');
  return {
    words,
    phrase,
    marked: [...new Set(words.flatMap(({ marked }) => marked))],
    correctedTo: words.some((word) => word.meant !== word.typed) ? phrase : null,
  };
}

const isTellingWord = (word: string) => lettersOf(word) >= TELLING_LETTERS;

/** Whether there is more in it than single letters: those tell something only where a name begins with them. */
export function isTelling(phrase: string): boolean {
  return wordsOf(phrase).some(isTellingWord);
}

function tellingWords(typed: readonly string[]): string[] {
  const different = [...new Set(typed)];
  const telling = different.filter(isTellingWord);
  return telling.length > 0 ? telling.slice(0, WORDS_MAX) : different.slice(0, 1);
}

async function readWord(db: Db, typed: string): Promise<ReadWord> {
  if (lettersOf(typed) < CORRECTED_LETTERS) return { typed, meant: typed, kin: [], marked: [typed], categories: [] };
  const kin = await kinOf(db, typed);
  if (
    kin.length > 0 ||
    categoriesCalled(bareWord(typed)).length > 0 ||
    (isPiece(typed) && (await isInSomeWord(db, typed)))
  )
    return asRead(typed, typed, kin);
  const nearest = await nearestTo(db, typed);
  return nearest ? asRead(typed, nearest, await kinOf(db, nearest)) : asRead(typed, typed, []);
}

function asRead(typed: string, meant: string, kin: readonly string[]): ReadWord {
  // Another ending of the word: to be marked by itself, since what was typed does not stand in it.
  const others = kin.filter((word) => !word.includes(meant)).map(bareWord);
  const categories = categoriesCalled(bareWord(meant));
  return { typed, meant, kin, marked: [...new Set([meant, ...others])], categories };
}

/**
 * A listing has the word in this place when it has a term of each list. Only for pieces of very many words that
 * is a little more than it should be: what has 'atio', 'tion' and 'ions' has nearly always 'ations'.
 */
export function termsFor({ meant, kin, categories }: ReadWord, place: Place = 'anywhere'): string[][] {
  const called = categories.flatMap((category) => factTerms({ category }));
  if (kin.length > KIN_MAX)
    return piecesOfSize(meant, PIECE_MAX_LETTERS).map((piece) => [pieceTerm(piece, place), ...called]);
  const words = kin.map((word) => wordTerm(word, place));
  return [[...(isPiece(meant) ? [pieceTerm(meant, place)] : []), ...words, ...called]];
}

/** The same for where it was typed exactly so: other endings and whole kinds are found, but make no name a better one. */
export function exactTermsFor(word: ReadWord, place: Place): string[][] {
  return termsFor({ ...word, kin: word.kin.filter((kin) => kin.includes(word.meant)), categories: [] }, place);
}

/** Short enough to be a term of its own. */
const isPiece = (word: string) => lettersOf(word) <= PIECE_MAX_LETTERS;

const contains = (word: string): SQL => sql`${vendorWords.word} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

async function isInSomeWord(db: Db, word: string): Promise<boolean> {
  const [found] = await db.select({ word: vendorWords.word }).from(vendorWords).where(contains(word)).limit(1);
  return found !== undefined;
}

/**
 * Words that differ from it only in their ending; and words that contain it, where it is too long for a piece. When there
 * are more than anybody asks for, any of them will do: sorting thousands takes longer than the search.
 */
async function kinOf(db: Db, word: string): Promise<string[]> {
  const hasItsStem = sql`${vendorWords.stem} = (ts_lexize('english_stem', ${bareWord(word)}))[1]`;
  const found = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(isPiece(word) ? hasItsStem : sql`${contains(word)} or ${hasItsStem}`)
    .limit(KIN_MAX + 1);
  return found.map(({ word }) => word).sort();
}

/** The word that shares most of its three-letter pieces, if it shares enough of them. */
async function nearestTo(db: Db, word: string): Promise<string | null> {
  const [found] = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(sql`${vendorWords.word} % ${word}`)
    .orderBy(sql`similarity(${vendorWords.word}, ${word}) desc`, vendorWords.word)
    .limit(1);
  return found ? bareWord(found.word) : null;
}
