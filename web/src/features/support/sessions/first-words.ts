const TITLE_LENGTH = 48;

/** How a conversation is found again when nobody gave it a title: by how it begins. */
export function firstWords(text: string): string {
  const [line = ''] = text.trim().split(/\s*\n/);
  // Signs that a line may not hold, and nobody sees.
  const words = line
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= TITLE_LENGTH) return words;
  const cut = words.slice(0, TITLE_LENGTH);
  // At the end of a word, unless there is none: some write without spaces, and no sign is cut in half.
  const whole = cut.replace(/\s\S*$/, '');
  return `${whole.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
