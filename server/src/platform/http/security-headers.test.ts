import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { isAllOurs, pagePolicy } from './security-headers.ts';

const withStripe = readConfig({
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
});

test('the hosts of Stripe may do something on the pages with a card form, and on no other', () => {
  for (const path of ['/payment', '/pay']) {
    const policy = pagePolicy('n', path, withStripe);
    expect(policy).toMatch(/script-src 'self' 'nonce-n' https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
  }
  for (const path of ['/', '/payment-success', '/payments/1/receipt', '/dashboard', '/plan-workflow/1', '/payment/x'])
    expect(pagePolicy('n', path, withStripe), path).not.toContain('stripe');
});

test('a house without Stripe opens nothing for it', () => {
  expect(pagePolicy('n', '/payment', readConfig({}))).toBe(pagePolicy('n', '/', readConfig({})));
});

test('a page stands apart from all other sites unless a card form or map tiles come from one', () => {
  expect(['/', '/payment', '/pay', '/venue-selection'].filter((path) => !isAllOurs(path, readConfig({})))).toEqual([]);
  const apart = ['/', '/dashboard', '/payment', '/pay'].filter((path) => isAllOurs(path, withStripe));
  expect(apart).toEqual(['/', '/dashboard']);
  const withTiles = readConfig({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: 'Tiles' });
  expect(isAllOurs('/', withTiles)).toBe(false);
});
