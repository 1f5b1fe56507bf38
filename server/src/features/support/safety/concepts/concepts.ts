// What words stand for: 'do not wake up' and 'disappear' are both a way to be dead. Two languages, one set of concepts, so
// that what is learned in one helps in the other. The lists are english.txt and spanish.txt.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatLanguage } from '@evenlight/contract/languages';
import { plainWords } from '../normalise.ts';

/** `longest` is the number of words of the longest phrase that begins with this one. */
type Lexicon = { phrases: Map<string, string[]>; stems: Map<string, string[]>; longest: Map<string, number> };

/** A concept and where in its sentence it stands. */
export type Concept = { name: string; at: number };

const lexicons: Record<ChatLanguage, Lexicon> = {
  en: readLexicon('english.txt', 'en'),
  es: readLexicon('spanish.txt', 'es'),
};

function readLexicon(file: string, language: ChatLanguage): Lexicon {
  const lexicon: Lexicon = { phrases: new Map(), stems: new Map(), longest: new Map() };
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    const [, name = '', list = ''] = /^([A-Z]+): (.*)$/.exec(line) ?? [];
    for (const written of list.split('|').map((phrase) => phrase.trim())) {
      if (written === '') continue;
      const isStem = written.endsWith('*');
      const phrase = plainWords(written.replace(/\*$/, ''), language);
      const names = isStem ? lexicon.stems : lexicon.phrases;
      names.set(phrase, [...(names.get(phrase) ?? []), name]);
      const [first = '', ...others] = phrase.split(' ');
      lexicon.longest.set(first, Math.max(lexicon.longest.get(first) ?? 1, 1 + others.length));
    }
  }
  return lexicon;
}

/** The concepts of each sentence of a normalised text; a longer phrase goes before the words in it. */
export function conceptsIn(text: string, language: ChatLanguage): Concept[][] {
  const words = text.split(' ');
  const sentences: Concept[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const sentence = sentences.at(-1);
    if (word === '?') sentence?.push({ name: 'ASK', at });
    if (word === '.' || word === '?') sentences.push([]);
    const { names, length } = phraseAt(words, at, lexicons[language]);
    for (const name of names) sentence?.push({ name, at });
    at += length;
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function phraseAt(words: readonly string[], at: number, { phrases, stems, longest }: Lexicon) {
  const most = longest.get(words[at] ?? '') ?? 1;
  for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const names = phrases.get(phrase) ?? stemOf(phrase, stems);
    if (names) return { names, length };
  }
  return { names: [], length: 1 };
}

function stemOf(phrase: string, stems: Lexicon['stems']): string[] | undefined {
  for (let end = phrase.length; end > phrase.lastIndexOf(' ') + 2; end -= 1) {
    const names = stems.get(phrase.slice(0, end));
    if (names) return names;
  }
  return undefined;
}
