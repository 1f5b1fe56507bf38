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
