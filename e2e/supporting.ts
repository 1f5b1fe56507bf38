// What the journeys of grief support share.
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { awake } from './planning.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

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

export async function beginSession(page: Page, title: string) {
  await page.getByRole('button', { name: 'New session' }).click();
  const dialog = page.getByRole('dialog', { name: 'New session' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Start session' }).click();
  // The title is judged too, and the encoder takes its time when it is asked for the first time.
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 20_000 });
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
