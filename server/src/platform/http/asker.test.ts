import { expect, test } from 'vitest';
import { networkIn } from './asker.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:a2f:3:4:5:6', '2001:db8:1:a'],
  ['2001:0DB8:0001:0a01::9', '2001:db8:1:a'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkIn(address)).toBe(network);
});
