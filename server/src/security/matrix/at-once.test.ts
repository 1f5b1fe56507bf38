// What somebody may do is asked of the database each time: what was taken away is gone with the next request.
import {
  changeFamilyGroup,
  changeFamilyMember,
  listFamilyMembers,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import { listSharedTasks } from '@evenlight/contract/families/tasks';
import { removeCollaborator } from '@evenlight/contract/memorials/collaboration';
import { getMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { endShare, openShare } from '@evenlight/contract/sharing';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { household } from './household.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000000' } });
const { people, ids } = await household(house, 0);
const { owner } = people;
const ofGroup = { query: { groupId: ids.groupId } };
const memorial = { params: { memorialId: ids.memorialId } };

test('a role that was lowered counts with the next request', async () => {
  const rename = () =>
    people.coordinator(changeFamilyGroup, { params: { groupId: ids.groupId }, body: { name: 'Rao' } });
  await rename();
  const params = { memberId: people.coordinator.memberId };
  await owner(changeFamilyMember, { params, body: { role: 'viewer' } });
  await expect(rename()).rejects.toMatchObject({ status: 403, code: 'family.role_too_low' });
});

test('whoever was taken off a group is a stranger with the next request', async () => {
  expect((await people.member(listSharedTasks, ofGroup)).tasks).not.toEqual([]);
  await owner(removeFamilyMember, { params: { memberId: people.member.memberId }, query: {} });
  for (const read of [listSharedTasks, listFamilyMembers])
    await expect(people.member(read, ofGroup)).rejects.toMatchObject({ status: 404, code: 'family.not_found' });
});

test('a share that was taken back opens nothing any more', async () => {
  const open = () => house.aVisitor()(openShare, { body: { token: ids.shareToken } });
  expect(await open()).toMatchObject({ state: 'open' });
  await owner(endShare, { params: { planId: ids.planId, shareId: ids.shareId } });
  await expect(open()).rejects.toMatchObject({ status: 404, code: 'share.not_found' });
});

test('a photo is gone with the right to see the page, also by the address somebody kept', async () => {
  const viewer = people['page-viewer'];
  const photo = async (caller: { raw: typeof viewer.raw }) =>
    (await caller.raw('GET', `/api/memorial-photos/${ids.key}`)).status;
  expect([await photo(viewer), await photo(house.aVisitor())]).toEqual([200, 404]);
  await owner(updateMemorial, { ...memorial, body: { privacy: 'public' } });
  expect(await photo(house.aVisitor())).toBe(200);
  await owner(updateMemorial, { ...memorial, body: { privacy: 'invited' } });
  expect(await photo(house.aVisitor())).toBe(404);
  await owner(removeCollaborator, { params: { ...memorial.params, collaboratorId: viewer.collaboratorId } });
  expect(await photo(viewer)).toBe(404);
  await expect(viewer(getMemorial, memorial)).rejects.toMatchObject({ status: 404, code: 'memorial.not_found' });
});
