import type { Addon, Package } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { VenueId } from '@evenlight/contract/ids';
import { CREMATORIUM, type Venue } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import {
  choosePackage,
  chooseTradition,
  declineLine,
  emptyDraft,
  isEmpty,
  packagesFrom,
  startFrom,
  toggleAddon,
  undoOf,
  withoutUnfitVenue,
  withoutWhatIsGone,
} from './planning-draft';

const ID = '0197d5b4-6f1c-4000-8000-000000000001';
const VENUE = '0197d5b4-6f1c-4000-8000-000000000009' as VenueId;

function aDraft(options: Partial<PlanningDraft> = {}): PlanningDraft {
  return { ...emptyDraft(ID), ...options };
}

function aPackage(tier: Package['tier'], lineNames: string[] = []): Package {
  const line = (name: string, place: number) => ({
    id: `hindu-${tier}.${name}`,
    name,
    kind: 'service' as const,
    price: 100,
    canDecline: name !== 'basic services',
    isChoice: name === 'preparation',
    covers: [place],
  });
  return {
    id: `hindu-${tier}`,
    name: `Hindu ${tier}`,
    tier,
    price: 4_500,
    description: '',
    serviceType: 'cremation',
    way: 'cremation',
    faithTradition: 'hindu',
    popular: false,
    features: lineNames,
    lines: lineNames.map(line),
  };
}

function anAddon(name: string): Addon {
  return {
    id: name,
    name,
    description: '',
    price: 500,
    category: 'support',
    kind: 'service' as const,
    isOfTradition: false,
    isIncluded: false,
    isCustomary: true,
    note: null,
  };
}

function aVenue(options: Partial<Venue>): Venue {
  return { id: VENUE, name: 'Laurel Hall', type: 'Secular – Hall', faithTraditions: [], ...options } as Venue;
}

test('a draft in which nothing was chosen is empty, whatever it is called', () => {
  expect(isEmpty(aDraft())).toBe(true);
  expect(isEmpty(aDraft({ budget: 0 }))).toBe(false);
});

test('another tradition takes along the package, what was left out of it, the add-ons and the branch, and names them', () => {
  const before = aDraft({
    faithTradition: 'hindu',
    branch: 'shaiva',
    packageTier: 'premium',
    declinedLines: ['hindu-premium.car'],
    addons: ['Extended Puja', 'Live Streaming'],
    budget: 900_000,
    planIntent: 'at-need',
  });
  const { draft, removed } = chooseTradition(before, 'muslim', { chosen: aPackage('premium') });
  expect(draft).toEqual(aDraft({ faithTradition: 'muslim', budget: 900_000, planIntent: 'at-need' }));
  expect(removed).toEqual([
    { what: 'package', name: 'Hindu premium' },
    { what: 'addon', name: 'Extended Puja' },
    { what: 'addon', name: 'Live Streaming' },
    { what: 'branch', name: 'shaiva' },
  ]);
});

test('an add-on that was chosen in one language is the same in another, and is named as it is read', () => {
  const streaming = { ...anAddon('Transmisión en vivo'), knownAs: 'Live Streaming' };
  const before = aDraft({ faithTradition: 'hindu', packageTier: 'legacy', addons: ['Live Streaming'] });
  const packages = [aPackage('legacy')];
  expect(withoutWhatIsGone(before, { packages, addons: [streaming], day: '2030-05-02' })).toEqual({
    draft: before,
    removed: [],
  });
  const { removed } = chooseTradition(before, 'muslim', { chosen: aPackage('legacy'), offered: [streaming] });
  expect(removed).toContainEqual({ what: 'addon', name: 'Transmisión en vivo' });
});

test('the same tradition chosen again changes nothing', () => {
  const before = aDraft({ faithTradition: 'hindu', packageTier: 'basic' });
  expect(chooseTradition(before, 'hindu')).toEqual({ draft: before, removed: [] });
});

test('a venue that welcomes the new tradition stays, and one that does not goes', () => {
  const before = aDraft({ faithTradition: 'hindu', venueId: VENUE, serviceDate: '2030-05-02' });
  const crematorium = aVenue({ type: CREMATORIUM, name: 'Bayside' });
  expect(chooseTradition(before, 'sikh', { venue: crematorium }).draft.venueId).toBe(VENUE);
  const { draft, removed } = chooseTradition(before, 'jewish', { venue: crematorium });
  expect([draft.venueId, draft.serviceDate]).toEqual([null, '2030-05-02']);
  expect(removed).toEqual([{ what: 'venue', name: 'Bayside' }]);
  expect(chooseTradition(before, 'jewish', { venue: aVenue({ faithTraditions: ['secular'] }) }).removed).toEqual([]);
});

test('a venue that is not known yet is not taken away', () => {
  const before = aDraft({ faithTradition: 'hindu', venueId: VENUE });
  expect(chooseTradition(before, 'jewish').draft.venueId).toBe(VENUE);
});

test('once a venue is read, it goes if it does not suit the tradition chosen meanwhile', () => {
  const draft = aDraft({ faithTradition: 'jewish', venueId: VENUE });
  const crematorium = aVenue({ type: CREMATORIUM, name: 'Bayside' });
  expect(withoutUnfitVenue(draft, crematorium)).toEqual({
    draft: { ...draft, venueId: null },
    removed: [{ what: 'venue', name: 'Bayside' }],
  });
  expect(withoutUnfitVenue({ ...draft, faithTradition: 'sikh' }, crematorium).removed).toEqual([]);
});

test('a package goes with its tradition also while its name is not known', () => {
  const before = aDraft({ faithTradition: 'hindu', packageTier: 'basic' });
  expect(chooseTradition(before, 'sikh').removed).toEqual([{ what: 'package', name: '' }]);
});

test('a family whose tradition has no packages starts from those of another, and may change its mind', () => {
  const before = aDraft({ faithTradition: 'other', branch: 'Jain' });
  expect(packagesFrom(before)).toBeNull();
  const { draft } = startFrom(before, 'hindu');
  expect(packagesFrom(draft)).toBe('hindu');
  const chosen = { ...draft, packageTier: 'basic' as const, addons: ['Live Streaming'] };
  const next = startFrom(chosen, 'secular', { chosen: aPackage('basic') });
  expect(next.draft).toEqual(aDraft({ faithTradition: 'other', branch: 'Jain', packageTradition: 'secular' }));
  expect(next.removed.map(({ name }) => name)).toEqual(['Hindu basic', 'Live Streaming']);
});

test('whose packages are offered is the tradition’s own, whatever was browsed before', () => {
  expect(packagesFrom(aDraft())).toBeNull();
  expect(packagesFrom({ faithTradition: 'sikh', packageTradition: 'hindu' })).toBe('sikh');
});

test('another package drops the add-ons that do not go with it, and names them', () => {
  const before = aDraft({ faithTradition: 'hindu', packageTier: 'legacy', addons: ['Life Documentary', 'Photos'] });
  const known = { chosen: aPackage('legacy') };
  const { draft, removed } = choosePackage(before, aPackage('basic'), known, [anAddon('Photos')]);
  expect([draft.packageTier, draft.addons]).toEqual(['basic', ['Photos']]);
  expect(removed).toEqual([{ what: 'addon', name: 'Life Documentary' }]);
});

test('while it is not known what goes with a package, nothing is taken away', () => {
  const before = aDraft({ faithTradition: 'hindu', packageTier: 'legacy', addons: ['Life Documentary'] });
  const { draft, removed } = choosePackage(before, aPackage('basic'), {}, undefined);
  expect([draft.addons, removed]).toEqual([['Life Documentary'], []]);
});

test('what was left out of one package is left out of the next, where it has the same thing', () => {
  const before = aPackage('basic', ['basic services', 'flowers', 'car']);
  const draft = aDraft({ packageTier: 'basic', declinedLines: ['hindu-basic.flowers', 'hindu-basic.car'] });
  const next = aPackage('premium', ['basic services', 'flowers', 'two cars']);
  expect(choosePackage(draft, next, { chosen: before }, []).draft.declinedLines).toEqual(['hindu-premium.flowers']);
});

test('a line is the same one in a package that is not told in the language of the page', () => {
  const basic = aPackage('basic', ['Flores']);
  const told = { ...basic, lines: basic.lines.map((line) => ({ ...line, knownAs: 'flowers' })) };
  const draft = aDraft({ packageTier: 'basic', declinedLines: basic.lines.map(({ id }) => id) });
  const next = aPackage('premium', ['flowers']);
  expect(choosePackage(draft, next, { chosen: told }, []).draft.declinedLines).toEqual(['hindu-premium.flowers']);
});

test('a line is left out once, and taken back', () => {
  const declined = declineLine(declineLine(aDraft(), 'car', true), 'car', true);
  expect(declined.declinedLines).toEqual(['car']);
  expect(declineLine(declined, 'car', false).declinedLines).toEqual([]);
});

test('an add-on goes in and out by its name', () => {
  const chosen = toggleAddon(aDraft({ addons: ['Photos'] }), 'Live Streaming');
  expect(chosen.addons).toEqual(['Photos', 'Live Streaming']);
  expect(toggleAddon(chosen, 'Photos').addons).toEqual(['Live Streaming']);
});

test('what is no longer offered leaves the draft and is named; what is not known yet stays', () => {
  const draft = aDraft({
    faithTradition: 'hindu',
    packageTier: 'basic',
    declinedLines: ['hindu-basic.car', 'hindu-basic.gone'],
    addons: ['Photos', 'Gone'],
    venueId: VENUE,
    serviceDate: '2030-05-01',
  });
  const day = '2030-05-02';
  expect(withoutWhatIsGone({ ...draft, serviceDate: day }, { day }).removed).toEqual([]);
  const packages = [aPackage('basic', ['basic services', 'car'])];
  const now = withoutWhatIsGone(draft, { packages, addons: [anAddon('Photos')], isVenueGone: true, day });
  expect(now.draft).toEqual(
    aDraft({
      faithTradition: 'hindu',
      packageTier: 'basic',
      declinedLines: ['hindu-basic.car'],
      addons: ['Photos'],
    }),
  );
  expect(now.removed).toEqual([
    { what: 'addon', name: 'Gone' },
    { what: 'venue', name: '' },
    { what: 'date', name: '2030-05-01' },
  ]);
});

test('a draft from before there were choices leaves them out, and one that was chosen stays', () => {
  const packages = [aPackage('basic', ['preparation', 'car'])];
  const today = { packages, day: '2030-05-02' };
  const old = aDraft({ faithTradition: 'hindu', packageTier: 'basic', declinedLines: ['hindu-basic.car'] });
  const now = withoutWhatIsGone(old, today);
  expect(now).toMatchObject({ removed: [], draft: { declinedLines: ['hindu-basic.car', 'hindu-basic.preparation'] } });
  expect(withoutWhatIsGone(now.draft, today).draft).toBe(now.draft);
  const chosen = declineLine(now.draft, 'hindu-basic.preparation', false);
  expect(withoutWhatIsGone(chosen, today).draft).toBe(chosen);
  // Whoever takes back what they left out has chosen nothing that was not there.
  const whole = withoutWhatIsGone(declineLine(chosen, 'hindu-basic.car', false), today).draft;
  expect(whole).toMatchObject({ declinedLines: [], chosenLines: ['hindu-basic.preparation'] });
});

test('a package that is gone takes its add-ons along', () => {
  const draft = aDraft({ faithTradition: 'hindu', packageTier: 'legacy', addons: ['Photos'] });
  const { draft: next, removed } = withoutWhatIsGone(draft, { packages: [aPackage('basic')], day: '2030-05-02' });
  expect([next.packageTier, next.addons]).toEqual([null, []]);
  expect(removed.map(({ what }) => what)).toEqual(['package', 'addon']);
});

test('undoing puts back what a change touched, and leaves what was chosen since', () => {
  const before = aDraft({ faithTradition: 'hindu', packageTier: 'basic', addons: ['Photos'] });
  const { draft: after } = chooseTradition(before, 'sikh', { chosen: aPackage('basic') });
  const undone = { ...after, budget: 500_000, ...undoOf(before, after) };
  expect(undone).toEqual({ ...before, budget: 500_000 });
});

test('what is a choice starts left out in every package, and stays chosen once it was', () => {
  const [basic, premium] = [aPackage('basic', ['preparation']), aPackage('premium', ['preparation', 'car'])];
  const first = choosePackage(aDraft({ faithTradition: 'hindu' }), basic, {}, undefined).draft;
  expect(first.declinedLines).toEqual(['hindu-basic.preparation']);
  expect(choosePackage(first, premium, { chosen: basic }, undefined).draft.declinedLines).toEqual([
    'hindu-premium.preparation',
  ]);
  const chosen = declineLine(first, 'hindu-basic.preparation', false);
  expect(choosePackage(chosen, premium, { chosen: basic }, undefined).draft.declinedLines).toEqual([]);
});
