import { expect, test } from 'vitest';
import { openPageCache } from './page-cache.ts';

test('a page that came out empty is not kept', async () => {
  const cache = openPageCache({ freshness: () => 'as ever', now: () => 0 });
  const found = { key: '/about? en ', state: 'as ever' };
  expect(await cache.renderOnce(found, async () => Buffer.alloc(0))).toBeNull();
  expect(await cache.renderOnce(found, async () => Buffer.from('About us'))).toMatchObject({ state: 'as ever' });
});
