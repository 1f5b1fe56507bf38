import { expect, test } from 'vitest';
import { packagesOf } from '../../../testing/samples/planning';
import { aPlan } from '../../../testing/samples/plans';
import { centsOfChoice, declinedIn, keepsToldLines } from './changed-choices';

const plan = aPlan({ declinedLines: ['christian-basic.car', 'gone'] });
const offer = packagesOf('christian', 'cremation')[0];
const asItIs = { packageTier: plan.packageTier, way: plan.way };
const cremation = { ...asItIs, way: 'cremation' } as const;
const nothing = { addons: [], offered: [] };

test('who has not decided has the customary package, and keeps it when deciding for it', () => {
  expect(keepsToldLines(plan, { ...asItIs, way: 'undecided' })).toBe(true);
  expect(keepsToldLines(plan, cremation)).toBe(false);
});

test('what a plan was told stands; in another way it costs what is offered today', () => {
  const dearer = offer && { ...offer, lines: offer.lines.map((line) => ({ ...line, price: 9_999 })) };
  expect(centsOfChoice(plan, asItIs, { offer: dearer, ...nothing })).toBe(350_000);
  expect(centsOfChoice(plan, cremation, { offer, ...nothing })).toBe(380_000);
  expect(centsOfChoice(plan, cremation, { offer: undefined, ...nothing })).toBeUndefined();
});

test('what was left out stays so in another way, as far as that has it, and in another package nothing does', () => {
  expect(declinedIn(plan, cremation, offer)).toEqual(['christian-basic.car']);
  expect(declinedIn(plan, { ...asItIs, packageTier: 'premium' }, offer)).toBeUndefined();
});
