// Families of the memorial journeys: people with pages of their own, invited as people are, by a mailed link.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { openNeighbour } from '@evenlight/server/testing/neighbour';
import type { Browser, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { awake } from './planning.ts';

type Neighbour = Awaited<ReturnType<typeof openNeighbour>>;
type Role = 'editor' | 'contributor' | 'viewer';
export type Somebody = { page: Page; email: string; origin: string };

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

export async function somebody(
  browser: Browser,
  baseURL: string | undefined,
  neighbour: Neighbour,
  firstName: string,
): Promise<Somebody> {
  const { cookie, email } = await neighbour.aMember({ firstName, lastName: 'Rao' });
  const url = baseURL ?? '';
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }]);
  return { page: await context.newPage(), email, origin: url };
}

/** Asks the house as this person's page would. */
export async function ask({ page, origin }: Somebody, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await page.request.fetch(`/api${path}`, { method, data, headers: { origin } });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

export async function aMemorial(owner: Somebody, more: object = {}): Promise<number> {
  const body = { fullName: 'Leela Rao', biography: 'She sang.', isCollaborative: true, ...more };
  const { id } = await ask(owner, 'POST', '/memorials', body);
  return id;
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
