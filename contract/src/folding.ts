// How words are compared: the server when it searches, the screens when they mark what was found.

/** Small letters without accents. Vowel signs of other scripts stay: without them words would mean something else. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
