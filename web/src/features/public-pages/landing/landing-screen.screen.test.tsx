import { listStories } from '@evenlight/contract/stories';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import * as landing from './landing-screen';

const ada = aUser();
const main = () => screen.getByRole('main');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function open(person?: typeof ada) {
  const story = { city: 'Oakland', words: 'They listened.', isSample: true };
  const stories = ['Daniel', 'Mei', 'Amara'].map((firstName, place) => ({
    ...story,
    firstName,
    id: `0198a000-0000-7000-8000-00000000000${place}`,
  }));
  await openScreen(landing, { at: '/', server: fakeServer().answers(listStories, stories), person });
  await screen.findByRole('heading', { level: 1 });
}

test('visitors are told what this is, where to begin, and end with an account or a sign-in', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A gentle way to plan a farewell, together.');
  expect(main()).toHaveTextContent('Compassionate end-of-life planning');
  expect(main()).toHaveTextContent('San Francisco Bay Area');
  expect(hrefOf('Get Started Free')).toBe('/signup');
  expect(hrefOf('Try Planning Tool')).toBe('/planning');
  expect(hrefOf('Create Your Account')).toBe('/signup');
  expect(hrefOf('Sign In')).toBe('/login');
});

test('visitors find six cards, each leading to its own part of the about page', async () => {
  await open();
  for (const [name, place] of [
    ['Step-by-Step Planning', 'planning'],
    ['Digital Memorials', 'memorials'],
    ['Vendor Network', 'vendors'],
    ['Cultural Sensitivity', 'traditions'],
    ['Personal Dashboard', 'dashboard'],
    ['Support Resources', 'support'],
  ] as const) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(hrefOf(name)).toBe(`/about#${place}`);
  }
});

for (const who of ['a visitor', 'somebody signed in'] as const)
  test(`${who} reads of seven traditions, green burial and honest estimates`, async () => {
    await open(who === 'a visitor' ? undefined : ada);
    for (const name of ['Christian', 'Jewish', 'Muslim', 'Hindu', 'Buddhist', 'Sikh', 'Secular'])
      expect(screen.getByText(name)).toBeVisible();
    expect(main()).toHaveTextContent('Eco-friendly options. Green burial');
    expect(main()).toHaveTextContent('Cost figures are estimates and final pricing may vary.');
  });

test('somebody signed in can start planning or arrange a call', async () => {
  await open(ada);
  expect(main().querySelector('[data-tour="landing"]')).toBeVisible();
  expect(hrefOf('Start Planning')).toBe('/planning-wizard');
  expect(hrefOf('Start Planning Now')).toBe('/planning-wizard');
  expect(hrefOf('Schedule Free Consultation')).toBe('/?schedule=open');
  expect(hrefOf('Schedule a Call')).toBe('/?schedule=open');
});

test('somebody signed in sees the phone and the e-mail address as links', async () => {
  await open(ada);
  const card = screen.getByRole('complementary');
  expect(card).toHaveTextContent('24/7 phone');
  const addressOf = (name: string | RegExp) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(addressOf('(415) 555-0142')).toBe('tel:+14155550142');
  expect(addressOf(/^support@ ?evenlight\.example$/)).toBe('mailto:support@evenlight.example');
  expect(main()).not.toHaveTextContent(/[{}]/);
});

test('somebody signed in reads why to choose us, in three points', async () => {
  await open(ada);
  for (const name of ['Why Choose Evenlight', '24/7 Support', 'Cultural Respect', 'Eco-Friendly Options'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
});

test('stories that are samples say so', async () => {
  await open(ada);
  const stories = screen.getAllByRole('figure').map((figure) => figure.closest('li') ?? figure);
  expect(stories).toHaveLength(3);
  for (const story of stories) expect(within(story).getByText('Sample story')).toBeVisible();
  expect(stories[0]).toHaveTextContent('Daniel, Oakland');
});

test('the tour of seven places stands on the page in words, for whoever has no scripts', async () => {
  await open(ada);
  const words = document.getElementById('tour') ?? main();
  expect(within(words).getAllByRole('listitem')).toHaveLength(7);
});
