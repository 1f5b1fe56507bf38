// What the journeys through the planning wizard share.
import type { Sent } from '@evenlight/contract/endpoint';
import type { createPlan, Plan } from '@evenlight/contract/plans';
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { heading } from './sign-in.ts';
import { PHONE } from './sizes.ts';

export type PlanOptions = Partial<Sent<typeof createPlan>['body']>;

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const tradition = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const estimate = (page: Page) => page.getByRole('region', { name: 'Your estimate' });

const firstTitle = 'Who is this for?';
export const titles = [
  'Choose a faith tradition',
  'Choose a service package',
  'Select Your Venue',
  'Choose additional services',
  'Your Personalized Plan',
];

/** Clicks before the scripts run reach nobody. */
export async function awake(page: Page) {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

export async function openOnPhone(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await awake(page);
}

/** Opens a step and waits until the page is hydrated: then it knows what this browser keeps. */
export async function openStep(page: Page, step: number | 'who') {
  await page.goto(step === 'who' ? '/planning-wizard' : `/planning-wizard?step=${step}`);
  await expect(heading(page)).toHaveText(step === 'who' ? firstTitle : (titles[step - 1] ?? ''));
  await awake(page);
  await expect(page.getByText('Loading your planning session...')).toHaveCount(0);
}

/** A venue that welcomes the tradition and is free on the day. */
export async function aVenue(page: Page, faithTradition: string, date = '2030-05-02') {
  const answer = await page.request.get('/api/venues/search', {
    params: { faithTradition, date, availability: 'available' },
  });
  const { venues } = await answer.json();
  return venues[Math.floor(Math.random() * venues.length)] as { id: string; name: string; minCost: number };
}

let drafts = 0;

/** A draft with everything in it but what is asked otherwise, as a visitor's browser keeps it. */
export function aDraft(options: Record<string, unknown> = {}) {
  drafts += 1;
  const id = `${String(Date.now()).padStart(12, '0').slice(0, 8)}-${String(drafts).padStart(4, '0')}-4000-8000-${String(process.pid).padStart(12, '0')}`;
  return {
    id,
    planIntent: 'at-need',
    faithTradition: 'hindu',
    branch: '',
    packageTradition: null,
    packageTier: 'premium',
    declinedLines: [],
    venueId: null,
    serviceDate: null,
    addons: ['Live Streaming'],
    budget: null,
    ...options,
  };
}

export async function beginWith(page: Page, draft: ReturnType<typeof aDraft>) {
  await page.goto('/privacy');
  await page.evaluate((kept) => {
    const now = new Date().toISOString();
    const value = { draft: kept, changedAt: now, revision: 0, isSent: false };
    localStorage.setItem('evenlight.draft.planning-wizard', JSON.stringify({ savedAt: now, value }));
  }, draft);
}

/** Moves with the Tab key alone until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The Tab key does not lead there.');
}

/** A plan of $3,600, of which nobody has said yet whether it is for later. */
export async function aPlan(page: Page, options: PlanOptions = {}): Promise<Plan> {
  const answer = await page.request.post('/api/funeral-plans', {
    data: {
      faithTradition: 'christian',
      packageTier: 'basic',
      addons: [{ name: 'Live Streaming' }],
      title: 'For Danuta',
      personName: 'Danuta Wałęsa',
      ...options,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** The same, for somebody who has died. */
export const aPlanAtNeed = (page: Page, options: PlanOptions = {}) =>
  aPlan(page, { planIntent: 'at-need', ...options });

/** The plans of whoever is signed in. */
export async function plansOf(page: Page) {
  const { id } = await (await page.request.get('/api/session')).json();
  return (await (await page.request.get(`/api/users/${id}/plans`)).json()) as { id: string; totalCost: string }[];
}
