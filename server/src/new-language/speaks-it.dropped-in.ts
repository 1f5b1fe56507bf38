// Runs in a copy of the house that speaks one language more (`npm run test:language`): every text of that language is the
// English one in brackets, but for one, and it is read from the right.
import { isLanguage, LANGUAGE_COOKIE, type Language, locales } from '@evenlight/contract/languages';
import { faithTraditions } from '@evenlight/contract/traditions';
import { expect, test } from 'vitest';
import { users } from '../features/accounts/tables.ts';
import { aLivedInFamily } from '../testing/lived-in/lived-in-family.ts';
import { placeInTestHouse } from '../testing/lived-in/place-in-test-house.ts';
import { isSignedIn, lookerIn, type Screen, screens } from '../testing/lived-in/screens.ts';
import { openTestHouse } from '../testing/open-test-house.ts';

const language = newLanguage(process.env.NEW_LANGUAGE);
const [tradition] = faithTraditions;
const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000000' } });
const family = await aLivedInFamily(placeInTestHouse(house), { tradition });
await house.world.db.update(users).set({ language });

function newLanguage(code: string | undefined): Language {
  if (isLanguage(code)) return code;
  throw new Error('Nobody has dropped a language in: npm run test:language');
}

async function pageOf({ who, address }: Pick<Screen, 'who' | 'address'>) {
  const cookie = isSignedIn(who) ? lookerIn(family, who).person.cookie : undefined;
  const { statusCode, body } = await house.app.inject({
    url: address(family).replace(/#.*/, ''),
    headers: {
      host: 'localhost:3000',
      cookie: [`${LANGUAGE_COOKIE}=${language}`, ...(cookie ? [`${cookie.name}=${cookie.value}`] : [])].join('; '),
    },
  });
  return { status: statusCode, html: body };
}

const { owner } = family.people;
const { name, value } = owner.person.cookie;
const asking = { cookie: `${LANGUAGE_COOKIE}=${language}; ${name}=${value}` };
const statement = `/api/funeral-plans/${family.ids.planId}/statement`;
const landing = { who: 'visitor', address: () => '/' } as const;

test('every screen is drawn in it, from the right, for those it is for', async () => {
  const faults: string[] = [];
  const before = house.said.length;
  // The gallery is for developers and has its own.
  for (const screen of screens.filter(({ route }) => route !== 'dev/ui')) {
    const { status, html } = await pageOf(screen);
    const { name, status: expected = 200 } = screen;
    if (status !== expected) faults.push(`${name}: ${status} instead of ${expected}`);
    if (status >= 300 && status < 400) continue;
    if (!html.includes(`<html lang="${language}" dir="rtl"`)) faults.push(`${name}: says another language`);
    // A heading may be the family’s own words.
    if (!/<main.*⟦/s.test(html)) faults.push(`${name}: is not translated`);
  }
  const failed = house.said.slice(before).filter((line) => JSON.parse(line).level >= 40);
  expect([...faults, ...failed]).toEqual([]);
});

test('the menu offers it in its own script', async () => {
  const { html } = await pageOf(landing);
  expect(html).toContain(`lang="${language}"`);
  expect(html).toContain(locales[language].name);
});

test('whoever’s browser asks for it is answered in it, and asked whether it is the right one', async () => {
  const headers = { host: 'localhost:3000', 'accept-language': `${language}-US,en;q=0.5` };
  const { body: page } = await house.app.inject({ url: '/', headers });
  expect(page).toContain(`<html lang="${language}" dir="rtl"`);
  expect(page).toContain('⟦Your browser asks for this language. Keep it?⟧');
  const refused = await house.app.inject({ url: '/api/funeral-plans', headers });
  expect(refused.json()).toMatchObject({ error: expect.stringMatching(/^⟦.*⟧$/) });
});

test('letters, papers and calendars speak it', async () => {
  await owner.raw('POST', '/api/login', {
    headers: { ...asking, 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner.person.email }),
  });
  const letter = (await house.settle()).find(({ to }) => to === owner.person.email);
  expect(letter?.subject).toMatch(/^⟦/);
  expect(letter?.html).toContain(`<html lang="${language}" dir="rtl"`);
  const printed = await owner.raw('GET', `${statement}.pdf`, { headers: asking });
  expect([printed.status, printed.text.includes(`/Lang (${locales[language].locale}`)]).toEqual([200, true]);
});

test('what is sold is told in it', async () => {
  const { text } = await owner.raw('GET', statement, { headers: asking });
  expect(JSON.parse(text).packageName).toMatch(/^⟦/);
});

test('a text that nobody has translated says that it is English', async () => {
  const { html } = await pageOf(landing);
  expect(html).toMatch(/<span lang="en" dir="ltr">/);
});
