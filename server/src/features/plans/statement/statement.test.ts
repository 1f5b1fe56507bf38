import { fictionalBrand as brand } from '@evenlight/contract/brand';
import { estimateOf, type PricedLine } from '@evenlight/contract/estimates';
import { languages } from '@evenlight/contract/languages';
import { groupLines, type Statement } from '@evenlight/contract/statements';
import type { PackagedTradition } from '@evenlight/contract/traditions';
import { serviceTypeOf, type Way } from '@evenlight/contract/ways';
import { expect, test } from 'vitest';
import { lineOnPaper, printStatement, wayOnPaper } from './statement-pdf.ts';
import { statementWords } from './statement-words.ts';

const aLine = (line: Partial<PricedLine>): PricedLine => ({
  item: 'care',
  source: 'package',
  name: 'Care of the body',
  kind: 'service',
  cents: 50_000,
  canDecline: true,
  isDeclined: false,
  ...line,
});

const lines = [
  aLine({ item: 'basic', name: 'Basic services', cents: 200_000, canDecline: false }),
  aLine({ item: 'casket', name: 'Casket', kind: 'merchandise', cents: 90_000, isDeclined: true }),
  aLine({ item: 'permits', name: 'Permits', kind: 'cash-advance', cents: 10_000 }),
  aLine({ item: 'streaming', name: 'Live Streaming', source: 'addon', cents: 10_000 }),
];

function aStatement(options: Partial<Statement> = {}): Statement {
  const all = options.lines ?? lines;
  return {
    planTitle: 'For Sarah',
    personName: 'שרה כהן',
    faithTradition: 'other',
    packageTradition: 'secular',
    packageName: 'Simple Farewell',
    packageTier: 'basic',
    way: 'undecided',
    pricedWay: 'undecided',
    serviceType: 'memorial',
    lines: all,
    venue: { name: 'Garden Hall', address: '1 Oak St, Oakland', cents: 120_000, isSample: false },
    serviceDate: '2030-05-04',
    ...estimateOf(all, { venueCents: 120_000 }),
    adjustments: [],
    notIncluded: [],
    asOf: '2030-04-01T12:00:00.000Z',
    ...options,
  };
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('lines are grouped as the law groups them, and the groups sum to the estimate', () => {
  const groups = groupLines(lines);
  expect(groups.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['service', 210_000],
    ['merchandise', 0],
    ['cash-advance', 10_000],
  ]);
  const sum = groups.reduce((cents, group) => cents + group.cents, 0);
  expect(sum).toBe(estimateOf(lines).estimateCents);
  expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
});

test('a statement is printed in both languages, with the language said in the file', async () => {
  for (const language of languages) {
    const pdf = await printStatement(aStatement(), { brand, language });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain(`/Lang (${language}-US)`);
    expect(pagesOf(pdf)).toBe(2);
  }
});

test('a long plan goes on over several pages', async () => {
  const many = Array.from({ length: 80 }, (_, place) => aLine({ item: `line-${place}`, name: `Line ${place}` }));
  expect(pagesOf(await printStatement(aStatement({ lines: many }), { brand, language: 'en' }))).toBe(3);
});

test('a statement is printed whatever letters a family writes, or none', async () => {
  for (const name of ['李明', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'محمد', 'मीरा', 'W'.repeat(120), '🌷', null]) {
    const pdf = await printStatement(aStatement({ planTitle: name, personName: name, venue: null }), {
      brand,
      language: 'en' as const,
    });
    expect(pagesOf(pdf), String(name)).toBe(2);
  }
});

test('what was never chosen is printed as not chosen, and only what was declined is struck out', () => {
  const visitation = aLine({ name: 'Preparation for visitation', cents: 9_500, isChoice: true, isDeclined: true });
  const printed = (line: PricedLine, language: 'en' | 'es' = 'en') =>
    lineOnPaper(line, statementWords[language], language);
  expect(printed(visitation)).toEqual({ text: 'Preparation for visitation', price: 'Not chosen', look: 'quiet' });
  expect(printed(visitation, 'es').price).toBe('No elegido');
  expect(printed({ ...visitation, isDeclined: false })).toMatchObject({ price: '$95', look: 'plain' });
  expect(printed(aLine({ isDeclined: true }))).toMatchObject({ price: 'Declined: $0', look: 'struck' });
});

test('the statement says what is planned with the body, and what is priced while nobody knows', () => {
  const { en, es } = statementWords;
  const onPaper = (way: Way, { pricedWay = way, from = 'secular' as PackagedTradition, words = en } = {}) =>
    wayOnPaper({ way, pricedWay, serviceType: serviceTypeOf(way, from), packageTradition: from }, words);
  // A Muslim or Jewish family reads of no cremation.
  expect(en.way).toBe('What happens with the body');
  expect(onPaper('water-cremation')).toBe('Water cremation');
  expect(onPaper('undecided', { from: 'christian' })).toBe('Priced as a burial, as is customary, until you decide');
  expect(onPaper('undecided')).toBe('Priced for a gathering, without care of the body, until you decide');
  expect(onPaper('green-burial', { words: es })).toBe('Entierro ecológico');
  expect(onPaper('burial', { pricedWay: 'undecided', from: 'christian' })).toBe('Burial');
  expect(onPaper('cremation', { pricedWay: 'burial' })).toBe('Cremation (these prices are still those for: Burial)');
  expect(onPaper('undecided', { pricedWay: 'cremation' })).toBe(
    'Not yet known (these prices are still those for: Cremation)',
  );
  expect(onPaper('cremation', { pricedWay: 'undecided' })).toBe(
    'Cremation (these prices are still those for: memorial)',
  );
});

test('a line that is told in another language says in which', () => {
  const line = aLine({ name: 'Basic services', language: 'en' });
  expect(lineOnPaper(line, statementWords.es, 'es').text).toBe('Basic services (inglés)');
});
