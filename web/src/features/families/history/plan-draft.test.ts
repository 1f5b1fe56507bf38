import { expect, test } from 'vitest';
import {
  conflictsIn,
  detailsIn,
  isUnreadable,
  ruledOn,
  saidAbout,
  settled,
  shownIn,
  textsOf,
  touchedIn,
  typedInto,
} from './plan-draft';

const plan = {
  title: 'For Leela',
  personName: 'Leela Rao',
  dateOfBirth: null,
  dateOfDeath: '2026-11-10',
  serviceDate: null,
  budget: 500_000,
};

test('only what was touched is sent, as the server keeps it', () => {
  const dated = typedInto(null, plan, 'serviceDate', '2026-12-01');
  const draft = typedInto(typedInto(dated, plan, 'budget', '$6,500'), plan, 'dateOfDeath', '');
  expect(touchedIn(draft)).toEqual(['dateOfDeath', 'serviceDate', 'budget']);
  expect(detailsIn(draft)).toEqual({ dateOfDeath: null, serviceDate: '2026-12-01', budget: 650_000 });
  expect(detailsIn(typedInto(null, plan, 'title', 'For Leela'))).toEqual({});
});

test('what others change beside it shows, and is no conflict', () => {
  const draft = typedInto(null, plan, 'title', 'For mother');
  const now = { ...plan, personName: 'Leela S. Rao' };
  expect(shownIn(draft, now)).toMatchObject({ title: 'For mother', personName: 'Leela S. Rao' });
  expect(conflictsIn(draft, now)).toEqual([]);
});

test('what others change in the same place is a conflict until somebody says which stays', () => {
  const draft = typedInto(null, plan, 'title', 'For mother');
  const now = { ...plan, title: 'For Leela and Sam' };
  expect(conflictsIn(draft, now)).toEqual(['title']);
  expect(shownIn(draft, now).title).toBe('For mother');
  const mine = settled(draft, now, 'title', 'mine');
  expect(conflictsIn(mine, now)).toEqual([]);
  expect(detailsIn(mine)).toEqual({ title: 'For mother' });
  expect(touchedIn(settled(draft, now, 'title', 'theirs'))).toEqual([]);
});

test('two who typed the same agree, as after a lost answer', () => {
  const draft = typedInto(null, plan, 'title', 'For mother');
  expect(conflictsIn(draft, { ...plan, title: 'For mother' })).toEqual([]);
});

test('an amount that is none is said to be so, and an empty one is none', () => {
  expect(isUnreadable('budget', 'a lot')).toBe(true);
  expect(isUnreadable('budget', '')).toBe(false);
  expect(detailsIn(typedInto(null, plan, 'budget', ' '))).toEqual({ budget: null });
  expect(textsOf(plan).budget).toBe('5,000');
});

test('what is typed over another’s change is typed over it: no conflict, and the former words can come back', () => {
  const draft = typedInto(null, plan, 'title', 'For mother');
  const now = { ...plan, personName: 'Leela S. Rao' };
  const corrected = typedInto(draft, now, 'personName', 'Leela Rao');
  expect(conflictsIn(corrected, now)).toEqual([]);
  expect(detailsIn(corrected)).toEqual({ title: 'For mother', personName: 'Leela Rao' });
});

test('what is said about a change stays with it, and is no change by itself', () => {
  const said = saidAbout(null, plan, 'Her full name');
  expect(touchedIn(said)).toEqual([]);
  const draft = typedInto(said, plan, 'personName', 'Leela S. Rao');
  expect(settled(draft, plan, 'personName', 'mine').said).toBe('Her full name');
});

test('a service day is ruled on with the day of death that is typed beside it', () => {
  const draft = typedInto(null, plan, 'dateOfDeath', '2026-11-12');
  expect(ruledOn(draft, plan).dateOfDeath).toBe('2026-11-12');
  expect(ruledOn(typedInto(draft, plan, 'dateOfDeath', ''), plan).dateOfDeath).toBeNull();
  expect(ruledOn(null, plan).dateOfDeath).toBe('2026-11-10');
});
