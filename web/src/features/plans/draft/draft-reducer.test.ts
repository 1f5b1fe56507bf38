import type { VenueId } from '@evenlight/contract/ids';
import { expect, test, vi } from 'vitest';
import type { Account } from './draft-store';
import { createDraftStore, type DraftStore } from './draft-store';
import { chooseTradition, chooseWay } from './planning-draft';

/** Of a visitor, whom no account keeps anything for. */
const aStore = () =>
  createDraftStore({ owner: null, account: {} as Account, inAccount: undefined, onStarted: vi.fn() });
const draftOf = (store: DraftStore) => store.getState().draft;

const packageAndPhotos = [
  { what: 'package', name: '' },
  { what: 'addon', name: 'Photos' },
];

test('another tradition says what it took away, and undoing brings all of it back', () => {
  const store = aStore();
  store.update({ faithTradition: 'hindu', packageTier: 'basic', addons: ['Photos'] });
  const before = draftOf(store);
  store.make(chooseTradition(before, 'sikh'), 'tradition');
  expect(store.getState().removal?.removed).toEqual(packageAndPhotos);
  store.update({ budget: 7 });
  store.undo();
  expect(draftOf(store)).toEqual({ ...before, budget: 7 });
  expect(store.getState().removal).toBeNull();
});

test('passing through traditions with the arrow keys keeps the way back, and coming back is the way back', () => {
  const store = aStore();
  store.update({ faithTradition: 'hindu', packageTier: 'basic', addons: ['Photos'] });
  const before = draftOf(store);
  for (const tradition of ['muslim', 'jewish'] as const)
    store.make(chooseTradition(draftOf(store), tradition), 'tradition');
  expect(store.getState().removal?.removed).toEqual(packageAndPhotos);
  store.make(chooseTradition(draftOf(store), 'hindu'), 'tradition');
  expect(draftOf(store)).toEqual(before);
  expect(store.getState().removal).toBeNull();
});

test('passing through ways keeps the way back to a simple offer, and coming back is the way back', () => {
  const store = aStore();
  store.update({ faithTradition: 'hindu', packageTier: 'simple', way: 'burial', wayAgreed: 'family' });
  const before = draftOf(store);
  for (const way of ['cremation', 'undecided'] as const) store.make(chooseWay(draftOf(store), way), 'way');
  expect(store.getState().removal?.removed).toEqual([{ what: 'package', name: '' }]);
  store.make(chooseWay(draftOf(store), 'burial'), 'way');
  expect(draftOf(store)).toEqual(before);
  expect(store.getState().removal).toBeNull();
});

test('once something else is chosen in its place, there is nothing to undo', () => {
  const store = aStore();
  store.update({ faithTradition: 'hindu', packageTier: 'basic', addons: ['Photos'] });
  store.make(chooseTradition(draftOf(store), 'sikh'), 'tradition');
  store.update({ packageTier: 'legacy' });
  expect(store.getState().removal).toBeNull();
});

test('undoing a tradition takes its branch along, and brings the former one back', () => {
  const store = aStore();
  store.update({ faithTradition: 'hindu', packageTier: 'basic' });
  const before = draftOf(store);
  store.make(chooseTradition(before, 'jewish'), 'tradition');
  store.update({ branch: 'orthodox' });
  store.undo();
  expect(draftOf(store)).toEqual(before);
});

test('a venue chosen for the new tradition ends the way back to the former one', () => {
  const store = aStore();
  store.update({ faithTradition: 'hindu', packageTier: 'basic' });
  store.make(chooseTradition(draftOf(store), 'jewish'), 'tradition');
  store.update({ venueId: '0197d5b4-6f1c-7000-8000-000000000009' as VenueId });
  expect(store.getState().removal).toBeNull();
});
