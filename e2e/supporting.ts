// What the journeys of grief support share.
import type { SupportSession } from '@evenlight/contract/support/chat';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { awake } from './planning.ts';

export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const notice = (page: Page) => page.getByRole('region', { name: /right now/ });
/** Answers to what was said; the welcome is not one. */
export const answers = (page: Page) =>
  log(page)
    .locator('> div')
    .filter({ has: page.getByText('AI', { exact: true }) });

export async function openSupport(page: Page, path = '/support') {
  await page.goto(path);
  await awake(page);
}

/** A conversation in which nothing was said yet. */
export async function beginSession(page: Page, title: string) {
  const answer = await page.request.post('/api/support/sessions', { data: { title } });
  const { id } = (await answer.json()) as SupportSession;
  await openSupport(page, `/support?session=${id}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
}

export async function say(page: Page, words: string) {
  await field(page).fill(words);
  await sendButton(page).click();
  await expect(log(page)).toContainText(words);
}

/** Says it and waits until it is answered in full. */
export async function sayAndHear(page: Page, words: string) {
  const before = await answers(page).count();
  await say(page, words);
  await expect(answers(page)).toHaveCount(before + 1);
}
