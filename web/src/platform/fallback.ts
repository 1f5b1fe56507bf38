// Where a language is not complete, the English text stands in its place, between two signs that nobody sees and that keep
// its direction apart from what stands around it. By them it is known, and given its language (parts/fallback-text.tsx).

const START = '\u2066';
const END = '\u2069';

export function inFirstLanguage(words: string): string {
  return `${START}${words}${END}`;
}

export function isInFirstLanguage(words: unknown): boolean {
  return typeof words === 'string' && words.startsWith(START);
}

/** What of a sentence stands between the signs, without them. */
export function partsInLanguages(sentence: string) {
  return sentence.split(/(\u2066[^\u2069]*\u2069)/).map((part) => ({
    isInFirstLanguage: isInFirstLanguage(part),
    text: isInFirstLanguage(part) ? part.slice(START.length, -END.length) : part,
  }));
}
