// Families of the memorial journeys: people with pages of their own, invited as people are, by a mailed link.
import type { Sent } from '@evenlight/contract/endpoint';
import type { createMemorial, Memorial } from '@evenlight/contract/memorials/memorial';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { openRunningHouse } from '@evenlight/server/testing/open-running-house';
import type { Browser, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { awake } from './planning.ts';

type MemorialOptions = Partial<Sent<typeof createMemorial>['body']>;
type RunningHouse = Awaited<ReturnType<typeof openRunningHouse>>;
type Role = 'editor' | 'contributor' | 'viewer';
export type Somebody = { page: Page; email: string; origin: string };

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

export async function somebody(
  browser: Browser,
  origin: string,
  runningHouse: RunningHouse,
  firstName: string,
): Promise<Somebody> {
  const { cookie, email } = await runningHouse.aMember({ firstName, lastName: 'Rao' });
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return { page: await context.newPage(), email, origin };
}

/** Calls the API as this person's page would. */
export async function ask({ page, origin }: Somebody, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await page.request.fetch(`/api${path}`, { method, data, headers: { origin } });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

export async function aMemorial(page: Page, options: MemorialOptions = {}): Promise<Memorial> {
  const data = { fullName: 'Leela Rao', biography: 'She sang.', ...options };
  const answer = await page.request.post('/api/memorials', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

export async function invitationLinkTo(email: string): Promise<string> {
  for (;;) {
    const { text } = await nextMail(email);
    const [, path] = /(\/memorial-invitation#[\w-]+)/.exec(text) ?? [];
    if (path) return path;
  }
}

export async function bringIn(owner: Somebody, memorialId: number, guest: Somebody, role: Role): Promise<void> {
  await ask(owner, 'POST', `/memorials/${memorialId}/invite`, { email: guest.email, role });
  const [, token] = (await invitationLinkTo(guest.email)).split('#');
  await ask(guest, 'POST', '/memorial-invitations/accept', { token });
}

export async function openMemorial({ page }: Somebody, memorialId: number): Promise<Page> {
  await page.goto(`/memorial/${memorialId}`);
  await awake(page);
  return page;
}
