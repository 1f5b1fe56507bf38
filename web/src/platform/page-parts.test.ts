import type { MemorialId } from '@evenlight/contract/ids';
import { listTributes } from '@evenlight/contract/memorials/page';
import { data } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { PageContext } from './page-context';
import { partReader } from './page-parts';

const memorialId = 7 as MemorialId;

async function reading(thrown: unknown) {
  const report = vi.fn();
  const api = (() => Promise.reject(thrown)) as PageContext['api'];
  const part = await partReader({ api, report })(listTributes, { params: { memorialId }, query: {} });
  return { part, told: report.mock.calls.flat() };
}

test.each([401, 403, 404])(
  'a part that is refused with %i is not for whoever asks, and nobody is told',
  async (status) => {
    expect(await reading(data(null, { status }))).toEqual({ part: null, told: [] });
  },
);

test('a fault of ours leaves the rest of the page, and is written down', async () => {
  for (const fault of [data(null, { status: 500 }), data(null, { status: 503 }), new TypeError('fetch failed')])
    expect(await reading(fault)).toEqual({ part: null, told: [fault] });
});
