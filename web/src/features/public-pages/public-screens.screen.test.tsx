import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import * as about from './about/about-screen';
import * as planning from './planning-redirect';
import * as services from './services/services-screen';

const TRADITIONS = ['Christian', 'Jewish', 'Muslim', 'Hindu', 'Buddhist', 'Sikh', 'Secular'];
const main = () => screen.getByRole('main');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the about page tells of all six parts and why to choose us', async () => {
  await openScreen(about, { at: '/about', server: fakeServer() });
  for (const name of [
    'Step-by-Step Planning',
    'Digital Memorials',
    'Vendor Network',
    'Cultural Sensitivity',
    'Personal Dashboard',
    'Support Resources',
    'Why Choose Evenlight',
    '24/7 Support',
    'Cultural Respect',
    'Trusted Service',
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(main()).toHaveTextContent('Chat is open Mon-Fri 9 AM - 6 PM, Sat-Sun 10 AM - 4 PM (PST)');
  expect(hrefOf('Create Your Account')).toBe('/signup');
  expect(hrefOf('Start Planning')).toBe('/planning-wizard');
  expect(hrefOf('See all services')).toBe('/services');
});

test('the services page lists faiths, packages, add-ons and the counties', async () => {
  await openScreen(services, { at: '/services', server: fakeServer() });
  for (const name of [
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
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  for (const county of ['Alameda', 'Marin', 'Sonoma']) expect(screen.getByText(county)).toBeVisible();
  expect(main()).toHaveTextContent('The San Francisco Bay Area. We work in each of these counties:');
  expect(main()).toHaveTextContent('Cost figures are estimates and final pricing may vary.');
});

test('the services page leads to venues, grief support and help', async () => {
  await openScreen(services, { at: '/services', server: fakeServer() });
  expect(hrefOf('Open the venue map')).toBe('/venue-selection');
  expect(hrefOf('Go to grief support')).toBe('/grief-support');
  expect(screen.getByRole('heading', { name: 'Need help now?' })).toBeVisible();
  expect(hrefOf('(415) 555-0188')).toBe('tel:+14155550188');
  expect(hrefOf('Get Started Free')).toBe('/signup');
  expect(hrefOf('Schedule Free Consultation')).toBe('/services?schedule=open');
});

test('/planning leads to the wizard and keeps what was asked', () => {
  const request = new Request('http://localhost/planning?x=1');
  const { status, headers } = planning.loader({ request } as Parameters<typeof planning.loader>[0]);
  expect([status, headers.get('location')]).toEqual([302, '/planning-wizard?x=1']);
});
