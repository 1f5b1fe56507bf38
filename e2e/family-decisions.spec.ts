// A family decides together, shares its papers, and finds its way back in the plan's history.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aFamily, aRelative, type Family, openPart } from './family-people.ts';
import { type Somebody, somebody } from './memorial-people.ts';
import { aPdfFile } from './papers.ts';
import { awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const open = (person: Somebody, family: Family, part: Parameters<typeof openPart>[2], size = DESK) =>
  openPart(person, family, part, size);

const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Notifications' }).getByText(words);
const editing = (page: Page) => page.getByRole('button', { name: 'Edit Mode' }).click();
const question = (page: Page, words: string) => page.getByRole('listitem', { name: words, exact: true });

test('a choice between two packages is asked, answered, ended and becomes the plan, with everybody looking on', {
  tag: '@more',
}, async ({ browser, origin, runningHouse }) => {
  const family = await aFamily(browser, origin, runningHouse);
  const member = await aRelative(browser, family, runningHouse, 'Milo', 'member');
  const page = await open(family.planner, family, 'decisions');
  const phone = await open(member, family, 'decisions', PHONE);
  await expect(phone.getByText('Nothing has been put to the family yet')).toBeVisible();
  await page.getByRole('button', { name: 'Put a choice to the family' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Which package' }).check();
  await dialog.getByLabel('The question').fill('Which package for mother?');
  await dialog.getByLabel('First choice').selectOption({ index: 1 });
  await dialog.getByLabel('Second choice').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Ask the family' }).click();
  await expect(toast(page, 'Your family has been asked')).toBeVisible();

  const card = question(phone, 'Which package for mother?');
  await expect(card).toBeVisible();
  await expect(card.getByText(/more than the least/)).toBeVisible();
  await expect(card.getByText('0 of 2 people have answered.')).toBeVisible();
  await card.getByRole('radio').last().focus();
  await phone.keyboard.press('Space');
  await expect(card.getByText('Not sent yet', { exact: true })).toBeVisible();
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Enter');
  await expect(card.getByText('1 vote', { exact: true })).toBeVisible();
  await expect(card.getByRole('status').getByText(/^Your answer: /)).toBeVisible();

  const asked = question(page, 'Which package for mother?');
  await expect(asked.getByText('1 of 2 people have answered.')).toBeVisible();
  await expect(asked.getByText('1 vote', { exact: true })).toBeHidden();
  await asked.getByRole('button', { name: 'I would rather not say' }).click();
  await expect(asked.getByText('2 of 2 people have answered.')).toBeVisible();
  await asked.getByRole('button', { name: 'End it now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
  await expect(asked.getByText(/^The family decided: /)).toBeVisible();
  await expect(card.getByText(/^The family decided: /)).toBeVisible();
  // What changes the plan belongs to edit mode.
  await expect(asked.getByRole('button', { name: 'Change the plan accordingly' })).toHaveCount(0);
  await editing(page);
  await asked.getByRole('button', { name: 'Change the plan accordingly' }).click();
  await expect(asked.getByText('The plan follows it')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText(/^The family decided: /)).toBeVisible();
});

test('the plan is changed by two at once, compared, and brought back', { tag: '@more' }, async ({
  browser,
  origin,
  runningHouse,
}) => {
  const family = await aFamily(browser, origin, runningHouse);
  const editor = await aRelative(browser, family, runningHouse, 'Edda', 'editor');
  const page = await open(family.planner, family, 'history');
  const phone = await open(editor, family, 'history', PHONE);
  await Promise.all([editing(page), editing(phone)]);
  await phone.getByLabel('For whom').fill('Leela R. Rao');
  await page.getByLabel('For whom').fill('Leela Rao');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'All changes have been saved successfully')).toBeVisible();
  // Both values stand there, after a reload as well.
  await expect(phone.getByText('It says now: Leela Rao')).toBeVisible();
  await phone.getByLabel('What changed, in a few words').fill('Her middle name');
  await phone.reload();
  await awake(phone);
  await expect(phone.getByText('You have changes that are not saved')).toBeVisible();
  await phone.getByRole('button', { name: 'Go on editing' }).click();
  await expect(phone.getByLabel('For whom')).toHaveValue('Leela R. Rao');
  await expect(phone.getByLabel('What changed, in a few words')).toHaveValue('Her middle name');
  await phone.getByRole('button', { name: 'Save Changes' }).click();
  await expect(phone.getByText('The plan was not saved')).toBeVisible();
  await phone.getByRole('button', { name: 'Keep what I typed' }).click();
  await phone.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(phone, 'All changes have been saved successfully')).toBeVisible();
  await expect(phone.getByRole('button', { name: /Bring back version/ })).toHaveCount(0);

  await expect(page.getByRole('heading', { name: 'Version 3' })).toBeVisible();
  await page.getByText('Compare two versions').click();
  await page.getByLabel('From').selectOption('Version 1');
  await page.getByLabel('To', { exact: true }).selectOption('Version 3');
  await expect(page.getByRole('status').getByText('The plan is now for Leela R. Rao.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back version 2' }).click();
  await expect(page.getByRole('dialog').getByText(/^The plan would still come to /)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring it back' }).click();
  await expect(toast(page, 'The plan is back to version 2')).toBeVisible();
  await expect(page.getByText('Back to version 2', { exact: true })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Version 4' })).toBeVisible();
});

test('a program is shared, read on another phone, replaced and taken out again', { tag: '@more' }, async ({
  browser,
  origin,
  runningHouse,
}) => {
  const family = await aFamily(browser, origin, runningHouse);
  const viewer = await aRelative(browser, family, runningHouse, 'Vera', 'viewer');
  const page = await open(family.planner, family, 'documents');
  const phone = await open(viewer, family, 'documents', PHONE);
  await expect(phone.getByRole('button', { name: 'Edit Mode' })).toHaveCount(0);
  await editing(page);
  const picker = page.getByLabel('Upload Document');
  await picker.setInputFiles(await aPdfFile('program.pdf'));
  await expect(toast(page, 'Document shared with your family')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'program.pdf' })).toBeVisible();
  await page.getByLabel('New version: program.pdf').setInputFiles(await aPdfFile('program-2.pdf'));
  await expect(phone.getByRole('heading', { name: 'program-2.pdf' })).toBeVisible();
  await phone.getByText('1 other version').click();
  await expect(phone.getByRole('link', { name: 'View: program.pdf' })).toBeVisible();
  const saving = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Download: program-2.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('program-2.pdf');
  const address = await phone.getByRole('link', { name: 'View: program-2.pdf' }).getAttribute('href');
  expect((await phone.request.get(address ?? '')).headers()['content-disposition']).toMatch(/^inline/);
  const stranger = await somebody(browser, origin, runningHouse, 'Zoe');
  expect((await stranger.page.request.get(address ?? '')).status()).toBe(404);
  await page.getByRole('button', { name: 'Remove: program-2.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(phone.getByText('No documents yet')).toBeVisible();
  expect((await phone.request.get(address ?? '')).status()).toBe(404);
});
