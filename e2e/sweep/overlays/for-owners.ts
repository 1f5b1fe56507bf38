// What opens for whoever made the plan and the memorials.
import type { Hand } from '../hand.ts';
import type { Family } from '../look-at.ts';
import { sightOf } from '../sight.ts';

const DIALOG = '[role=dialog]';
const on = sightOf('owner');

/** Presses, and waits for the dialog. */
const dialogBy = (msgid: string) => async (hand: Hand) => {
  await hand.press(msgid);
  await hand.dialog.waitFor();
};

const workspace = (part: string) => (family: Family) =>
  `/family-collaboration?plan_id=${family.ids.planId}&tab=workspace&part=${part}`;

const withCard =
  (number: string) =>
  async ({ page, fill, say }: Hand) => {
    await fill('Card number', number);
    await fill('Expiry', '12 / 34');
    await fill('CVC', '123');
    await page.getByRole('button', { name: say('Pay {amount}') }).click();
  };

export const forOwners = [
  on('/', 'menu', async ({ page, press, look, say }) => {
    if (look.size === 'phone') await press('Menu');
    else await page.locator('summary', { hasText: say('Hello, {firstName}') }).click();
  }),
  on('/profile', 'edit', ({ press }) => press('Edit')),
  on('/profile', 'delete', dialogBy('Delete my account'), DIALOG),
  on('/planning-wizard', 'other ways', dialogBy('Other ways'), DIALOG),
  on('/planning-wizard?step=1', 'step 1'),
  on('/planning-wizard?step=2', 'step 2'),
  on('/planning-wizard?step=3', 'step 3'),
  on('/planning-wizard?step=4', 'step 4'),
  on('/planning-wizard?step=5', 'step 5'),
  on(({ ids }) => `/plan-workflow/${ids.barePlanId}?step=1`, 'package', dialogBy('Change package or add-ons'), DIALOG),
  on(
    ({ ids }) => `/plan-workflow/${ids.planId}?step=2`,
    'shares',
    ({ press }) => press('Ask somebody else'),
  ),
  on(({ ids }) => `/plans/${ids.planId}/costs`, 'a line', dialogBy('Add a line'), DIALOG),
  on(
    ({ ids }) => `/plans/${ids.planId}/costs`,
    'what would cost less',
    async ({ unfold, sees }) => {
      await unfold('If it should be less');
      await sees('We know of nothing that would cost less and leave the farewell as it is.');
    },
  ),
  on(
    ({ ids }) => `/plans/${ids.planId}/price-lists`,
    'taking a list away',
    async (hand) => {
      await hand.press('Edit the list of {home}');
      await dialogBy('Take this list away')(hand);
    },
    DIALOG,
  ),
  on(({ ids }) => `/plan-workflow/${ids.barePlanId}?step=2`, 'nothing paid'),
  on(
    ({ ids }) => `/plans/${ids.planId}/help-to-pay`,
    'forgetting',
    async (hand) => {
      await hand.main.getByText(hand.say('Change what you answered')).click();
      await dialogBy('Forget all of it')(hand);
    },
    DIALOG,
  ),
  on(
    ({ ids }) => `/plan-workflow/${ids.barePlanId}?step=4`,
    'no venue',
    ({ press }) => press('Request planning instead'),
  ),
  on(({ ids }) => `/plan-workflow/${ids.archivedPlanId}/history`, 'history of one put away'),
  on(
    ({ ids }) => `/payment?${ids.openPayment}`,
    'declined',
    async (hand) => {
      await withCard('4000 0000 0000 0002')(hand);
      await hand.page.getByRole('alert').first().waitFor();
    },
  ),
  on(
    ({ ids }) => `/first-days?plan_id=${ids.planId}`,
    'all steps',
    ({ unfold }) => unfold('See all steps'),
  ),
  on(
    ({ ids }) => `/first-days?plan_id=${ids.planId}`,
    'hand over',
    dialogBy('Hand this to someone: {shownTitle}'),
    DIALOG,
  ),
  on(({ ids }) => `/who-decides?plan_id=${ids.barePlanId}`, 'nobody yet'),
  // A short list: axe goes through all that lies below a dialog.
  on('/vendor-marketplace?search=rose', 'inquiry', dialogBy('Inquire: {name}'), DIALOG),
  on(workspace('tasks'), 'new task', dialogBy('Add task'), DIALOG),
  on(workspace('tasks'), 'templates', dialogBy('Take from your tradition’s timeline'), DIALOG),
  on(workspace('documents'), 'edited', ({ press }) => press('Edit Mode')),
  on(workspace('decisions'), 'new choice', dialogBy('Put a choice to the family'), DIALOG),
  on(workspace('history'), 'compared', ({ unfold }) => unfold('Compare two versions')),
  on(
    ({ ids }) => `/family-collaboration?plan_id=${ids.planId}&tab=invitations`,
    'invite',
    dialogBy('Invite Member'),
    DIALOG,
  ),
  on(({ ids }) => `/family-collaboration?plan_id=${ids.barePlanId}`, 'no group yet'),
  on(
    ({ ids }) => `/memorial/${ids.memorialId}`,
    'edited',
    ({ press }) => press('Edit Memorial'),
  ),
  ...(['Collaboration', 'Guestbook', 'Events'] as const).map((tab) =>
    on(
      ({ ids }) => `/memorial/${ids.memorialId}`,
      `tab ${tab}`,
      ({ press }) => press(tab, { role: 'tab' }),
    ),
  ),
  on(
    ({ ids }) => `/memorial/${ids.openAddress}?tab=events`,
    'a new gathering',
    ({ press }) => press('Create Event'),
  ),
  on(
    ({ ids }) => `/memorial/${ids.openAddress}?tab=events`,
    'guests',
    ({ press }) => press('Guest list'),
  ),
  ...(['guestbook', 'events', 'photos'] as const).map((tab) =>
    on(({ ids }) => `/memorial/${ids.openAddress}?tab=${tab}`, `${tab}, for the owner`),
  ),
  ...(['journal', 'memories', 'calendar'] as const).map((activity) =>
    on(`/support?tab=self-care&activity=${activity}`, activity),
  ),
  on('/support?tab=self-care&activity=memories', 'given', ({ press }) => press('Give to a memorial: {title}')),
  on(({ ids }) => `/plan-workflow/${ids.unsaidPlanId}?step=2`, 'at need or ahead'),
  on(
    ({ ids }) => `/plan-workflow/${ids.planId}?step=3`,
    'a paper refused',
    async ({ page }) => {
      const letter = { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('A letter.') };
      await page.locator('input[type=file]').first().setInputFiles(letter);
      await page.getByText('notes.docx').first().waitFor();
    },
  ),
  on(
    '/vendor-marketplace?category=florists',
    'quotes',
    async (hand) => {
      const add = hand.page.getByRole('button', { name: hand.say('Add to Compare: {name}') });
      for (const place of [0, 1]) await add.nth(place).click();
      await dialogBy('Request Quotes')(hand);
    },
    DIALOG,
  ),
  on('/memorial-builder?step=person', 'a new one'),
];
