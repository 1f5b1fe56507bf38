// Cuts a text into runs that one font can set, in the order they stand on the page from left to right.
import bidiFactory from 'bidi-js';
import type { Script } from './fonts.ts';

/** Text in the order it is read; the font turns the letters of right-to-left words around by itself. */
export type Run = { text: string; script: Script };

// The types say that the function lies one step deeper than it does.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

const ownScripts: [Script, RegExp][] = [
  ['hebrew', /\p{Script_Extensions=Hebrew}/u],
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['devanagari', /\p{Script_Extensions=Devanagari}/u],
  ['gurmukhi', /\p{Script_Extensions=Gurmukhi}/u],
  // Its own signs alone: others that it shares, such as the middle dot, stand in the Latin font.
  ['chinese', /[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u],
];

export function hasChinese(text: string): boolean {
  return [...text].some((sign) => scriptOf(sign) === 'chinese');
}

export function scriptOf(sign: string): Script {
  return ownScripts.find(([, letters]) => letters.test(sign))?.[0] ?? 'latin';
}

/** Signs that mean nothing by themselves and belong to the letter before them. */
const CLINGS = /[\p{M}\u200c\u200d]/u;

/** For each unit of the text, whose font sets it. */
function scriptsIn(text: string): Script[] {
  const scripts: Script[] = [];
  for (const sign of text) {
    const before = scripts.at(-1);
    const script = before && CLINGS.test(sign) ? before : scriptOf(sign);
    for (let unit = 0; unit < sign.length; unit += 1) scripts.push(script);
  }
  return scripts;
}

/**
 * One line, as it stands on a page that is read from left to right; or, where it stands by itself, in the direction of
 * its own first letter.
 */
export function runsOf(line: string, direction: 'ltr' | 'auto' = 'ltr'): Run[] {
  const scripts = scriptsIn(line);
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: { from: number; to: number; isBackward: boolean; script: Script }[] = [];
  for (const place of bidi.getReorderedIndices(line, embedding)) {
    const script = scripts[place] ?? 'latin';
    const isBackward = (embedding.levels[place] ?? 0) % 2 === 1;
    const last = pieces.at(-1);
    // The library sets words from left to right whatever their script, so a space ends a right-to-left run.
    const isSpace = isBackward && line[place] === ' ';
    const isNext = isBackward ? last?.from === place + 1 && line[last.from] !== ' ' : last?.to === place - 1;
    if (last && isNext && !isSpace && last.isBackward === isBackward && last.script === script) {
      if (isBackward) last.from = place;
      else last.to = place;
    } else pieces.push({ from: place, to: place, isBackward, script });
  }
  return pieces.map(({ from, to, script }) => {
    const units = Array.from({ length: to - from + 1 }, (_, step) => mirrored.get(from + step) ?? line[from + step]);
    return { text: units.join(''), script };
  });
}
