import type { VenueId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { isStepDone, type Known, leftToPay, planSteps, stepIn } from './plan-steps';

const chapel = { id: '0197d5b4-6f1c-7000-8000-000000000001' as VenueId, name: 'Chapel', isSample: true };
const noDay = {
  schedule: null,
  serviceDate: null,
  serviceHasBeen: false,
  heldUntil: null,
  planIntent: 'at-need' as const,
  dateOfDeath: null,
};
const costs = { ...noDay, packageTier: 'basic' as const, estimatedCost: '3500', totalCost: '3500', finalCost: null };
const nothingYet = { money: undefined, hasPapers: false, hasTimeline: false };
const priced: Known = { plan: { selectedVenue: null, ...costs }, ...nothingYet };
const withVenue: Known = { ...priced, plan: { ...priced.plan, selectedVenue: chapel } };
const paid: Known = { ...withVenue, money: { isSecured: true, balanceCents: 245_000 } };
const at = (query: string, known: Known) => stepIn(new URLSearchParams(query), known);

test('the address names the step, counted from 0', () => {
  for (const step of [0, 1, 2, 3, 4, 5]) expect(at(`step=${step}`, priced)).toBe(step);
});

test('an address without a step that exists opens the first step that is not done', () => {
  for (const query of ['', 'step=', 'step=6', 'step=-1', 'step=1.5', 'step=venue', 'step=10']) {
    expect(at(query, priced), query).toBe(0);
    expect(at(query, withVenue), query).toBe(2);
    expect(at(query, paid), query).toBe(3);
    expect(at(query, { ...paid, hasPapers: true }), query).toBe(4);
  }
});

test('a simple offer needs no venue, so its first open step is the payment', () => {
  const simple: Known = { ...priced, plan: { ...priced.plan, packageTier: 'simple' } };
  expect(isStepDone('venue', simple)).toBe(true);
  expect(at('', simple)).toBe(2);
});

test('a booked date, one that our team looks for, and one that has been, finish their step', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const booked = { mode: 'blocked', day: '2026-12-01', startsAt: null, bookedAt: at, changeableUntil: at } as const;
  const asked = {
    mode: 'requested',
    wishedDays: '',
    note: '',
    requestedAt: at,
    answeredBy: at,
    answeredAt: null,
  } as const;
  expect(isStepDone('scheduling', priced)).toBe(false);
  const hasBeen = { serviceDate: '2026-01-05', serviceHasBeen: true };
  for (const day of [{ schedule: booked }, { schedule: asked }, hasBeen])
    expect(isStepDone('scheduling', { ...priced, plan: { ...priced.plan, ...day } })).toBe(true);
  // A day that was wished for finishes nothing, neither before nor after it.
  for (const serviceDate of ['2091-01-05', '2026-01-05'])
    expect(isStepDone('scheduling', { ...priced, plan: { ...priced.plan, serviceDate } })).toBe(false);
});

test('a venue, a price, a confirmed payment, all papers and a timeline finish their steps', () => {
  const done = (known: Known) => planSteps.filter(({ id }) => isStepDone(id, known)).map(({ id }) => id);
  expect(done(withVenue)).toEqual(['venue', 'estimate']);
  expect(done(paid)).toEqual(['venue', 'estimate', 'payment']);
  expect(done({ ...priced, hasPapers: true })).toEqual(['estimate', 'documents']);
  expect(done({ ...priced, hasTimeline: true })).toEqual(['estimate', 'timeline']);
  const free = { ...priced.plan, estimatedCost: '0', totalCost: '' };
  expect(done({ ...priced, plan: free })).toEqual([]);
});

test('what is left to pay is said once the service is secured, and only while something is', () => {
  expect(leftToPay(paid)).toBe(245_000);
  expect(leftToPay({ money: { isSecured: true, balanceCents: 0 } })).toBeNull();
  expect(leftToPay({ money: { isSecured: false, balanceCents: 350_000 } })).toBeNull();
  expect(leftToPay(withVenue)).toBeNull();
});
