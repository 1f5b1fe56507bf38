// What changes with the way, and what stays.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { expect, test } from 'vitest';
import { packagesOf, simpleOffers } from '../../../testing/samples/planning';
import { choosePackage, chooseTradition, chooseWay, emptyDraft, isChosen, withoutWhatIsGone } from './planning-draft';

const aDraft = (options: Partial<PlanningDraft> = {}): PlanningDraft => ({
  ...emptyDraft('0197d5b4-6f1c-4000-8000-000000000001'),
  faithTradition: 'hindu',
  packageTier: 'premium',
  way: 'cremation',
  ...options,
});
const [cremation, burial] = simpleOffers();
if (!cremation || !burial) throw new Error('there are simple offers');

test('another way keeps the package, the add-ons and what was left out, as far as it is still there', () => {
  const draft = aDraft({ declinedLines: ['hindu-premium.car', 'hindu-premium.kalash'], addons: ['Live Streaming'] });
  const { draft: changed, removed } = chooseWay(draft, 'burial');
  expect(removed).toEqual([]);
  expect(changed).toMatchObject({ way: 'burial', packageTier: 'premium', addons: ['Live Streaming'] });
  const read = withoutWhatIsGone(changed, { packages: packagesOf('hindu', 'burial'), day: '2026-11-19' });
  expect(read.draft.declinedLines).toEqual(['hindu-premium.car']);
  expect(read.removed).toEqual([]);
});

test('a simple offer sets the way it is made for, and leaves with it, by name', () => {
  const { draft } = choosePackage(aDraft({ way: null, packageTier: null }), burial, {}, undefined);
  expect(draft).toMatchObject({ way: 'burial', packageTier: 'simple' });
  expect([isChosen(burial, draft), isChosen(cremation, draft)]).toEqual([true, false]);
  const left = chooseWay(draft, 'cremation', { chosen: burial });
  expect(left.draft).toMatchObject({ way: 'cremation', packageTier: null });
  expect(left.removed).toEqual([{ what: 'package', name: 'Immediate burial' }]);
});

test('of two simple offers, the one of the other way sets another way', () => {
  const { draft } = choosePackage(aDraft({ packageTier: 'simple' }), burial, { chosen: cremation }, undefined);
  expect(draft).toMatchObject({ way: 'burial', packageTier: 'simple' });
});

test('an agreement is to one way in one tradition', () => {
  const draft = aDraft({ faithTradition: 'sikh', way: 'burial', wayAgreed: 'clergy' });
  expect(chooseWay(draft, 'burial').draft.wayAgreed).toBe('clergy');
  expect(chooseWay(draft, 'green-burial').draft.wayAgreed).toBeNull();
  expect(chooseTradition(draft, 'jewish').draft).toMatchObject({ way: 'burial', wayAgreed: null });
  expect(choosePackage(draft, cremation, {}, undefined).draft).toMatchObject({ way: 'cremation', wayAgreed: null });
});

test('where nobody offers packages in a way, the package leaves the draft and is named', () => {
  const change = withoutWhatIsGone(aDraft({ way: 'water-cremation' }), { packages: simpleOffers(), day: '2026-11-19' });
  expect(change.draft.packageTier).toBeNull();
  expect(change.removed).toEqual([{ what: 'package', name: '' }]);
});
