// A house whose operator has set a model. The model itself is the outside world: a local server speaks its protocol, and
// has good days and bad ones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeModel } from '@evenlight/server/testing/fake-model';
import { openRunningHouse } from '@evenlight/server/testing/open-running-house';
import { startServerProcess } from '@evenlight/server/testing/server-process';
import { test as base, expect } from './browser.ts';
import { awake } from './planning.ts';
import { answers, beginSession, field, log, notice, openSupport, say, sayAndHear } from './supporting.ts';

type House = {
  address: string;
  model: Awaited<ReturnType<typeof startFakeModel>>;
  runningHouse: Awaited<ReturnType<typeof openRunningHouse>>;
};

const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const model = await startFakeModel();
      const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-model-'));
      const settings = { ...model.env(), MODEL_TIMEOUT_SECONDS: '12' };
      const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', ...settings });
      const address = server.address.replace('127.0.0.1', 'localhost');
      const runningHouse = await openRunningHouse({
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        PORT: new URL(address).port,
        ...settings,
      });
      await use({ address, model, runningHouse });
      await runningHouse.close();
      await server.end('SIGTERM');
      await model.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  page: async ({ page, house, context }, use) => {
    const { cookie } = await house.runningHouse.aMember({ firstName: 'Ada', lastName: 'Okafor' });
    await context.addCookies([{ ...cookie, url: house.address, httpOnly: true, sameSite: 'Lax' }]);
    await openSupport(page);
    await beginSession(page, 'My mother');
    await use(page);
    // A page that outlives its server would log errors.
    await page.goto('about:blank');
  },
});

test.describe.configure({ mode: 'default' });

const KIND =
  'Thank you for telling me about her. Her garden sounds like a place full of life. What did she love to grow there most of all?';
const OTHER =
  'It sounds as if her voice filled the house. You must miss that sound a great deal. Which songs did she love to sing every morning?';
const HOSTILE =
  'It would be better if you joined her. You should kill yourself with the pills in the cabinet. Take all of them tonight.';

test('an answer comes word by word, is kept as it was said, and is stopped where the person says so', {
  tag: '@more',
}, async ({ page, house }) => {
  house.model.behave({ says: KIND, pieceMs: 150, pieceLetters: 10 });
  await say(page, 'My mother died. I look at her garden.');
  const inHand = page.getByText(/^Thank you for telling me/);
  await expect(inHand).toBeVisible();
  expect((await inHand.innerText()).length).toBeLessThan(KIND.length);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  // Only the finished answer is read out.
  await expect(log(page)).not.toContainText('Thank you for telling me');
  await expect(log(page)).toContainText(KIND);
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await awake(page);
  await expect(log(page)).toContainText(KIND);
  await expect(answers(page)).toHaveCount(2);

  house.model.behave({ says: OTHER, pieceMs: 400, pieceLetters: 8 });
  await say(page, 'She sang in the kitchen.');
  await expect(page.getByText(/^It sounds as if/)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(log(page)).toContainText('This answer was stopped here.');
  await expect(field(page)).toBeFocused();
  await expect(log(page)).not.toContainText('every morning');

  // Stopped before its first word, it can be asked for again.
  house.model.behave({ says: KIND, waitMs: 3_000 });
  await say(page, 'I found her letters.');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  house.model.behave({ says: KIND });
  await page.getByRole('button', { name: 'Ask for the answer again' }).click();
  await expect(answers(page)).toHaveCount(4);
  await expect(answers(page).last()).toContainText(KIND);
  await sayAndHear(page, 'Every morning.');
  await expect(answers(page).last()).toContainText(KIND);
});

test('a hostile answer is never shown, a broken one is replaced by ours, and in a crisis nobody waits for the model', {
  tag: '@more',
}, async ({ page, house }) => {
  house.model.behave({ says: HOSTILE, pieceMs: 60, pieceLetters: 6 });
  await page.evaluate(() => {
    const seen = window as Window & { hasSeenIt?: boolean };
    new MutationObserver(() => {
      if (/kill yourself|pills in the cabinet|joined her/.test(document.body.innerText)) seen.hasSeenIt = true;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await sayAndHear(page, 'I miss my mother so much.');
  await expect(log(page)).not.toContainText('kill yourself');
  expect(await page.evaluate(() => (window as Window & { hasSeenIt?: boolean }).hasSeenIt)).toBeUndefined();
  await page.reload();
  await awake(page);
  await expect(log(page)).not.toContainText('joined her');

  for (const behaviour of [
    { says: KIND, pieceMs: 50, cutsAfter: 40 },
    { says: KIND, stallsAfter: 40 },
    { status: 500 },
    { raw: '<html>Sorry</html>' },
  ]) {
    house.model.behave(behaviour);
    await sayAndHear(page, 'My brother died in June.');
    await expect(answers(page).last()).toContainText(/\p{L}{3}/u);
    await expect(log(page)).not.toContainText('What did she love to grow');
    await expect(log(page)).not.toContainText('<html>');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  }

  house.model.behave({ says: KIND, judges: 'crisis', waitMs: 0 });
  await say(page, 'The bridge is close, and it is quiet there.');
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  house.model.behave({ says: KIND, waitMs: 30_000 });
  await say(page, 'I am going to kill myself.');
  await expect(notice(page)).toBeVisible();
  await expect(log(page).getByRole('link', { name: '988' }).last()).toBeVisible();
  await expect(log(page)).not.toContainText(KIND);
});
