// Reads what a model wrote before anybody else does. A reply that breaks one rule is not shown.

import { type Brand, phoneLink } from '@evenlight/contract/brand';
import { type ChatLanguage, chatLanguages } from '@evenlight/contract/languages';
import { crisisLines } from '@evenlight/contract/support/levels';
import { markup, rightlySaid, textRules } from './check-rules.ts';
import { plainly } from './listening/hear.ts';
import { isPlatitude } from './platitudes.ts';

// Twice what the prompt asks for; whoever writes more is not listening.
export const REPLY_MAX_LETTERS = 1_000;
/** So many words in a row that stand in the prompt are no coincidence. */
const LEAK_WORDS = 8;
const places = new Set([
  '/planning-wizard',
  '/contact',
  '/services',
  '/consultation',
  '/first-days',
  '/support',
  '/support/safety',
]);

export type Checked = { language: ChatLanguage; brand: Brand; prompt: string };

/** The ids of the rules that the text breaks. It may be the beginning of a reply. */
export function checkReply(text: string, { language, brand, prompt }: Checked): string[] {
  const plain = plainly(text).replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ');
  const judged = plain.replaceAll(rightlySaid, '…');
  const broken = Object.entries(textRules).filter(([, rule]) => rule.test(judged));
  return [
    ...broken.map(([id]) => id),
    ...(isPlatitude(text) ? ['platitude'] : []),
    ...(text.length > REPLY_MAX_LETTERS ? ['long'] : []),
    ...(markup.test(text) ? ['markup'] : []),
    ...(hasForeignAddress(plain) ? ['address'] : []),
    ...(hasForeignNumber(plain, brand) ? ['number'] : []),
    ...(repeats(plain, prompt) ? ['leak'] : []),
    ...(isOtherLanguage(text, language) ? ['language'] : []),
  ];
}

function hasForeignAddress(plain: string): boolean {
  const found = plain.match(
    /\b[a-z][a-z0-9+.-]*:\/\/\S*|\bwww\.\S+|\S+@\S+\.\S+|\b[a-z0-9-]{2,}\.(com|org|net|gov|edu|io|info|co|us|me|app|ai|help|link|ly)\b/,
  );
  const paths = plain.match(/(?<![\p{L}\p{N}])\/[a-z][\w/?=&-]*/gu) ?? [];
  return found !== null || paths.some((path) => !places.has(path));
}

function hasForeignNumber(plain: string, brand: Brand): boolean {
  const phones = [brand.supportPhone, brand.whatsappPhone, brand.helplinePhone].map(phoneLink);
  const lines = Object.values(crisisLines).map(({ call }) => call);
  const ours = new Set([...phones, ...lines].map(digitsOf));
  const undated = plain.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, '…');
  const long = (undated.match(/\+?\(?\d[\d\s().-]{5,}\d/g) ?? []).map(digitsOf);
  const called = [
    ...plain.matchAll(
      /\b(?:call|text|dial|phone|llame|llamar|marque|mensaje)\b(?: a?l| to| at| or text| o envie un mensaje al?)? (\d[\d-]*)/g,
    ),
    ...plain.matchAll(/\b(?:text|send|message|envie|mande|escriba|mensaje)\b[^.!?]{0,40}? (?:to|al?) (\d[\d-]*)/g),
  ];
  return [...long, ...called.map(([, number = '']) => digitsOf(number))].some((number) => !ours.has(number));
}

/** Without the country's 1, so that both ways of writing are the same. */
function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

function repeats(plain: string, prompt: string): boolean {
  const words = wordsOf(plain);
  const written = ` ${wordsOf(plainly(prompt)).join(' ')} `;
  return words.some(
    (_, at) => at + LEAK_WORDS <= words.length && written.includes(` ${words.slice(at, at + LEAK_WORDS).join(' ')} `),
  );
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}']+/gu) ?? [];
}

const commonWords = {
  en: new Set(
    'the and you your is are was it that this what of to in with for have not be how when would can there'.split(' '),
  ),
  es: new Set(
    'el la los las de que y en un una su sus es con por para lo le se como no usted qué más esto eso hay'.split(' '),
  ),
};

/** Few words prove nothing; other alphabets do, unless it is but a name. */
function isOtherLanguage(text: string, language: ChatLanguage): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 20 && latin < letters * 0.8) return true;
  const words = wordsOf(text.toLowerCase());
  const count = (of: ChatLanguage) => words.filter((word) => commonWords[of].has(word)).length;
  const others = chatLanguages.filter((other) => other !== language);
  return words.length >= 8 && others.some((other) => count(other) > 2 * count(language) + 1);
}
