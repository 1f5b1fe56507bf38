import { getOpeningHours } from '@evenlight/contract/desk';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();

test('anyone can see how to reach us and when the chat is open', async () => {
  const { brand, week } = await house.aVisitor()(getOpeningHours, {});
  expect(brand).toMatchObject({
    name: 'Evenlight',
    supportPhone: '+1 (415) 555-0142',
    helplinePhone: '+1 (415) 555-0188',
  });
  expect(week).toHaveLength(7);
  expect(week).toContainEqual({ weekday: 1, opensMinute: 540, closesMinute: 1080 });
  expect(week).toContainEqual({ weekday: 6, opensMinute: 600, closesMinute: 960 });
});

test('a browser that has the answer already is told so in a word', async () => {
  const first = await house.aVisitor().raw('GET', '/api/opening-hours');
  expect(first.headers['cache-control']).toBe('public, max-age=30');
  const again = await house
    .aVisitor()
    .raw('GET', '/api/opening-hours', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});
