// A choice that is put to the family: typed by keys, kept, asked, and taken back.
import { listPackages } from '@evenlight/contract/catalogue';
import { askFamily, type FamilyDecision, withdrawDecision } from '@evenlight/contract/families/decisions';
import { getFamilyPlan } from '@evenlight/contract/families/history';
import type { DecisionOptionId, FamilyDecisionId } from '@evenlight/contract/ids';
import { listVenues } from '@evenlight/contract/venues';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press } from '../../testing/open-screen';
import { asha, familyRoom, me } from '../../testing/samples/families';
import { packagesOf, simpleOffers } from '../../testing/samples/planning';
import { aPlan } from '../../testing/samples/plans';
import { aVenue } from '../../testing/samples/venues';
import * as family from './family-screen';

const garden = aVenue({ name: 'Garden Hall' });
const chapel = aVenue({ name: 'Harbor Chapel' });

function aDecision(facts: Partial<FamilyDecision> = {}): FamilyDecision {
  const option = (number: number, label: string, cents: number) => ({
    id: `0199f2f0-0000-7000-8000-00000000000${number}` as DecisionOptionId,
    label,
    venueId: null,
    packageTier: null,
    cents,
    moreCents: cents - 400_000,
    votes: null,
  });
  return {
    id: '0199f3f0-0000-7000-8000-000000000001' as FamilyDecisionId,
    kind: 'venues',
    question: 'Where shall we meet?',
    options: [option(1, 'Garden Hall', 400_000), option(2, 'Harbor Chapel', 450_000)],
    askedBy: me,
    askedAt: '2026-11-05T12:00:00.000Z',
    deadline: '2099-11-08T12:00:00.000Z',
    state: 'open',
    chosenId: null,
    decidedAt: null,
    isApplied: false,
    myAnswer: null,
    answered: 0,
    entitled: 2,
    ...facts,
  };
}

test('packages are put to the family as the plan’s way prices them, and no simple offer of another way', async () => {
  const room = familyRoom();
  room.server.answers(
    getFamilyPlan,
    aPlan({ faithTradition: 'christian', packageTradition: 'christian', way: 'cremation' }),
  );
  room.server.answers(listVenues, []);
  room.server.answers(listPackages, ({ query: { faithTradition, way } }) => [
    ...packagesOf(faithTradition, way).map((offer) => ({ ...offer, name: `${offer.name}, ${way}` })),
    ...simpleOffers(faithTradition),
  ]);
  const user = await openScreen(family, {
    at: room.at('decisions'),
    path: 'family-collaboration',
    server: room.server,
    person: asha,
  });
  await press(user, 'Put a choice to the family');
  await user.click(await screen.findByRole('radio', { name: /package/i }));
  const first = await screen.findByRole('combobox', { name: /^First choice/ });
  const names = () =>
    within(first)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toContain('christian basic, cremation, $4,500'));
  expect(names()).toContain('Simple cremation, $2,805');
  expect(names().join()).not.toContain('Immediate burial');
});

test('two venues are put to the family with keys alone, kept while the form is closed, and taken back', async () => {
  const room = familyRoom();
  room.server.answers(listVenues, [garden, chapel]);
  const user = await openScreen(family, {
    at: room.at('decisions'),
    path: 'family-collaboration',
    server: room.server,
    person: asha,
  });
  expect(await screen.findByText('Nothing has been put to the family yet')).toBeVisible();
  const opener = await screen.findByRole('button', { name: 'Put a choice to the family' });
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  (await screen.findByLabelText(/^The question/)).focus();
  await user.keyboard('Where shall we meet?{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^The question/)).toHaveValue('Where shall we meet?');
  for (const [label, steps] of [
    [/^First choice/, 2],
    [/^Second choice/, 3],
  ] as const) {
    dialog.getByRole('combobox', { name: label }).focus();
    await user.keyboard(`${'{ArrowDown}'.repeat(steps)}{Enter}`);
  }
  room.server.answers(askFamily, () => {
    room.decisions = [aDecision()];
    return aDecision();
  });
  dialog.getByRole('button', { name: 'Ask the family' }).focus();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText('Your family has been asked'))[0]).toBeVisible();
  const asked = room.server.heard(askFamily)[0]?.body;
  expect(asked).toMatchObject({ kind: 'venues', question: 'Where shall we meet?' });
  expect(new Set(asked?.options.map(({ venueId }) => venueId)).size).toBe(2);
  const card = await screen.findByRole('listitem', { name: 'Where shall we meet?' });
  expect(within(card).getAllByText(/The plan would come to/)[0]).toBeVisible();
  room.server.answers(withdrawDecision, () => {
    room.decisions = [aDecision({ state: 'withdrawn', decidedAt: '2026-11-05T13:00:00.000Z' })];
    return room.decisions[0] as FamilyDecision;
  });
  within(card).getByRole('button', { name: 'Take it back' }).focus();
  await user.keyboard('{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
});

test('what the others chose is hidden from whoever has not answered yet', async () => {
  const room = familyRoom();
  room.decisions = [aDecision({ answered: 1 })];
  await openScreen(family, {
    at: room.at('decisions'),
    path: 'family-collaboration',
    server: room.server,
    person: asha,
  });
  const card = await screen.findByRole('listitem', { name: 'Where shall we meet?' });
  expect(card).toHaveTextContent('1 of 2 people have answered.');
  expect(card).not.toHaveTextContent('1 vote');
  expect(card).toHaveTextContent(/more than the least/);
});

test('ending a question and choosing between level ones need no mode; carrying it into the plan does', async () => {
  const room = familyRoom();
  const tied = aDecision({ state: 'tied', question: 'Lilies or roses?' });
  const decided = aDecision({ state: 'decided', question: 'Which hall?', chosenId: tied.options[0]?.id ?? null });
  const ids = ['0199f3f0-0000-7000-8000-000000000001', '0199f3f0-0000-7000-8000-000000000002'];
  room.decisions = [tied, decided].map((decision, place) => ({ ...decision, id: ids[place] as FamilyDecisionId }));
  const user = await openScreen(family, {
    at: room.at('decisions'),
    path: 'family-collaboration',
    server: room.server,
    person: asha,
  });
  const level = within(await screen.findByRole('listitem', { name: 'Lilies or roses?' }));
  expect(level.getByRole('button', { name: 'Choose Garden Hall' })).toBeVisible();
  const settled = within(screen.getByRole('listitem', { name: 'Which hall?' }));
  expect(settled.queryByRole('button', { name: 'Change the plan accordingly' })).toBeNull();
  await press(user, 'Edit Mode');
  expect(settled.getByRole('button', { name: 'Change the plan accordingly' })).toBeVisible();
});
