import { getOpeningHours } from '@evenlight/contract/desk';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { readOpenStretches } from './rules.ts';
import { setOpeningHours } from './set-opening-hours.ts';

const house = await openTestHouse();

test('the chat is open on a Monday at ten in the Bay Area, and closed at six in the evening', async () => {
  house.clock.setTo('2030-05-06T10:00:00-07:00');
  expect(await house.aVisitor()(getOpeningHours, {})).toMatchObject({ isOpen: true });
  house.clock.setTo('2030-05-06T17:59:00-07:00');
  expect(await house.aVisitor()(getOpeningHours, {})).toMatchObject({ isOpen: true });
  house.clock.setTo('2030-05-06T18:00:00-07:00');
  expect(await house.aVisitor()(getOpeningHours, {})).toMatchObject({ isOpen: false, zoneName: 'PDT' });
  house.clock.setTo('2030-01-07T18:00:00-08:00');
  expect(await house.aVisitor()(getOpeningHours, {})).toMatchObject({ isOpen: false, zoneName: 'PST' });
});

test('an operator gives the chat a new week, and the change is in the audit log', async () => {
  const week = readOpenStretches('Mon-Thu 8-12') ?? [];
  await setOpeningHours(house.world, week);
  expect((await house.aVisitor()(getOpeningHours, {})).week).toEqual(week);
  const { rows } = await house.world.db.execute("select action from audit_entries where action = 'hours.changed'");
  expect(rows).toHaveLength(1);
});
