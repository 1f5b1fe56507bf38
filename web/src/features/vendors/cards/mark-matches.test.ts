import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markMatches } from './mark-matches';

const marked = (text: string, words: string[]) =>
  markMatches(text, words)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

describe('what was searched for is marked', () => {
  test('wherever it stands, in whatever case', () => {
    expect(marked('Rose & Rosemary Florists', ['rose'])).toBe('[Rose] & [Rose]mary Florists');
    expect(marked('Florists', ['rose'])).toBe('Florists');
    expect(marked('', ['rose'])).toBe('');
  });

  test('also with accents, written as one letter or as two', () => {
    expect(marked('Café Rosé', ['cafe', 'rose'])).toBe('[Café] [Rosé]');
    expect(marked('Cafe\u0301 Luz', ['cafe'])).toBe('[Cafe\u0301] Luz');
    expect(marked('Cafe\u0301s', ['caf'])).toBe('[Caf]e\u0301s');
  });

  test('once, where matches overlap or touch', () => {
    expect(marked('banana', ['ana', 'nan'])).toBe('b[anana]');
    expect(marked('sunflower', ['sun', 'flower'])).toBe('[sunflower]');
  });

  test('as text, whatever it says', () => {
    expect(marked('<b>Rose</b> (.*)', ['<b>'])).toBe('[<b>]Rose</b> (.*)');
    expect(marked('a.*b', ['.*'])).toBe('a[.*]b');
    expect(marked('🌹 Rose', ['rose'])).toBe('🌹 [Rose]');
    expect(marked('İstanbul Straße', ['istanbul'])).toBe('[İstanbul] Straße');
  });

  test('an empty word marks nothing', () => {
    expect(markMatches('Rose', ['', ''])).toEqual([{ text: 'Rose', isMarked: false }]);
  });

  test('and nothing of the text is lost, added or split', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.string({ unit: 'grapheme', maxLength: 3 })), (text, words) => {
        const pieces = markMatches(text, words);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) expect(piece.text).not.toBe('');
        for (const [index, piece] of pieces.entries()) expect(piece.isMarked).not.toBe(pieces[index - 1]?.isMarked);
      }),
    );
  });
});
