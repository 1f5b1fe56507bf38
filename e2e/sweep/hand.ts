// What a person does on a screen before it is looked at: by role and label, in the language of the look.
import type { Locator, Page } from '@playwright/test';
import { type Look, labelled, said } from './looks.ts';

export type Hand = ReturnType<typeof handOn>;

export function handOn(page: Page, look: Look) {
  const say = (msgid: string) => said(msgid, look);
  const main = page.getByRole('main');

  async function press(
    msgid: string,
    { role = 'button' as 'button' | 'link' | 'tab' | 'radio', within = page as Page | Locator } = {},
  ) {
    await within
      .getByRole(role, { name: say(msgid) })
      .first()
      .click();
  }

  return {
    page,
    main,
    look,
    say,
    press,
    /** A dialog that has come to rest. */
    dialog: page.getByRole('dialog'),
    async fill(msgid: string, words: string, within: Page | Locator = page) {
      await within.getByLabel(labelled(msgid, look)).first().fill(words);
    },
    /** Opens what is folded away. */
    async unfold(msgid: string) {
      await page
        .locator('summary')
        .filter({ hasText: say(msgid) })
        .first()
        .click();
    },
    async choose(msgid: string, within: Page | Locator = page) {
      await within
        .getByRole('radio', { name: say(msgid) })
        .first()
        .check({ force: true });
    },
    async sees(msgid: string) {
      await page.getByText(say(msgid)).first().waitFor();
    },
  };
}
