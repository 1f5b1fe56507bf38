import { askToJoinGroup, listSupportGroups } from '@evenlight/contract/support/groups';
import { expect, test } from 'vitest';
import { sampleGroups } from '../../../sample-data/groups.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { keepSampleGroups, retireSampleGroups } from './keep-samples.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const namesFor = async (caller: ReturnType<typeof house.aVisitor>) =>
  (await caller(listSupportGroups, {})).map(({ name }) => name).sort();

test('where samples are not wanted they go, but for those that somebody asked to join; and they come back', async () => {
  const ada = await house.aMember();
  const [group] = await ada(listSupportGroups, {});
  if (!group) throw new Error('there are no samples');
  await ada(askToJoinGroup, { params: { groupId: group.id }, body: {} });
  await db.transaction(retireSampleGroups);
  expect(await namesFor(house.aVisitor())).toEqual([]);
  expect(await namesFor(ada)).toEqual([group.name]);
  await keepSampleGroups(db, sampleGroups);
  await keepSampleGroups(db, sampleGroups);
  expect(await namesFor(house.aVisitor())).toEqual(sampleGroups.map(({ name }) => name).sort());
  const back = (await ada(listSupportGroups, {})).find(({ id }) => id === group.id);
  expect(back?.membership?.state).toBe('asked');
});
