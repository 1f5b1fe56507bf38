// What vendors say about themselves. Real listings have some common words, thousands of rare ones, and a name that hardly
// anybody else has; their terms are made by the product itself.
import { termsOf, wordsOf } from '../../server/src/features/vendors/terms.ts';
import { elementOf } from '../tools/element-of.ts';

export const COMMON_WORDS = [
  'funeral memorial service family care gentle garden white lily rose music harp choir string quartet',
  'hearse motorcade shuttle catering vegetarian kosher halal langar burial cremation water natural',
  'green chapel rites priest imam rabbi minister incense lamp cloth shroud casket urn portrait film',
  'livestream print booklet counselling grief children group evening home visit weekend bilingual',
  'spanish mandarin hindi punjabi tagalog quiet simple honest prices flowers wreath spray arrangement',
].flatMap((line) => line.split(' '));
export const SYLLABLES = 'ba ber cal do fen gar hi jo kel lo mar ni or pe qui ra sol tam ur ve wil yo za'.split(' ');
const ENDINGS = ['', 's', 'ed', 'ing', 'tion', 'ments', 'ly'];

/** A number from 0 up to, but not, 1. */
type Dice = () => number;
type VendorText = { description: string; specialties: string[] };

/** Every vendor has one of so many descriptions; its name is its own. A prime, as ids are counted: no pattern in both. */
export const DESCRIPTIONS = 5_987;
const SURNAMES = 20_000;
const KINDS =
  'Flowers Chapel Kitchen Music Cars Studio Care Gardens Candles Voices Lilies Stones Table Letters House Films Lamps Choir Rooms'.split(
    ' ',
  );
const STYLES = 'Quiet Bay Golden Family Evening Cedar Open Gentle Harbor Blue White Morning Laurel Stone Mission'.split(
  ' ',
);

const surnameOf = (vendor: number) => stem((vendor * 7_919) % SURNAMES, 4);

/** No two of a hundred thousand have the same: there are 19 kinds, and a surname comes again after 20,000. */
export function nameOf(vendor: number): string {
  const style = elementOf(STYLES, Math.floor(vendor / KINDS.length));
  return `${capital(surnameOf(vendor))} ${style} ${elementOf(KINDS, vendor)}`;
}

/** One in five hundred descriptions has the word that a bench looks for. */
export function descriptionOf(number: number): VendorText {
  const throwDice = diceOf(number);
  const rare = number % 500 === 7 ? ' Ocotillo.' : '';
  const specialties = [some(2, throwDice), some(2, throwDice), some(2, throwDice)];
  return { description: `${capital(some(20, throwDice))}.${rare}`, specialties };
}

/** The terms of a name word by word, to be put together in SQL: what stands in a name stands in the listing, too. */
export function termsOfNameWord(word: string): string[] {
  return termsOf({ name: word, description: '', specialties: [] }).terms;
}

export function termsOfText({ description, specialties }: VendorText): string[] {
  return termsOf({ name: '', description, specialties }).terms;
}

export function wordsIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf))];
}

function some(count: number, throwDice: Dice): string {
  return Array.from({ length: count }, () => anyWord(throwDice)).join(' ');
}

function anyWord(throwDice: Dice): string {
  if (throwDice() < 0.7) return elementOf(COMMON_WORDS, Math.floor(throwDice() * COMMON_WORDS.length));
  const number = Math.floor(throwDice() * SYLLABLES.length ** 3);
  return stem(number, 3) + elementOf(ENDINGS, number);
}

function stem(number: number, syllables: number): string {
  const places = Array.from({ length: syllables }, (_, at) => Math.floor(number / SYLLABLES.length ** at));
  return places.map((place) => elementOf(SYLLABLES, place)).join('');
}

/** The same numbers for the same seed, so that every run fills the same. */
function diceOf(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
