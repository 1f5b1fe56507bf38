// What vendors say about themselves. Real listings have some common words, thousands of rare ones, and a name that hardly
// anybody else has; their terms are made by the product itself.
import { termsOf, wordsOf } from '../../server/src/features/vendors/terms.ts';

const COMMON = [
  'funeral memorial service family care gentle garden white lily rose music harp choir string quartet',
  'hearse motorcade shuttle catering vegetarian kosher halal langar burial cremation water natural',
  'green chapel rites priest imam rabbi minister incense lamp cloth shroud casket urn portrait film',
  'livestream print booklet counselling grief children group evening home visit weekend bilingual',
  'spanish mandarin hindi punjabi tagalog quiet simple honest prices flowers wreath spray arrangement',
].flatMap((line) => line.split(' '));
const SYLLABLES = 'ba ber cal do fen gar hi jo kel lo mar ni or pe qui ra sol tam ur ve wil yo za'.split(' ');
const ENDINGS = ['', 's', 'ed', 'ing', 'tion', 'ments', 'ly'];

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

const surnameOf = (vendor) => stem((vendor * 7_919) % SURNAMES, 4);

/** No two of a hundred thousand have the same: there are 19 kinds, and a surname comes again after 20,000. */
export function nameOf(vendor) {
  const style = STYLES[Math.floor(vendor / KINDS.length) % STYLES.length];
  return `${capital(surnameOf(vendor))} ${style} ${KINDS[vendor % KINDS.length]}`;
}

/** One in five hundred descriptions has the word that a bench looks for. */
export function descriptionOf(number) {
  const throwDice = diceOf(number);
  const rare = number % 500 === 7 ? ' Ocotillo.' : '';
  const specialties = [some(2, throwDice), some(2, throwDice), some(2, throwDice)];
  return { description: `${capital(some(20, throwDice))}.${rare}`, specialties };
}

/** The terms of a name word by word, to be put together in SQL: what stands in a name stands in the listing, too. */
export function termsOfNameWord(word) {
  return termsOf({ name: word, description: '', specialties: [] }).terms;
}

export function termsOfText({ description, specialties }) {
  return termsOf({ name: '', description, specialties }).terms;
}

export function wordsIn(texts) {
  return [...new Set(texts.flatMap(wordsOf))];
}

function some(count, throwDice) {
  return Array.from({ length: count }, () => anyWord(throwDice)).join(' ');
}

function anyWord(throwDice) {
  if (throwDice() < 0.7) return COMMON[Math.floor(throwDice() * COMMON.length)];
  const number = Math.floor(throwDice() * SYLLABLES.length ** 3);
  return stem(number, 3) + ENDINGS[number % ENDINGS.length];
}

function stem(number, syllables) {
  const places = Array.from({ length: syllables }, (_, at) => Math.floor(number / SYLLABLES.length ** at));
  return places.map((place) => SYLLABLES[place % SYLLABLES.length]).join('');
}

/** The same numbers for the same seed, so that every run fills the same. */
function diceOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
