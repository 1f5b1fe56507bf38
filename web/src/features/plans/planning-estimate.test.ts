import type { Addon, Package } from '@evenlight/contract/catalogue';
import { addonLine, estimateOf, packageLines } from '@evenlight/contract/estimates';
import type { VenueId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { asTyped, centsTyped } from '../../platform/amount-text';
import { emptyDraft } from './draft/planning-draft';
import { planningEstimate } from './planning-estimate';

const venue = { id: '0197d5b4-6f1c-4000-8000-000000000009' as VenueId, name: 'Laurel Hall', minCost: 120_000 };
const line = (id: string, price: number, canDecline = true, isChoice = false) => ({
  id,
  name: id,
  kind: 'service' as const,
  price,
  canDecline,
  isChoice,
  covers: [],
});
const offer: Package = {
  id: 'hindu-basic',
  name: 'Antyeshti Essentials',
  tier: 'basic',
  price: 4_500,
  description: '',
  serviceType: 'cremation',
  way: 'cremation',
  faithTradition: 'hindu',
  popular: false,
  features: [],
  lines: [line('basic services', 3_000, false), line('flowers', 500), line('car', 1_000)],
};
const addon = (name: string, price: number): Addon => ({
  id: name,
  name,
  description: '',
  price,
  category: 'support',
  kind: 'service' as const,
  isOfTradition: false,
  isIncluded: false,
  isCustomary: true,
  note: null,
});
const offered = [addon('Photos', 300), addon('Extended Puja', 500)];
const draft = {
  ...emptyDraft('1'),
  packageTier: 'basic' as const,
  declinedLines: ['flowers'],
  addons: ['Photos'],
  venueId: venue.id,
};

test('the estimate of the wizard is the sum of its lines, and the contract’s own sum', () => {
  const shown = planningEstimate({ draft, package: offer, offered, venue });
  expect(shown).toMatchObject({
    package: { name: 'Antyeshti Essentials', cents: 450_000 },
    declined: { cents: 50_000, count: 1 },
    addons: [{ name: 'Photos', cents: 30_000 }],
    venue: { name: 'Laurel Hall', cents: 120_000 },
    totalCents: 450_000 - 50_000 + 30_000 + 120_000,
  });
  const lines = [...packageLines(offer, draft.declinedLines), addonLine(addon('Photos', 300))];
  expect(shown).toMatchObject(estimateOf(lines, { venueCents: venue.minCost }));
});

test('an add-on that was chosen in one language costs the same in another', () => {
  const photos = { ...addon('Fotos', 300), knownAs: 'Photos' };
  const shown = planningEstimate({ draft, package: offer, offered: [photos], venue });
  expect(shown).toMatchObject({ addons: [{ name: 'Fotos', cents: 30_000 }], addonCents: 30_000 });
});

test('with nothing chosen an estimate is nothing, and says which parts are missing', () => {
  const shown = planningEstimate({ draft: emptyDraft('1'), package: undefined, offered: undefined, venue: undefined });
  expect(shown).toMatchObject({ package: null, venue: null, addons: [], totalCents: 0 });
});

test('a venue that was chosen before, and is still on the screen, costs nothing', () => {
  const shown = planningEstimate({ draft: { ...draft, venueId: null }, package: offer, offered, venue });
  expect(shown).toMatchObject({ venue: null, venueCents: 0 });
});

test.each([
  ['', null],
  ['  ', null],
  ['12000', 1_200_000],
  ['$12,000', 1_200_000],
  ['8000 dollars', 800_000],
  ['US$ 8,000', 800_000],
  ['8000 dólares', 800_000],
  ['dollars', undefined],
  ['12 000.50', 1_200_050],
  ['1,234,567.5', 123_456_750],
  ['12,50', undefined],
  ['1,5', undefined],
  ['1,2345', undefined],
  ['1234,567', undefined],
  ['1.234,50', undefined],
  ['0', 0],
  ['ten thousand', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['99999999999', undefined],
])('a budget typed as "%s" is %s cents', (text, cents) => {
  expect(centsTyped(text)).toBe(cents);
});

test('a budget is shown as people write it', () => {
  expect([null, 0, 1_200_000, 1_200_050].map(asTyped)).toEqual(['', '0', '12,000', '12,000.50']);
});

test('what is a choice costs nothing until it is chosen, and leaving it out is no saving', () => {
  const withChoice = { ...offer, lines: [...offer.lines, line('preparation', 95, true, true)] };
  const shown = (declinedLines: string[]) =>
    planningEstimate({ draft: { ...draft, declinedLines }, package: withChoice, offered, venue });
  const nothingSaved = { cents: 0, count: 0 };
  expect(shown(['preparation'])).toMatchObject({ package: { cents: 450_000 }, declined: nothingSaved });
  expect(shown([])).toMatchObject({ package: { cents: 459_500 }, declined: nothingSaved });
  expect(shown(['preparation', 'flowers']).declined).toEqual({ cents: 50_000, count: 1 });
});
