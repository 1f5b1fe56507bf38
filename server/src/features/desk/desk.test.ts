import { getOpeningHours } from '@evenlight/contract/desk';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();

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

test('the chat is open on a Monday at ten in the Bay Area, and closed at six in the evening', async () => {
  house.clock.setTo('2030-05-06T10:00:00-07:00');
  expect(await house.aVisitor()(getOpeningHours, {})).toMatchObject({ isOpen: true });
  house.clock.setTo('2030-05-06T17:59:00-07:00');
  expect(await house.aVisitor()(getOpeningHours, {})).toMatchObject({ isOpen: true });
  house.clock.setTo('2030-05-06T18:00:00-07:00');
  expect(await house.aVisitor()(getOpeningHours, {})).toMatchObject({ isOpen: false });
});

test('a browser that has the answer already is told so in a word', async () => {
  const first = await house.aVisitor().raw('GET', '/api/opening-hours');
  expect(first.headers['cache-control']).toBe('public, max-age=30');
  const again = await house
    .aVisitor()
    .raw('GET', '/api/opening-hours', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});
