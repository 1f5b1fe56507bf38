// Letters to all guests wait in line: what has changed until they are written counts.
import {
  addEvent,
  answerEvent,
  cancelEvent,
  changeEvent,
  type MemorialEvent,
} from '@evenlight/contract/memorials/events';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { expect, test } from 'vitest';
import { listLocalMail } from '../../../platform/mail/local-mailbox.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';

const house = await openTestHouse();
const visitor = house.aVisitor();

async function aGathering(title: string) {
  const owner = await house.aMember();
  const { id: memorialId } = await owner(createMemorial, { body: { fullName: 'Rosa Álvarez', privacy: 'public' } });
  const body = { title, eventDate: '2030-05-11T21:00:00Z', location: 'Garden Hall' };
  const event = await owner(addEvent, { params: { memorialId }, body });
  const params = { memorialId, eventId: event.id };
  const moveTo = ({
    id: _,
    memorialId: _of,
    placesLeft: _left,
    isPast: _past,
    isCanceled: _off,
    ...form
  }: MemorialEvent) => owner(changeEvent, { params, body: { ...form, location: 'Lake House' } });
  return { owner, event, params, moveTo };
}

test('whoever answers after a change, cannot come, or hears that it is called off, gets no letter about the change', async () => {
  const moved = await aGathering('Rosary');
  const answer = (name: string, status: 'attending' | 'not_attending') =>
    visitor(answerEvent, { params: moved.params, body: { name, status, email: `${name}@letters.example` } });
  await answer('early', 'attending');
  await answer('absent', 'not_attending');
  house.clock.forward({ minutes: 1 });
  await moved.moveTo(moved.event);
  house.clock.forward({ minutes: 1 });
  await answer('late', 'attending');

  const calledOff = await aGathering('Wake');
  const body = { name: 'guest', status: 'maybe', email: 'guest@letters.example' } as const;
  await visitor(answerEvent, { params: calledOff.params, body });
  await calledOff.moveTo(calledOff.event);
  await calledOff.owner(cancelEvent, { params: calledOff.params });

  await house.world.jobs.start();
  const subjects = async () =>
    (await listLocalMail(house.world.config.dataDir)).map(({ to, subject }) => `${to} ${subject}`).toSorted();
  await expect.poll(subjects, { timeout: 20_000 }).toHaveLength(6);
  expect(await subjects()).toEqual([
    'absent@letters.example You cannot come: Rosary',
    'early@letters.example A new time or place: Rosary',
    'early@letters.example You are expected: Rosary',
    'guest@letters.example It does not take place: Wake',
    'guest@letters.example You may come: Wake',
    'late@letters.example You are expected: Rosary',
  ]);
});
