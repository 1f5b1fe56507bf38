import { PlanId, UserId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { ServiceType } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { type KeptDocument, shelfOf, slotsOf } from './rules.ts';

const [userId, one, two] = [UserId.parse(uuid()), PlanId.parse(uuid()), PlanId.parse(uuid())];
const aPlan = { id: one, way: 'cremation', serviceType: 'cremation', planIntent: 'at-need' } as const;

function aDocument(options: Partial<KeptDocument>): KeptDocument {
  return {
    id: uuid(),
    userId,
    planId: null,
    type: 'government-id',
    fileId: uuid(),
    name: 'a.pdf',
    mediaType: 'application/pdf',
    byteSize: 1,
    state: 'received',
    reason: '',
    uploadedBy: null,
    isByStaff: false,
    uploadedAt: new Date(),
    decidedBy: null,
    decidedAt: null,
    replaces: null,
    idempotencyKey: null,
    uploader: null,
    ...options,
  };
}

test('only a paper that was received and not sent back is done, and the newest one decides', () => {
  const isDone = (...states: KeptDocument['state'][]) => {
    const kept = states.map((state) => aDocument({ state }));
    return slotsOf(aPlan, kept, new Set()).slots.find(({ type }) => type === 'government-id')?.isDone;
  };
  expect(isDone()).toBe(false);
  expect(isDone('received')).toBe(true);
  expect(isDone('accepted', 'needs-another')).toBe(true);
  expect(isDone('needs-another', 'accepted')).toBe(false);
});

test('a newer paper that is still held takes nothing away from the one that is here', () => {
  const held = (...states: KeptDocument['state'][]) => {
    const kept = states.map((state) => aDocument({ state }));
    const slot = slotsOf(aPlan, kept, new Set()).slots.find(({ type }) => type === 'government-id');
    const current = slot?.documents.map(({ isCurrent }) => isCurrent);
    expect(shelfOf(kept).map(({ isCurrent }) => isCurrent)).toEqual(current);
    return { isDone: slot?.isDone, current };
  };
  expect(held('checking', 'accepted')).toEqual({ isDone: true, current: [false, true] });
  expect(held('checking', 'checking', 'received', 'needs-another').isDone).toBe(true);
  expect(held('checking', 'needs-another', 'accepted')).toEqual({ isDone: false, current: [false, true, false] });
  expect(held('checking', 'checking')).toEqual({ isDone: false, current: [true, false] });
  expect(held('received', 'checking')).toEqual({ isDone: true, current: [true, false] });
});

test('what exists only after a death does not keep a plan made ahead from being complete', () => {
  const kept = (['government-id', 'power-of-attorney'] as const).map((type) => aDocument({ type }));
  const ahead = slotsOf({ ...aPlan, planIntent: 'plan-ahead' }, kept, new Set());
  expect(ahead.isComplete).toBe(true);
  expect(ahead.slots.filter((slot) => slot.isNeededLater).map(({ type }) => type)).toEqual([
    'death-certificate',
    'cremation-permit',
    'cremation-authorization',
  ]);
  expect(slotsOf(aPlan, kept, new Set()).isComplete).toBe(false);
});

test('each way asks for its own papers, and nobody is asked to sign before the way is known', () => {
  const papersOf = (way: Way, serviceType: ServiceType) =>
    slotsOf({ ...aPlan, way, serviceType }, [], new Set())
      .slots.map(({ type }) => type)
      .filter((type) => /permit|authorization|consent/.test(type));
  expect(papersOf('burial', 'burial')).toEqual(['burial-permit']);
  expect(papersOf('green-burial', 'burial')).toEqual(['burial-permit']);
  expect(papersOf('cremation', 'cremation')).toEqual(['cremation-permit', 'cremation-authorization']);
  expect(papersOf('water-cremation', 'cremation')).toEqual(['cremation-permit', 'cremation-authorization']);
  expect(papersOf('donation', 'memorial')).toEqual(['donation-consent']);
  expect(papersOf('elsewhere', 'memorial')).toEqual(['transit-permit']);
  expect(papersOf('undecided', 'cremation')).toEqual(['cremation-permit']);
  expect(papersOf('undecided', 'burial')).toEqual(['burial-permit']);
  expect(papersOf('undecided', 'memorial')).toEqual([]);
  const ahead = slotsOf({ ...aPlan, way: 'donation', planIntent: 'plan-ahead' }, [], new Set());
  expect(ahead.slots.find(({ type }) => type === 'donation-consent')?.isNeededLater).toBe(false);
});

test('the permit for another country is told of, and asked of nobody', () => {
  const { slots, isComplete } = slotsOf({ ...aPlan, way: 'elsewhere', serviceType: 'memorial' }, [], new Set());
  expect(slots.find(({ type }) => type === 'transit-permit')).toMatchObject({ isRequired: false, isDone: false });
  const others = slots.filter(({ isRequired }) => isRequired).map(({ type }) => aDocument({ type }));
  expect([
    isComplete,
    slotsOf({ ...aPlan, way: 'elsewhere', serviceType: 'memorial' }, others, new Set()).isComplete,
  ]).toEqual([false, true]);
});

test('what was sent for another way stays in the plan, and keeps it from nothing', () => {
  const permit = aDocument({ type: 'cremation-permit', state: 'needs-another' });
  const { slots } = slotsOf({ ...aPlan, way: 'burial', serviceType: 'burial' }, [permit], new Set());
  expect(slots.at(-1)).toMatchObject({ type: 'cremation-permit', isRequired: false, isFromBefore: true });
  expect(slots.at(-1)?.documents.map(({ id }) => id)).toEqual([permit.id]);
  expect(slots.filter(({ isFromBefore }) => isFromBefore)).toHaveLength(1);
});

test('a power of attorney is not required after a death, which ended it', () => {
  const isRequired = (planIntent: Plan['planIntent']) =>
    slotsOf({ ...aPlan, planIntent }, [], new Set()).slots.find(({ type }) => type === 'power-of-attorney')?.isRequired;
  expect([isRequired('at-need'), isRequired('plan-ahead'), isRequired(null)]).toEqual([false, true, true]);
});

test('a paper that is here counts more than the word that there is none', () => {
  const missing = new Set(['will-testament'] as const);
  const willOf = (kept: KeptDocument[]) => slotsOf(aPlan, kept, missing).slots.at(-1);
  expect(willOf([])).toMatchObject({ isNone: true, isDone: true });
  const sentBack = aDocument({ type: 'will-testament', state: 'needs-another' });
  expect(willOf([sentBack])).toMatchObject({ isNone: false, isDone: false });
});

test('among all documents of a person a paper counts until its plan, or every plan, has a newer one', () => {
  const isCurrent = (...planIds: (PlanId | null)[]) =>
    shelfOf(planIds.map((planId) => aDocument({ planId }))).map((document) => document.isCurrent);
  expect(isCurrent(one, two)).toEqual([true, true]);
  expect(isCurrent(one, one)).toEqual([true, false]);
  expect(isCurrent(null, one)).toEqual([true, false]);
  expect(isCurrent(one, null)).toEqual([true, true]);
});
