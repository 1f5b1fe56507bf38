// What is not in the language of its sentence stands between two signs that nobody sees and that keep its direction apart:
// English where a translation is missing, and what people wrote. By the signs it is known, and given its language
// (parts/fallback-text.tsx).

const START = '\u2066';
const START_OF_THEIRS = '\u2068';
const END = '\u2069';

export function inFirstLanguage(words: string): string {
  return `${START}${words}${END}`;
}

/** Of people, in a language that nobody knows. */
export function inTheirLanguage(words: string): string {
  return `${START_OF_THEIRS}${words}${END}`;
}

export function isInFirstLanguage(words: unknown): boolean {
  return typeof words === 'string' && words.startsWith(START);
}

/** What of a sentence stands between the signs, without them. */
export function partsInLanguages(sentence: string) {
  return sentence.split(/([\u2066\u2068][^\u2069]*\u2069)/).map((part) => {
    const isTheirs = part.startsWith(START_OF_THEIRS);
    const isApart = isTheirs || isInFirstLanguage(part);
    return {
      isTheirs,
      isInFirstLanguage: isInFirstLanguage(part),
      text: isApart ? part.slice(START.length, -END.length) : part,
    };
  });
}
