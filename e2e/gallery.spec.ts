// The components in the gallery: what a keyboard, a screen reader and a small screen make of them.
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

async function openGallery(page: Page) {
  await page.goto('/dev/ui');
  // The combobox wakes with the scripts, so it tells when a page can be used.
  const town = page.getByRole('combobox', { name: 'Nearest town' });
  await expect(town).toHaveAttribute('aria-autocomplete', /.+/);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** From here on time stands still on the page, and passes only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

const shownToasts = (page: Page) => page.locator('[data-toast]');

/** Presses Tab often enough to leave any overlay that lets go of the focus. */
async function expectFocusKeptIn(page: Page, role: 'dialog') {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // The overlay catches the focus at its end and leads it back; a person waits for that, and so do we.
    const isInside = () =>
      page.evaluate((inside) => document.activeElement?.closest(`[role="${inside}"]`) !== null, role);
    await expect.poll(isInside, `after pressing Tab ${press + 1} times`).toBe(true);
  }
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESK],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('nothing keeps people out of the gallery, by day, by evening and from right to left', async ({ page }) => {
      await openGallery(page);
      for (const theme of ['Day', 'Evening']) {
        await button(page, theme).click();
        expect(await barriersIn(page), theme).toEqual([]);
      }
      expect(await barriersIn(page, { within: '#right-to-left' })).toEqual([]);
    });

    test('nothing keeps people out of what the gallery opens', async ({ page }) => {
      // Half-faded text would be measured as too pale.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openGallery(page);
      for (const [name, opened] of [
        ['Open dialog', '[role="dialog"]'],
        ['Open sheet', '[role="dialog"]'],
        ['More actions', '[role="menu"]'],
        ['Connection error', '[data-toast]'],
      ] as const) {
        await button(page, name).click();
        await expect(page.locator(opened)).toBeVisible();
        // A menu hangs at the end of the document, where nothing can clip it, and so outside of every landmark.
        expect(await barriersIn(page, { within: opened, except: 'region' }), name).toEqual([]);
        await page.keyboard.press('Escape');
        if (opened !== '[data-toast]') await expect(page.locator(opened)).toHaveCount(0);
      }
    });
  });
}

test('nothing scrolls sideways on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGallery(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('nothing scrolls sideways when the text is twice as large', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openGallery(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('the server writes no inline styles', async ({ request }) => {
  const html = await (await request.get('/dev/ui')).text();
  expect(html).not.toMatch(/\sstyle="|<style/);
});

test('the Tab key reaches every control, in the order they are read', async ({ page }) => {
  test.slow();
  await openGallery(page);
  const expected = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const groups = new Set<string>();
    return Array.from(all)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !element.matches(':disabled'))
      .filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        // A group of radios is one stop: at the chosen one, or at its first.
        const chosen = document.querySelector(`input[type="radio"][name="${element.name}"]:checked`);
        const isStop = chosen ? chosen === element : !groups.has(element.name);
        groups.add(element.name);
        return isStop;
      })
      .map((element, index) => {
        element.dataset.stop = String(index);
        return element.dataset.stop;
      });
  });

  const reached = page.evaluate(
    (count) =>
      new Promise<string[]>((resolve) => {
        const stops: string[] = [];
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLElement && target.dataset.stop !== undefined) stops.push(target.dataset.stop);
          if (stops.length === count) resolve(stops);
        });
      }),
    expected.length,
  );
  // A date field is one control, but four stops of the keyboard: month, day, year and calendar.
  const presses = expected.length + (await page.locator('input[type="date"]').count()) * 3;
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  expect(await reached).toEqual(expected);
});

test('tabs are walked with the arrow keys', async ({ page }) => {
  await openGallery(page);
  const tabs = page.getByRole('tablist', { name: 'About this page' });
  await tabs.getByRole('tab', { name: 'About' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Guestbook' })).toBeFocused();
  await expect(page.getByText('Words that others left.')).toBeVisible();
  await expect(page.getByText('The first panel, open from the start.')).toBeHidden();
});

test('tabs are walked the other way where people read from the right', async ({ page }) => {
  await openGallery(page);
  const tabs = page.getByRole('tablist', { name: 'أقسام الصفحة' });
  await tabs.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.getByRole('tab').nth(1)).toBeFocused();
});

for (const name of ['Open dialog', 'Open sheet']) {
  test(`"${name}" keeps the focus inside, closes on Escape and gives the focus back`, async ({ page }) => {
    await openGallery(page);
    const opener = button(page, name);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFocusKeptIn(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('a menu opens by key, is walked by arrows, closes on Escape and gives the focus back', async ({ page }) => {
  await openGallery(page);
  const opener = button(page, 'More actions');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Go to buttons' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the menu that needs no scripts closes on Escape and gives the focus back', async ({ page }) => {
  await openGallery(page);
  const opener = page.locator('summary', { hasText: 'Works without scripts' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('details a', { hasText: 'Colours' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.locator('details a', { hasText: 'Colours' })).toBeHidden();
});

test('a combobox narrows its list, takes the choice and keeps the focus', async ({ page }) => {
  await openGallery(page);
  const town = page.getByRole('combobox', { name: 'Nearest town' });
  await town.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(town).toBeFocused();
  await town.pressSequentially('san m');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(town).toHaveValue('San Mateo');
  await expect(town).toBeFocused();
});

test('a tooltip waits seven tenths of a second', async ({ page }) => {
  await openGallery(page);
  const target = button(page, 'Point at me');
  // Timed inside the page, so that a slow machine cannot make a hasty tooltip look patient.
  const waited = target.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let enteredAt = 0;
        element.addEventListener('pointerenter', () => (enteredAt = performance.now()), { once: true });
        new MutationObserver(() => {
          if (document.querySelector('[data-tooltip]')) resolve(performance.now() - enteredAt);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await target.hover();
  expect(await waited).toBeGreaterThanOrEqual(690);
  await expect(page.locator('[data-tooltip]')).toHaveText('More words about this control');
});

test('there is only one toast at a time', async ({ page }) => {
  await openGallery(page);
  await button(page, 'Form submitted').click();
  await expect(shownToasts(page)).toContainText("We'll get back to you soon.");
  await button(page, 'Changes saved').click();
  await expect(shownToasts(page)).toHaveCount(1);
  await expect(shownToasts(page)).toContainText('Changes Saved');
});

test('an important toast is not displaced by later ones, which wait for their turn', async ({ page }) => {
  await openGallery(page);
  await button(page, 'Connection error').click();
  await button(page, 'Changes saved').click();
  await expect(shownToasts(page)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: 'Connection Error' })).toBeVisible();
  await shownToasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(shownToasts(page)).toContainText('Changes Saved');
});

test('retrying from a toast repeats the call that failed', async ({ page }) => {
  await openGallery(page);
  await button(page, 'Connection error').click();
  await button(page, 'Retry').click();
  await expect(shownToasts(page)).toContainText('Form Submitted');
});

test('a press sends out a ripple, unless less motion is asked for', async ({ page }) => {
  await openGallery(page);
  // Pressed and counted in one go: the ripple is gone after 0.6 s, which a slow machine might sleep through.
  const ripplesAfterPress = () =>
    button(page, 'primary')
      .first()
      .evaluate(async (element) => {
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 40, clientY: 20 }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return element.querySelectorAll('[data-ripple]').length;
      });
  expect(await ripplesAfterPress()).toBe(1);
  await expect(page.locator('[data-ripple]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await ripplesAfterPress()).toBe(0);
});

test('a button tells how its action went and is ready again after two seconds', async ({ page }) => {
  await openGallery(page);
  await stopClock(page);
  const save = button(page, 'Save slowly');
  await save.click();
  await expect(save).toHaveAttribute('data-state', 'loading');
  await expect(save).toBeFocused();
  await page.clock.runFor(1_200);
  await expect(save).toHaveAttribute('data-state', 'success');
  await page.clock.runFor(1_999);
  await expect(save).toHaveAttribute('data-state', 'success');
  await page.clock.runFor(1);
  await expect(save).toHaveAttribute('data-state', 'idle');
});

test('a form that cannot be sent lists what is wrong, leads to each field and keeps what was typed', async ({
  page,
}) => {
  await openGallery(page);
  const form = page.getByRole('form', { name: 'Wishes' });
  await form.getByLabel('Anything else').fill('White flowers');
  await button(page, 'Send wishes').click();
  const summary = form.getByRole('region', { name: '6 things to look at again' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Your name is required',
    'Your email is required',
    'Your relation is required',
    'Nearest town is required',
    'Setting is required',
    'You may answer me by email is required',
  ]);
  await summary.getByRole('link', { name: 'Setting' }).click();
  await expect(form.getByLabel('Inside')).toBeFocused();
  await summary.getByRole('link', { name: 'Nearest town' }).click();
  await expect(form.getByRole('combobox', { name: 'Nearest town' })).toBeFocused();
  await summary.getByRole('link', { name: 'Your name' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription('Your name is required');

  await page.keyboard.type('Amina Okafor');
  await expect(summary.getByRole('listitem').first()).toContainText('Looks good!');
  await form.getByLabel('Your email').fill('amina@example.org');
  await form.getByLabel('Your relation').selectOption('Daughter');
  await form.getByRole('combobox', { name: 'Nearest town' }).fill('oak');
  await page.keyboard.press('Enter');
  await form.getByLabel('Outside').check();
  await form.getByLabel('You may answer me by email').check();
  await expect(form.getByText('Ready to submit!')).toBeVisible();

  await form.getByLabel('Pretend that sending fails').check();
  await button(page, 'Send wishes').click();
  const failed = form.getByRole('region', { name: 'One thing to look at again' });
  await expect(failed).toBeFocused();
  await expect(failed).toContainText('What you wrote is safe');
  await failed.getByRole('link', { name: 'This address is already in use' }).click();
  await expect(form.getByLabel('Your email')).toBeFocused();
  await expect(form.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Anything else')).toHaveValue('White flowers');
  await expect(form.getByRole('combobox', { name: 'Nearest town' })).toHaveValue('Oakland');
  await form.getByLabel('Your email').fill('amina.o@example.org');
  await expect(form.getByLabel('Your email')).toHaveAccessibleDescription('Looks good!');
});

test.describe('the rules of fields', () => {
  const rules = (page: Page) => page.getByRole('form', { name: 'Rules' });
  const field = (page: Page, label: string) => rules(page).getByLabel(new RegExp(`^${label}\\s*(\\(required\\))?$`));

  test('every rule that is broken is said in its own words when the field is left', async ({ page }) => {
    await openGallery(page);
    for (const [label, text, sentence] of [
      ['First name', '', 'First name is required'],
      ['First name', 'A name of twenty-three.', 'First name must be at most 20 characters'],
      ['Email address', 'ada@', 'Please enter a valid email address'],
      ['Phone number', '415 CALL', 'Please enter a valid phone number'],
      ['Password', 'short', 'Password must be at least 8 characters'],
      ['Password again', 'other', 'Password again must be the same as Password'],
      ['Motto', 'Short', 'Motto must be at least 10 characters'],
      ['Zip code', '9410', 'Zip code cannot be used as it is'],
      ['Code', '12', 'Type the six digits from the e-mail'],
    ] as const) {
      await field(page, label).fill(text);
      await field(page, label).blur();
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('a problem is told in a region that screen readers listen to', async ({ page }) => {
    await openGallery(page);
    const verdict = field(page, 'Email address').locator('xpath=following-sibling::*[@aria-live="polite"]');
    await expect(verdict).toBeEmpty();
    await field(page, 'Email address').fill('ada@example.org');
    await expect(verdict).toHaveText('Looks good!');
  });

  test('what is right is praised at once, and what is wrong waits until the word is finished', async ({ page }) => {
    await openGallery(page);
    const email = field(page, 'Email address');
    await stopClock(page);
    await email.pressSequentially('ada@example');
    await expect(email).toHaveAccessibleDescription('');
    // Still in the field, but not typing any more.
    await page.clock.runFor(1_500);
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await email.pressSequentially('.org');
    await expect(email).toHaveAccessibleDescription('Looks good!');
    await email.press('Backspace');
    await email.press('Backspace');
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('the meter counts the required fields that are validly filled', async ({ page }) => {
    await openGallery(page);
    const meter = rules(page).getByRole('progressbar', { name: 'How much of the form is filled in' });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await expect(rules(page).getByText('3 required fields to go')).toBeVisible();
    await field(page, 'First name').fill('Ada');
    await field(page, 'Email address').fill('ada@');
    await expect(rules(page).getByText('2 required fields to go')).toBeVisible();
    await field(page, 'Email address').fill('ada@example.org');
    await field(page, 'Password').fill('long enough');
    await field(page, 'Password again').fill('long enough');
    await expect(rules(page).getByText('Ready to submit!')).toBeVisible();
    await expect(meter).toHaveAttribute('aria-valuenow', '100');
  });

  test('a weak password is advised about, and accepted', async ({ page }) => {
    await openGallery(page);
    const password = field(page, 'Password');
    await password.fill('lowercase');
    await expect(password).toHaveAccessibleDescription(
      'Looks good! Stronger with small and capital letters and numbers.',
    );
    await expect(password).not.toHaveAttribute('aria-invalid');
    await password.fill('MixedCase');
    await expect(password).toHaveAccessibleDescription('Looks good! Stronger with numbers.');
    await password.fill('MixedCase1');
    await expect(password).toHaveAccessibleDescription('Looks good!');
  });

  test('a field that repeats another is judged anew when the other one changes', async ({ page }) => {
    await openGallery(page);
    await field(page, 'Password').fill('long enough');
    await field(page, 'Password again').fill('long enough');
    await expect(field(page, 'Password again')).toHaveAccessibleDescription('Looks good!');
    await field(page, 'Password again').blur();
    await field(page, 'Password').fill('longer than that');
    await expect(field(page, 'Password again')).toHaveAccessibleDescription(
      'Password again must be the same as Password',
    );
  });

  test('a dependent field is required when the other one is provided, and free again when it is not', async ({
    page,
  }) => {
    await openGallery(page);
    const phone = field(page, 'Contact phone');
    await phone.focus();
    await phone.blur();
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await field(page, 'Contact name').fill('Rosa');
    await expect(phone).toHaveAccessibleDescription(/Contact phone is required when Contact name is provided$/);
    await field(page, 'Contact name').fill('');
    await expect(phone).not.toHaveAttribute('aria-invalid');
  });

  async function fillIn(page: Page, firstName: string) {
    await field(page, 'First name').fill(firstName);
    await field(page, 'Email address').fill('ada@example.org');
    await field(page, 'Password').fill('long enough');
    await field(page, 'Password again').fill('long enough');
  }

  test('pressing twice sends once', async ({ page }) => {
    await openGallery(page);
    await fillIn(page, 'Ada');
    await stopClock(page);
    await button(page, 'Send rules').evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
      // As the Enter key in a field does.
      element.form?.requestSubmit();
    });
    await expect(rules(page).getByText('Sent 1 times')).toBeVisible();
    // Long after any trembling finger: still once. And a wish of its own is heard.
    await page.clock.runFor(700);
    await expect(rules(page).getByText('Sent 1 times')).toBeVisible();
    await button(page, 'Send rules').click();
    await expect(rules(page).getByText('Sent 2 times')).toBeVisible();
  });

  test('what the receiver refuses is listed too, even when the form has no field for it', async ({ page }) => {
    await openGallery(page);
    await fillIn(page, 'Nobody');
    await button(page, 'Send rules').click();
    const summary = rules(page).getByRole('region', { name: '2 things to look at again' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('This account is full.');
    await expect(summary.getByRole('link')).toHaveText(['This address was refused by the receiver.']);
    await expect(field(page, 'First name')).toHaveValue('Nobody');
    const violations = await barriersIn(page, { within: '#rules' });
    expect(violations).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel of the tabs can be read, menus open and lists can be chosen from', async ({ page }) => {
    await page.goto('/dev/ui');
    await expect(page.getByText('Words that others left.')).toBeVisible();
    await page.locator('summary', { hasText: 'Works without scripts' }).click();
    await expect(page.locator('details a', { hasText: 'Colours' })).toBeVisible();
    await page.getByLabel('Nearest town').selectOption('Oakland');
  });
});
