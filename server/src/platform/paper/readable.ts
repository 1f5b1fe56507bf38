// Letters that no font of ours has would be printed as empty boxes. They are left out, and whoever prints says so.
import type { PaperFont } from './fonts.ts';
import { scriptOf } from './runs.ts';

export type Readable = { text: string; isWhole: boolean };

export function readablePart(text: string, fonts: readonly PaperFont[]): Readable {
  const signs = [...text.normalize('NFC')];
  const kept = signs.filter((sign) => hasGlyph(sign, fonts));
  const words = kept.join('').replace(/\s+/g, ' ').trim();
  // Signs without ink, such as joiners and marks of direction, are missed by nobody.
  const isWhole = signs.every((sign) => kept.includes(sign) || /[\p{C}\p{Z}\p{M}]/u.test(sign));
  return { text: /[\p{L}\p{N}]/u.test(words) ? words : '', isWhole };
}

function hasGlyph(sign: string, fonts: readonly PaperFont[]): boolean {
  const script = scriptOf(sign);
  return fonts.some((font) => font.script === script && font.weight === 'regular' && font.has(sign));
}
