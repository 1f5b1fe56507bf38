// What opens for people without an account.
import { randomUUID } from 'node:crypto';
import { PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import type { Hand } from '../hand.ts';
import { sightOf } from '../sight.ts';

const DIALOG = '[role=dialog]';
const on = sightOf('visitor');
// The long lists are looked at as screens. Here they would only be in the way: axe goes through all that lies below.
const A_FEW_VENDORS = '/vendor-marketplace?search=rose';
const A_FEW_VENUES = '/venue-selection?search=garden';

async function signUp({ press, fill }: Hand) {
  await fill('First name', 'Ada');
  await fill('Last name', 'Okafor');
  await fill('Email address', `sweep.${randomUUID()}@example.org`);
  await fill('Phone number', PHONE_NUMBER);
  await press('Create Account');
}

async function compareTwo({ page, say }: Hand) {
  for (const place of [0, 1])
    await page
      .getByRole('button', { name: say('Add to Compare: {name}') })
      .nth(place)
      .click();
  await page.getByRole('region', { name: say('Comparison') }).waitFor();
}

export const forVisitors = [
  on('/signup', 'errors', async ({ page, press }) => {
    await press('Create Account');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  on('/signup', 'code', async (hand) => {
    await signUp(hand);
    await hand.page.getByRole('textbox', { name: hand.say('Six-digit code') }).waitFor();
  }),
  on('/signup', 'wrong code', async (hand) => {
    await signUp(hand);
    await hand.page.getByRole('textbox', { name: hand.say('Six-digit code') }).fill('000000');
    await hand.page.locator('[aria-invalid=true]').first().waitFor();
  }),
  on('/login', 'code', async ({ page, press, fill, say }) => {
    await fill('Email address', `sweep.${randomUUID()}@example.org`);
    await press('Send me a code');
    await page.getByRole('textbox', { name: say('Six-digit code') }).waitFor();
  }),
  on('/login?return=%2Ffamily-collaboration', 'on the way'),
  on(() => `/goodbye?on=${new Date(Date.now() + 86_400_000 * 20).toISOString()}`, 'with its day'),
  on('/help-to-pay', 'what may help', async ({ page, press, choose, unfold }) => {
    await choose('A crime');
    await press('See who may help');
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await unfold('What does not seem to fit');
  }),
  on('/contact', 'emergency', ({ choose }) => choose('Emergency')),
  on(
    '/services',
    'dialog to book a talk',
    async ({ dialog, press, main }) => {
      await press('Schedule Free Consultation', { role: 'link', within: main });
      await dialog.waitFor();
    },
    DIALOG,
  ),
  on(
    A_FEW_VENDORS,
    'filters',
    async ({ dialog, press }) => {
      await press('Filters');
      await dialog.waitFor();
    },
    DIALOG,
  ),
  on(
    '/vendor-marketplace?category=clergy&search=rabbi',
    'a vendor',
    async ({ dialog, press }) => {
      await press('View Details: {name}', { role: 'link' });
      await dialog.waitFor();
    },
    DIALOG,
  ),
  on(A_FEW_VENDORS, 'two compared', compareTwo),
  on(({ ids }) => `/vendor-compare?ids=${ids.comparedVendorIds}`, 'three'),
  on(A_FEW_VENUES, 'list', ({ press }) => press('List View', { role: 'tab' })),
  on(A_FEW_VENUES, 'more filters', async ({ press, look }) => {
    // At a desk they stand beside the list.
    if (look.size === 'phone') await press('More filters');
  }),
  on(A_FEW_VENUES, 'a venue on the map', async ({ page }) => {
    // A marker is small, and others may lie over it: it is reached by keyboard.
    await page.locator('[role=button][aria-pressed]').nth(3).press('Enter');
  }),
  on('/support?tab=resources', 'all'),
  on('/support?tab=resources&q=zzzzqqq', 'nothing fits'),
  on('/support/resources/writing-an-obituary?q=obituary&type=guide', 'found'),
  on('/support/resources/one-minute-of-breathing?play=1', 'played', ({ press }) => press('Play')),
  on('/support?tab=groups', 'groups'),
  on('/support?tab=counseling', 'counseling'),
  on('/support?tab=self-care', 'self-care'),
  on('/support?tab=self-care&activity=crisis', 'crisis lines'),
  on('/support?tab=self-care&activity=breathing', 'breathing', ({ press }) => press('Start')),
  on('/support?tab=self-care&activity=meditation', 'meditation', ({ press }) => press('Start')),
  ...(['guestbook', 'events', 'photos'] as const).map((tab) =>
    on(({ ids }) => `/memorial/${ids.openAddress}?tab=${tab}`, tab),
  ),
  on(({ ids }) => `/memorial/${ids.waterAddress}`, 'the look of water'),
  on(({ ids }) => `/memorial/${ids.eveningAddress}`, 'the look of the evening'),
  on(
    ({ ids }) => `/memorial/${ids.openAddress}?tab=events`,
    'an answer',
    ({ unfold }) => unfold('Say whether you come'),
  ),
  on('/help-with', 'no link'),
  on('/pay', 'no link'),
  on('/rsvp', 'no link'),
  on('/vendor-reply', 'no link'),
  on('/consultation', 'no link'),
  on(({ ids }) => `/memorial-invitation#${ids.memorialToken}`, 'not signed in'),
  on(({ ids }) => `/family-invitation#${ids.familyToken}`, 'not signed in'),
  on(({ ids }) => `/join-family/${ids.joinToken}`, 'not signed in'),
  // The gallery is for those who build, and speaks English.
  on(
    '/dev/ui',
    'dialog',
    async ({ page, dialog }) => {
      await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
      await dialog.waitFor();
    },
    DIALOG,
  ),
  on(
    '/dev/ui',
    'sheet',
    async ({ page, dialog }) => {
      await page.getByRole('button', { name: 'Open sheet', exact: true }).click();
      await dialog.waitFor();
    },
    DIALOG,
  ),
  on(
    '/dev/ui',
    'menu',
    async ({ page }) => {
      await page.getByRole('button', { name: 'More actions' }).first().click();
      await page.getByRole('menu').waitFor();
    },
    '[role=menu]',
  ),
  on(
    '/dev/ui',
    'toast',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Connection error' }).click();
      await page.locator('[data-toast]').first().waitFor();
    },
    '[data-toast]',
  ),
];
