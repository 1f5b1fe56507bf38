import { inflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { loadFonts } from './fonts.ts';
import { linesOf } from './lines.ts';
import { openPaper } from './paper.ts';
import { readablePart } from './readable.ts';
import { runsOf } from './runs.ts';

const fonts = await loadFonts();
const names = ['Wałęsa', 'שרה כהן', 'محمد', 'ਗੁਰਪ੍ਰੀਤ', 'मीरा', 'Ἀθηνᾶ', 'Дмитрий', 'Nguyễn Thị Hạnh'];

test('every alphabet of our families can be printed whole', () => {
  for (const name of names) expect(readablePart(name, fonts), name).toEqual({ text: name, isWhole: true });
});

test('letters we have no font for are left out, and it is known that something is missing', () => {
  expect(readablePart('李明 Li Ming', fonts)).toEqual({ text: 'Li Ming', isWhole: false });
  expect(readablePart('李明', fonts)).toEqual({ text: '', isWhole: false });
  expect(readablePart('Mum 🌷', fonts)).toEqual({ text: 'Mum', isWhole: false });
  expect(readablePart('A\u200dda\u200e', fonts).isWhole).toBe(true);
});

test('an accent typed as a sign of its own is printed on its letter', () => {
  expect(readablePart('Jose\u0301', fonts)).toEqual({ text: 'José', isWhole: true });
});

test('Hebrew words stand from right to left, and each is handed to its font as it is read', () => {
  expect(runsOf('שרה כהן').map(({ text }) => text)).toEqual(['כהן', ' ', 'שרה']);
});

test('Latin words and numbers among Hebrew ones keep their own direction', () => {
  expect(runsOf('שרה (Sarah) 2026')).toEqual([
    { text: 'שרה', script: 'hebrew' },
    { text: ' (Sarah) 2026', script: 'latin' },
  ]);
});

test('brackets among right-to-left words turn around with them', () => {
  expect(
    runsOf('שרה (כהן) לוי')
      .map(({ text }) => text)
      .join(''),
  ).toBe('לוי (כהן) שרה');
});

test('marks stay with the letter they belong to, in its font', () => {
  expect(runsOf('ਗੁਰਪ੍ਰੀਤ')).toEqual([{ text: 'ਗੁਰਪ੍ਰੀਤ', script: 'gurmukhi' }]);
  expect(runsOf('शर्मा')).toEqual([{ text: 'शर्मा', script: 'devanagari' }]);
  expect(runsOf('مُحَمَّد')).toEqual([{ text: 'مُحَمَّد', script: 'arabic' }]);
});

test('Chinese is printed by those who ask for its font, and the others stay as they are', async () => {
  const all = await loadFonts({ withChinese: true });
  expect(readablePart('李明 · Li Ming，', all)).toEqual({ text: '李明 · Li Ming，', isWhole: true });
  expect(runsOf('李明 · Li')).toEqual([
    { text: '李明', script: 'chinese' },
    { text: ' · Li', script: 'latin' },
  ]);
});

test('a line that stands by itself is read in the direction of its first letter', () => {
  const inOrder = (line: string, direction?: 'auto') =>
    runsOf(line, direction)
      .map(({ text }) => text)
      .join('');
  expect(inOrder('שרה, Sarah', 'auto')).toBe('Sarah ,שרה');
  expect(inOrder('שרה, Sarah')).toBe('שרה, Sarah');
});

test('lines end between words, and a word too long for any line is cut rather than lost', () => {
  const widthOf = (text: string) => text.length;
  expect(linesOf('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  expect(linesOf('abcdefghij', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij']);
  expect(linesOf('  ', 4, widthOf)).toEqual([]);
});

test('a document is printed with names in all our scripts, tags, a language and numbered pages', async () => {
  const paper = await openPaper({ title: 'Names', author: 'Evenlight', language: 'es' });
  for (let time = 0; time < 12; time += 1) for (const name of names) paper.text('P', name, { size: 12 });
  const seen: string[] = [];
  const bytes = await paper.finish((page, pages) => {
    seen.push(`${page}/${pages}`);
    return [{ text: `${page}`, width: 40, style: { size: 9 } }];
  });
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(seen).toEqual(['1/3', '2/3', '3/3']);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(text).toContain('/Lang (es-US)');
  expect(text).toContain('/Marked true');
});

test('whoever listens, searches or copies gets every sign, also one that was first met as a part of another', async () => {
  vi.resetModules();
  const { openPaper: openFirst } = await import('./paper.ts');
  const print = async (text: string) => {
    const paper = await openFirst({ title: 'Amounts', author: 'Evenlight', language: 'en' });
    paper.text('P', text, { size: 10 });
    return (await paper.finish(() => [])).toString('latin1');
  };
  await print('Żė: ; ! ? … ÷ ‥');
  const streams = [...(await print('$1,166.67')).matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  const spoken = streams.map(([, bytes = '']) => inflated(bytes)).filter((stream) => stream.includes('beginbfrange'));
  expect(spoken.join('')).toContain('002e');
  expect(spoken.join('')).not.toContain('<>');
});

function inflated(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return bytes;
  }
}
