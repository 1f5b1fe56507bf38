// One way of writing for each word, in any script: small letters without the marks that people leave out.

// One sign can stand for eighteen letters. Twice the longest message is enough for everybody who writes words.
const MOST_LETTERS = 40_000;

/** Small letters without invisible ones: nobody sees the joiner that would part a word here. */
export function visibleLetters(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, MOST_LETTERS)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/['’‘`´ʼ]/g, '');
}

// Arabic keyboards differ in these, and so do people: Farsi ye and kaf, the letters that end a word, the line that stretches one.
const sameLetter: Record<string, string> = {
  ٱ: 'ا',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ـ: '',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Without accents and vowel marks. Vowel signs of Devanagari and Gurmukhi are letters and stay; dots and nasal signs go. */
export function plainLetters(text: string): string {
  return visibleLetters(text)
    .normalize('NFD')
    .replace(/(?![\p{Script=Devanagari}\p{Script=Gurmukhi}])\p{M}/gu, '')
    .replace(/\u0901|\u0902|\u093c|\u0a01|\u0a02|\u0a3c|\u0a70|\u0a71/g, '')
    .normalize('NFC')
    .replace(/[ٱیىکةہـđłı]/g, (letter) => sameLetter[letter] ?? letter)
    .replace(/([\p{Script=Latin}\p{Script=Cyrillic}])\1{2,}/gu, '$1');
}

/** Words and digits; a dot stands between two sentences. */
export function wordsOf(letters: string): string[] {
  return letters
    .replace(/[.!?;:\n。؟।॥]+/g, ' . ')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .filter(Boolean);
}
