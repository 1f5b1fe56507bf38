// Fonts for scripts that our own two families lack, fetched only where such words stand on the page.
import arabic from '@fontsource-variable/noto-naskh-arabic/wght.css?url';
import devanagari from '@fontsource-variable/noto-serif-devanagari/wght.css?url';
import gurmukhi from '@fontsource-variable/noto-serif-gurmukhi/wght.css?url';
import hebrew from '@fontsource-variable/noto-serif-hebrew/wght.css?url';
import chinese from '@fontsource-variable/noto-serif-sc/wght.css?url';

const families: [RegExp, string][] = [
  [/\p{Script=Arabic}/u, arabic],
  [/\p{Script=Hebrew}/u, hebrew],
  [/\p{Script=Devanagari}/u, devanagari],
  [/\p{Script=Gurmukhi}/u, gurmukhi],
  [/\p{Script=Han}/u, chinese],
];

export function ScriptFonts({ text }: { text: string }) {
  return families
    .filter(([letters]) => letters.test(text))
    .map(([, href]) => <link key={href} rel="stylesheet" href={href} precedence="fonts" />);
}

/** A drop capital suits alphabets that have capitals. */
export function beginsInLatin(text: string): boolean {
  return /^\s*["'“‘«¿¡]?\p{Script=Latin}/u.test(text);
}
