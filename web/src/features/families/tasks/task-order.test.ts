import { FamilyTaskId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { afterIdFor, movedBehind } from './task-order';

const aTask = () => ({ id: FamilyTaskId.parse(crypto.randomUUID()) });
const [one, two, three] = [aTask(), aTask(), aTask()];
const tasks = [one, two, three];

test('each gap is behind the task before it, and the gaps beside a task are where it is', () => {
  const gaps = (id: FamilyTaskId) => [0, 1, 2, 3].map((gap) => afterIdFor(tasks, id, gap));
  expect(gaps(one.id)).toEqual([undefined, undefined, two.id, three.id]);
  expect(gaps(two.id)).toEqual([null, undefined, undefined, three.id]);
  expect(gaps(three.id)).toEqual([null, one.id, undefined, undefined]);
  expect(gaps(aTask().id)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a task takes its new place at once, and what is gone moves nothing', () => {
  expect(movedBehind(tasks, one.id, three.id)).toEqual([two, three, one]);
  expect(movedBehind(tasks, three.id, null)).toEqual([three, one, two]);
  expect(movedBehind(tasks, three.id, one.id)).toEqual([one, three, two]);
  expect(movedBehind(tasks, one.id, aTask().id)).toEqual(tasks);
  expect(movedBehind(tasks, aTask().id, null)).toEqual(tasks);
});
