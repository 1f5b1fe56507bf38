import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Palette = Record<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function coloursIn(block: string): Palette {
  const found = block.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

function blockAfter(opening: string): string {
  const start = css.indexOf(opening);
  return css.slice(start, css.indexOf('}\n', start));
}

const day = coloursIn(blockAfter('@theme {'));
const chosenEvening = coloursIn(blockAfter(':root[data-theme="evening"]'));
const systemEvening = coloursIn(blockAfter(':root:not([data-theme="day"])'));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, one: string, other: string): number {
  const [light = 0, dark = 0] = [palette[one], palette[other]]
    .map((colour) => luminance(colour ?? ''))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'mist'];
const softTones = ['pine', 'gold', 'clay', 'ok', 'warn', 'bad'];
const allOn = (texts: string[], behind: string[]) => texts.flatMap((text) => behind.map((ground) => [text, ground]));

const bodyPairs = allOn(['ink', 'ink-2'], grounds);
const textPairs = [
  ...allOn(['ink-3', 'pine', 'pine-deep', ...softTones], grounds),
  ...softTones.flatMap((tone) => allOn([tone, 'ink', 'ink-2'], [`${tone}-soft`])),
  ...allOn(['on-pine'], ['pine', 'pine-deep', 'bad']),
];
const linePairs = [...allOn(['line-input', 'pine', 'bad'], grounds), ...allOn(['gold-fill'], ['paper', 'surface'])];

describe.each([
  ['day', day],
  ['evening', chosenEvening],
])('in the %s theme', (_, palette) => {
  test.each(bodyPairs)('body text in %s on %s can be read by almost everyone', (text, ground) => {
    expect(contrast(palette, text ?? '', ground ?? '')).toBeGreaterThanOrEqual(7);
  });

  test.each(textPairs)('short text in %s on %s can be read', (text, ground) => {
    expect(contrast(palette, text ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs)('a line or ring in %s on %s can be seen', (line, ground) => {
    expect(contrast(palette, line ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
  });
});

test('the evening that a reader chooses is the evening that their system asks for', () => {
  expect(chosenEvening).toEqual(systemEvening);
});

test('every colour of the day has its counterpart in the evening', () => {
  expect(Object.keys(chosenEvening)).toEqual(Object.keys(day));
});
