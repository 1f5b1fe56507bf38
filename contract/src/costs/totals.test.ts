import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DatedFact, FactKey } from '../facts.ts';
import { InquiryId, QuoteRequestId } from '../ids.ts';
import { nothingYet } from '../resting-places.ts';
import { type CostQuote, costLinesOf, type Known, nothingSaid, saidStates } from './cost-lines.ts';
import { usuallyBesides, withQuoteTaken } from './totals.ts';

const known: Known = {
  way: 'burial',
  serviceType: 'burial',
  faithTradition: 'christian',
  rest: nothingYet,
  lines: [],
  facts: {},
  quotes: [],
  isCemeteryAsked: false,
  said: [],
};
const requestId = QuoteRequestId.parse('00000000-0000-7000-8000-000000000000');
const inquiryId = (place: number) => InquiryId.parse(`00000000-0000-7000-8000-00000000000${place}`);

function dollars(key: FactKey, lowCents: number, highCents: number): DatedFact {
  const figure = { unit: 'dollars' as const, lowCents, highCents };
  return { is: 'told', key, name: key, note: null, figure, county: null, source: 'A list', checkedOn: '2026-11-01' };
}

const states = ['asked', 'quoted', 'agreed', 'run-out'] as const;
const quotes = fc
  .array(fc.record({ state: fc.constantFrom(...states), cents: fc.integer({ min: 0, max: 1_000_000 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ state, cents }, place): CostQuote => {
      const ids = { requestId, inquiryId: inquiryId(place), vendorName: 'Lark', category: 'florists' as const };
      return { ...ids, state, totalCents: state === 'asked' ? null : cents, validUntil: null };
    }),
  );

test('a quote counts before it is taken as it does afterwards, whatever the family has said of its line', () => {
  fc.assert(
    fc.property(quotes, fc.constantFrom(...saidStates), (quotes, state) => {
      const hasFigure = state !== 'open' && state !== 'not-needed';
      const figure = hasFigure ? { lowCents: 5_000, highCents: 5_000 } : {};
      const said = [{ line: 'flowers' as const, version: 1, words: { ...nothingSaid, state, ...figure } }];
      const [first] = quotes;
      if (!first || first.totalCents === null) return;
      const after = quotes.map((quote) => (quote === first ? { ...quote, state: 'agreed' as const } : quote));
      const figuresOf = (lines: ReturnType<typeof costLinesOf>) =>
        lines.map(({ id, state, figure }) => ({ id, state, figure }));
      const shown = withQuoteTaken(costLinesOf({ ...known, quotes, said }), first.inquiryId);
      expect(figuresOf(shown)).toEqual(figuresOf(costLinesOf({ ...known, quotes: after, said })));
    }),
  );
});

test('beside what is known stands the grave, or what else has a usual price, until it is in the plan', () => {
  const facts = {
    'cemetery.plot': dollars('cemetery.plot', 490_000, 1_200_000),
    vault: dollars('vault', 90_000, 150_000),
    'stone.flat': dollars('stone.flat', 50_000, 100_000),
  };
  const range = (lowCents: number, highCents: number) => ({ lowCents, highCents });
  expect(usuallyBesides(costLinesOf(known))).toBeNull();
  expect(usuallyBesides(costLinesOf({ ...known, facts }))).toEqual({
    kinds: ['plot'],
    figure: range(490_000, 1_200_000),
  });
  const paid = { ...nothingSaid, state: 'paid' as const, lowCents: 700_000, highCents: 700_000 };
  const bought = costLinesOf({ ...known, facts, said: [{ line: 'plot', version: 1, words: paid }] });
  expect(usuallyBesides(bought)).toEqual({ kinds: ['vault', 'stone'], figure: range(140_000, 250_000) });
});
