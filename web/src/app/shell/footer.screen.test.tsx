import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from '../../platform/dates';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import * as notFound from '../not-found-screen';
import { Footer } from './footer';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the footer has three columns, says what each number is for, and has the years', async () => {
  await openScreen({ default: Footer }, { at: '/about', server: fakeServer() });
  const footer = screen.getByRole('contentinfo');
  for (const name of ['Services', 'Support', 'Company']) expect(screen.getByRole('navigation', { name })).toBeVisible();
  expect(hrefOf('(415) 555-0188')).toBe('tel:+14155550188');
  expect(footer).toHaveTextContent('Helpline for arranging a service(415) 555-0188');
  expect(footer).toHaveTextContent('For everything else: (415) 555-0142');
  expect(footer).toHaveTextContent('In a crisis, call or text 988.');
  expect(footer).toHaveTextContent(`© 2024–${today().slice(0, 4)} Evenlight`);
  expect(footer).toHaveTextContent('San Francisco Bay Area');
  for (const name of ['Privacy', 'Terms', 'Accessibility']) expect(hrefOf(name)).toBe(`/${name.toLowerCase()}`);
});

afterEach(() => vi.unstubAllEnvs());

test('an address that leads nowhere says so kindly and shows ways on', async () => {
  vi.stubEnv('DEV', false);
  await openScreen(notFound, { at: '/no-such-page', server: fakeServer() });
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(hrefOf('Go to the home page')).toBe('/');
  expect(hrefOf('Find support')).toBe('/support');
  expect(hrefOf('(415) 555-0142')).toBe('tel:+14155550142');
  expect(screen.queryByText(/add the page to the router/)).toBeNull();
});

test('developers are told what may be missing, and nobody else', async () => {
  await openScreen(notFound, { at: '/no-such-page', server: fakeServer() });
  expect(await screen.findByText(/add the page to the router/)).toBeVisible();
});
