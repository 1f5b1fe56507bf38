// The subject of a mail that holds a name somebody typed. Whoever can choose a name must not be able to write an
// advertisement, or a link, into a stranger's list of mails.

/** As long as a name is, and shorter than anything that could be sold in it. */
const TYPED_MAX_LENGTH = 60;

/** Cleaned and shortened, to be put into the text of a subject. */
export function inSubject(typed: string): string {
  const plain = typed
    .normalize('NFC')
    // Line breaks, and signs that hide or turn the reading direction around; names in Persian and Hindi need two of them.
    .replace(/(?:(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}])+/gu, ' ')
    // Mail programs make links of these; as words they lead nowhere.
    .replace(/[a-z]+:\/\/|[@\\/<>]/giu, ' ')
    .replace(/(?<=[\p{L}\d])\.(?=[\p{L}\d]{2})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length > TYPED_MAX_LENGTH
    ? `${letters
        .slice(0, TYPED_MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : plain;
}
