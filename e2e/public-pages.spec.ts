// The pages that strangers find: what they say, where they lead, and that everyone can read them.
import { cardPath, type PublicPage, publicPages } from '@evenlight/contract/public-pages';
import type { BrowserContext, Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const SMALLEST = { width: 320, height: 640 };

const TRADITIONS = ['Christian', 'Jewish', 'Muslim', 'Hindu', 'Buddhist', 'Sikh', 'Secular'];
const ESTIMATES = 'Cost figures are estimates and final pricing may vary.';
const CHAT_HOURS = 'Mon-Fri 9 AM - 6 PM, Sat-Sun 10 AM - 4 PM (PST)';
const FEATURES = [
  'Step-by-Step Planning',
  'Digital Memorials',
  'Vendor Network',
  'Cultural Sensitivity',
  'Personal Dashboard',
  'Support Resources',
];

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

async function prefer(context: BrowserContext, url: string, wishes: { language?: string; theme?: string }) {
  await context.addCookies(Object.entries(wishes).map(([name, value]) => ({ name, value, url })));
}

/** Scripts have taken over: from here on, moving about loads no new document. */
async function expectAwake(page: Page) {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

test('visitors are told what this is and where to begin', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A gentle way to plan a farewell, together.');
  await expect(main(page)).toContainText('Compassionate end-of-life planning');
  await expect(main(page)).toContainText('San Francisco Bay Area');
  await expect(link(page, 'Get Started Free')).toHaveAttribute('href', '/signup');
  await expect(link(page, 'Try Planning Tool')).toHaveAttribute('href', '/planning');
});

test('visitors find six cards, each leading to its own part of the about page', async ({ page }) => {
  await page.goto('/');
  for (const name of FEATURES) await expect(heading(page, name)).toBeVisible();
  await link(page, 'Vendor Network').click();
  await expect(page).toHaveURL('/about#vendors');
});

test('the visitors’ page ends with an account or a sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(link(page, 'Create Your Account')).toHaveAttribute('href', '/signup');
  await expect(link(page, 'Sign In')).toHaveAttribute('href', '/login');
});

for (const who of ['a visitor', 'somebody signed in'] as const) {
  test(`${who} reads of seven traditions, green burial and honest estimates`, async ({ page, signedInPage }) => {
    const shown = who === 'a visitor' ? page : signedInPage;
    await shown.goto('/');
    for (const name of TRADITIONS) await expect(main(shown).getByText(name, { exact: true })).toBeVisible();
    await expect(main(shown)).toContainText('Eco-friendly options. Green burial');
    await expect(main(shown)).toContainText(ESTIMATES);
  });
}

test('/planning leads to the wizard and keeps what was asked', async ({ page }) => {
  const { status, location } = await page.request
    .get('/planning?x=1', { maxRedirects: 0 })
    .then((answer) => ({ status: answer.status(), location: answer.headers().location }));
  expect(status).toBe(302);
  expect(location).toBe('/planning-wizard?x=1');
});

test('somebody signed in can start planning or arrange a call', async ({ signedInPage: page }) => {
  await page.goto('/');
  await expect(page.locator('[data-tour="landing"]')).toBeVisible();
  await expect(link(page, 'Start Planning')).toHaveAttribute('href', '/planning-wizard');
  await expect(link(page, 'Start Planning Now')).toHaveAttribute('href', '/planning-wizard');
  await expect(link(page, 'Schedule Free Consultation')).toHaveAttribute('href', '/?schedule=open');
  await link(page, 'Schedule a Call').click();
  await expect(page.getByRole('dialog', { name: 'Schedule a consultation' })).toBeVisible();
});

test('somebody signed in sees the phone and the e-mail address as links', async ({ signedInPage: page }) => {
  await page.goto('/');
  const card = main(page).getByRole('complementary');
  await expect(card).toContainText('24/7 phone');
  await expect(card.getByRole('link', { name: '(415) 555-0142' })).toHaveAttribute('href', 'tel:+14155550142');
  await expect(card.getByRole('link', { name: 'support@evenlight.example' })).toHaveAttribute(
    'href',
    'mailto:support@evenlight.example',
  );
  await expect(main(page)).not.toContainText(/[{}]/);
});

test('somebody signed in reads why to choose us, in three points', async ({ signedInPage: page }) => {
  await page.goto('/');
  for (const name of ['Why Choose Evenlight', '24/7 Support', 'Cultural Respect', 'Eco-Friendly Options'])
    await expect(heading(page, name)).toBeVisible();
});

test('stories that are samples say so', async ({ signedInPage: page }) => {
  await page.goto('/');
  const stories = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('figure') });
  await expect(stories).toHaveCount(3);
  for (const story of await stories.all()) await expect(story.getByText('Sample story', { exact: true })).toBeVisible();
  await expect(stories.filter({ hasText: 'Daniel, Oakland' })).toBeVisible();
});

test('the about page tells of all six parts and why to choose us', async ({ page }) => {
  await page.goto('/about');
  for (const name of FEATURES) await expect(heading(page, name)).toBeVisible();
  for (const name of ['Why Choose Evenlight', '24/7 Support', 'Cultural Respect', 'Trusted Service'])
    await expect(heading(page, name)).toBeVisible();
  await expect(main(page)).toContainText(`Chat is open ${CHAT_HOURS}`);
  await expect(link(page, 'Create Your Account')).toHaveAttribute('href', '/signup');
  await expect(link(page, 'Start Planning')).toHaveAttribute('href', '/planning-wizard');
  await expect(link(page, 'See all services')).toHaveAttribute('href', '/services');
});

for (const place of ['planning', 'memorials', 'vendors', 'traditions', 'dashboard', 'support', 'why'])
  test(`an address with #${place} opens the about page at that place`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/about#${place}`);
    await expect(page.locator(`#${place}`)).toBeInViewport();
    await expect(page.locator(`#${place}`)).toBeFocused();
  });

test('changing the place after the # moves there, eye and focus alike', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await page.evaluate(() => window.location.assign('#support'));
  await expect(page.locator('#support')).toBeFocused();
  await expect(page.locator('#support')).toBeInViewport();
  await page.goBack();
  await page.evaluate(() => window.location.assign('#why'));
  await expect(page.locator('#why')).toBeFocused();
});

test('the services page lists faiths, packages, add-ons and all nine counties', async ({ page }) => {
  await page.goto('/services');
  const shown = [
    ...TRADITIONS,
    'Core packages',
    'Cremation or burial coordination',
    'Permit and legal paperwork',
    'Faith-specific ritual support',
    'Clergy coordination',
    'Venue selection and booking',
    'Family transportation',
    'Obituary and memory page',
    'Add-ons',
    'Live-streaming',
    'Keepsakes',
    'Green burial',
    'Grief referral',
    'Langar, catering or kosher meals',
    'Guestbook and slideshows',
  ];
  for (const name of shown) await expect(heading(page, name)).toBeVisible();
  const counties = [
    'Alameda',
    'Contra Costa',
    'Marin',
    'Napa',
    'San Francisco',
    'San Mateo',
    'Santa Clara',
    'Solano',
    'Sonoma',
  ];
  for (const county of counties) await expect(main(page).getByText(county, { exact: true })).toBeVisible();
  await expect(main(page)).toContainText('The San Francisco Bay Area, all counties.');
  await expect(main(page)).toContainText(ESTIMATES);
});

test('the services page leads to venues, grief support and help', async ({ page }) => {
  await page.goto('/services');
  await expect(link(page, 'Open the venue map')).toHaveAttribute('href', '/venue-selection');
  await expect(link(page, 'Go to grief support')).toHaveAttribute('href', '/grief-support');
  await expect(heading(page, 'Need help now?')).toBeVisible();
  await expect(link(page, '(415) 555-0188')).toHaveAttribute('href', 'tel:+14155550188');
  await expect(link(page, 'Get Started Free')).toHaveAttribute('href', '/signup');
  await expect(link(page, 'Schedule Free Consultation')).toHaveAttribute('href', '/services?schedule=open');
});

test('the contact page shows every way to a person', async ({ page }) => {
  await page.goto('/contact');
  await expect(main(page)).toContainText('Our line is answered 24/7.');
  await expect(link(page, 'Call (415) 555-0142')).toHaveAttribute('href', 'tel:+14155550142');
  const whatsapp = link(page, 'Chat on WhatsApp');
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/14155550142\?text=Hello/);
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
  await expect(link(page, 'support@evenlight.example')).toHaveAttribute('href', 'mailto:support@evenlight.example');
  await expect(main(page)).toContainText('We answer within 4 hours.');
  await expect(main(page)).toContainText('The San Francisco Bay Area, in all nine counties.');
  await expect(link(page, 'Go to grief support')).toHaveAttribute('href', '/grief-support');
  await expect(link(page, 'See all services')).toHaveAttribute('href', '/services');
});

test('the contact page says when the chat is open, and looks again every minute', async ({ signedInPage: page }) => {
  await page.clock.install();
  let isOpen = false;
  await page.route('**/api/opening-hours', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isOpen } });
  });
  await page.goto('/contact');
  await expectAwake(page);
  await expect(main(page).getByText(CHAT_HOURS, { exact: true })).toBeVisible();
  await expect(main(page).getByRole('row', { name: /Mon-Fri.*9 AM - 6 PM/ })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(main(page).getByText('After Hours', { exact: true })).toBeVisible();
  isOpen = true;
  await page.clock.runFor(61_000);
  await expect(main(page).getByText('Online', { exact: true })).toBeVisible();
  // A question may still be on its way when the page goes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// Every width with every language and every theme, and every language by day and by evening.
const views = [
  {
    viewport: PHONE,
    looks: [
      { language: 'en', theme: 'day' },
      { language: 'es', theme: 'evening' },
    ],
  },
  {
    viewport: DESK,
    looks: [
      { language: 'en', theme: 'evening' },
      { language: 'es', theme: 'day' },
    ],
  },
];

const pageNames = Object.keys(publicPages) as PublicPage[];

for (const name of pageNames) {
  const { path } = publicPages[name];

  test(`${path} says what it is to those who are sent its link`, async ({ page, baseURL }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/ · Evenlight$/);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('meta[name="description"]')).toMatch(/\w{3}/);
    expect(await content('meta[name="description"]')).not.toMatch(/[{}]/);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:site_name"]')).toBe('Evenlight');
    expect(await content('meta[property="og:locale"]')).toBe('en_US');
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    const card = await content('meta[property="og:image"]');
    expect(new URL(card ?? '').pathname).toBe(cardPath(name, 'en'));
    expect((await page.request.get(new URL(cardPath(name, 'en'), baseURL).href)).status()).toBe(200);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });

  for (const { viewport, looks } of views) {
    test(`nothing keeps people out of ${path} at ${viewport.width} pixels, by day or evening, in either language`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      for (const { language, theme } of looks) {
        await prefer(context, baseURL ?? '', { language, theme });
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const violations = await barriersIn(page);
        expect(violations, `${language}, ${theme}`).toEqual([]);
      }
    });
  }

  test(`${path} fits the smallest phone, also with text twice as large`, async ({ page, context, baseURL }) => {
    for (const language of ['en', 'es']) {
      await prefer(context, baseURL ?? '', { language });
      await page.setViewportSize(SMALLEST);
      await page.goto(path);
      expect(await tooWideBy(page), language).toBe(0);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
      expect(await tooWideBy(page), `${language}, large text`).toBe(0);
    }
  });
}

async function tooWideBy(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
