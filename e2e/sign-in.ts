// What journeys through sign-in share: forms to fill in, codes to type.

import { PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Six-digit code' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let strangers = 0;
export function anAddress() {
  strangers += 1;
  return `visitor-${process.pid}-${Date.now()}-${strangers}@example.org`;
}

export async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill(PHONE_NUMBER);
}

export async function askForAccount(page: Page, email: string) {
  await page.goto('/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(codeField(page)).toBeFocused();
}

export async function askToSignIn(page: Page, email: string, path = '/login') {
  await page.goto(path);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(codeField(page)).toBeFocused();
}

type Holding = Window & { held?: (() => void)[] };

/** The welcome stays for one and a half seconds; here it stays until the test lets go of it. */
export async function holdTheWelcome(page: Page) {
  await page.addInitScript((welcomeMs) => {
    const held: (() => void)[] = [];
    const setTimer = window.setTimeout;
    (window as Holding).held = held;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === welcomeMs ? held.push(work) : setTimer(work, ms)) as typeof window.setTimeout;
  }, 1_500);
  return () =>
    page.evaluate(() => {
      for (const goOn of (window as Holding).held ?? []) goOn();
    });
}
