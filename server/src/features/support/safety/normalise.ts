// Brings what people type in a bad night to plain words: small letters without accents, short forms written out, letters
// hidden behind digits and dots, the commonest misspellings of the words that matter. English and Spanish.
import { type ChatLanguage, chatLanguages } from '@evenlight/contract/languages';
import { shortForms } from './short-forms.ts';

export type Normalised = { text: string; language: ChatLanguage };

/** Sentences of plain words, one blank between two words; `.` `?` and `,` stand alone between them. */
export function normalise(text: string): Normalised {
  const words = wordsOf(text);
  const language = languageOf(words);
  return { language, text: inPlainWords(words, language) };
}

/** The language of the last text that shows one: 'me pega' has no small word, and is answered as the talk went before. */
export function languageAmong(texts: readonly string[], otherwise: ChatLanguage): ChatLanguage {
  for (const text of texts.toReversed()) {
    const language = languageIn(text);
    if (language) return language;
  }
  return otherwise;
}

/** Undefined for a text without a small word. */
export function languageIn(text: string): ChatLanguage | undefined {
  const words = wordsOf(text);
  const { spanish, english } = smallWordsIn(words);
  return spanish + english > 0 ? languageOf(words) : undefined;
}

/** In both languages, where words of both are in it; else in none besides its own. */
export function normaliseBoth(text: string): Normalised[] {
  const words = wordsOf(text);
  const { spanish, english } = smallWordsIn(words);
  if (Math.min(spanish, english) < MIXED_WORDS) return [];
  return chatLanguages.map((language) => ({ language, text: inPlainWords(words, language) }));
}

/** The same where the language is known. */
export function plainWords(text: string, language: ChatLanguage): string {
  return inPlainWords(wordsOf(text), language);
}

function wordsOf(text: string): string[] {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'");
  return withoutSpelling(letters)
    .replace(/([!.?…;:\n]+)/g, (marks) => (marks.includes('?') ? ' ? ' : ' . '))
    .replace(/,/g, ' , ')
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}'@$.,?]+/u)
    .filter(Boolean)
    .map(plainWord);
}

function inPlainWords(words: readonly string[], language: ChatLanguage): string {
  const plain = words.flatMap((word) => writtenOut(word, language)).join(' ');
  return plain.replace(/(?: [.?])* ([.?])/g, ' $1');
}

/** 's.u.i.c.i.d.e' and 'k i l l': single letters in a row are one word. */
function withoutSpelling(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}(?:(?:[._*-]\p{L}){2,}|(?: \p{L}){3,})(?![\p{L}\p{N}])/gu, (row) =>
    row.replace(/[ ._*-]/g, ''),
  );
}

const letterFor: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

function plainWord(word: string): string {
  if (/^[.,?]$/.test(word)) return word;
  const bare = word.replace(/^'+|'+$/g, '').replace(/[.,?]/g, '');
  // A number stays one; a word with digits in it hides letters behind them.
  const isDisguised = /\p{L}/u.test(bare) && /[\d@$]/.test(bare) && !/^\d+(st|nd|rd|th|am|pm|mg|ml|k|s|x)?$/.test(bare);
  const letters = isDisguised ? bare.replace(/[013457@$]/g, (sign) => letterFor[sign] ?? sign) : bare;
  // 'dieeee' is 'die'; short-forms.ts knows the few words that then lack a letter.
  return letters.replace(/(\p{L})\1{2,}/gu, '$1');
}

function writtenOut(word: string, language: ChatLanguage): string[] {
  if (word === '') return [];
  const forms = shortForms[language];
  const known = forms.get(word) ?? forms.get(word.replaceAll("'", ''));
  if (known !== undefined) return known.split(' ');
  return [word.replaceAll("'", '')];
}

const spanishWords = new Set(
  (
    'que de la el los las un una mi mis lo por para con se su sus es esta estoy muy ya yo tu te le les del al como ' +
    'pero porque cuando todo nada nadie mas sin si soy era fue ha hay ser quiero puedo tengo siento hijo hija matar matarme ' +
    'veces siempre nunca necesito miedo quisiera vivir morir voy ella ellos eso esto aqui dios gracias hola estaba tiene dice hace q xq kiero pq'
  ).split(' '),
);
const englishWords = new Set(
  (
    'the an and of to i you he she it my is am are was were be been have has had do did not will would can could ' +
    'that this with for on in at so but if when what all just know want like about from they them his her'
  ).split(' '),
);

/** One small word alone may stand in both. */
const MIXED_WORDS = 2;

/** By the small words between: they are there in every sentence. */
function languageOf(words: readonly string[]): ChatLanguage {
  const { spanish, english } = smallWordsIn(words);
  return spanish > 0 && spanish >= english ? 'es' : 'en';
}

const isParticiple = (word = '') => /(?:[ai]do|dicho|hecho|visto|escrito|puesto|muerto)$/.test(word);

function smallWordsIn(words: readonly string[]) {
  return {
    spanish: words.filter((word) => spanishWords.has(word)).length,
    // 'He pensado' is Spanish.
    english: words.filter((word, at) => englishWords.has(word) && !(word === 'he' && isParticiple(words[at + 1])))
      .length,
  };
}
