// The people of a group on the page itself: making it, asking somebody in, and roles that are given only on purpose.
import { changeFamilyMember, createFamilyGroup, listFamilyGroups } from '@evenlight/contract/families/group';
import {
  inviteToFamily,
  listFamilyInvitations,
  type PendingInvitation,
  resendFamilyInvitation,
} from '@evenlight/contract/families/invitations';
import type { FamilyInvitationId } from '@evenlight/contract/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fill, openScreen, press } from '../../testing/open-screen';
import { asha, familyRoom, milo } from '../../testing/samples/families';
import * as family from './family-screen';

const open = ({ server, plan }: ReturnType<typeof familyRoom>) =>
  openScreen(family, {
    at: `/family-collaboration?plan_id=${plan.id}&tab=invitations`,
    path: 'family-collaboration',
    server,
    person: asha,
  });

test('a group is made by keys alone, what was typed outlives a reload, and the focus stays on the page', async () => {
  const room = familyRoom();
  room.server.answers(listFamilyGroups, { groups: [] });
  const first = await open(room);
  expect(await screen.findByRole('heading', { name: 'No Family Group Selected' })).toBeVisible();
  screen.getByRole('button', { name: 'Create Family Group' }).focus();
  await first.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Family Group' }));
  dialog.getByRole('button', { name: 'Create Group' }).focus();
  await first.keyboard('{Enter}');
  expect((await dialog.findAllByText('Group name is required'))[0]).toBeVisible();
  await fill(first, 'Description', 'For Amma');
  await first.keyboard('{Escape}');
  first.leave();
  const user = await open(room);
  (await screen.findByRole('button', { name: 'Create Family Group' })).focus();
  await user.keyboard('{Enter}');
  expect(await field('Description')).toHaveValue('For Amma');
  room.server.answers(createFamilyGroup, () => {
    room.server.answers(listFamilyGroups, { groups: [room.group] });
    return room.group;
  });
  (await field('Group name')).focus();
  await user.keyboard('The Raos{Enter}');
  expect((await screen.findAllByText('Family group created successfully'))[0]).toBeVisible();
  // The button that began it is gone; the focus is not.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The Raos Invitations' })).toHaveFocus());
  expect(room.server.heard(createFamilyGroup).map(({ body }) => body)).toEqual([
    { planId: room.plan.id, name: 'The Raos', description: 'For Amma' },
  ]);
});

const invited: PendingInvitation = {
  id: '0199f1f0-0000-7000-8000-000000000001' as FamilyInvitationId,
  kind: 'invited',
  name: 'Meera Rao',
  email: 'meera@example.org',
  relationship: 'friend',
  role: 'member',
  invitedAt: '2026-11-05T12:00:00.000Z',
  endsAt: '2099-11-12T12:00:00.000Z',
  status: 'pending',
};

test('one letter that was sent takes away no failure of another, until that one is sent as well', async () => {
  const room = familyRoom();
  const other = { ...invited, id: '0199f1f0-0000-7000-8000-000000000002' as FamilyInvitationId, name: 'Ravi Rao' };
  room.server.answers(listFamilyInvitations, { invitations: [invited, other] });
  const user = await open(room);
  const failures = () => screen.queryAllByText('Failed to send invitation');
  room.server.refuses(resendFamilyInvitation, 'family.invitation_not_found');
  await press(user, 'Send again: Meera Rao');
  await waitFor(() => expect(failures()).not.toEqual([]));
  room.server.answers(resendFamilyInvitation, other);
  await press(user, 'Send again: Ravi Rao');
  await waitFor(() => expect(room.server.heard(resendFamilyInvitation)).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send again: Ravi Rao' })).toBeEnabled());
  expect(failures()).not.toEqual([]);
  await press(user, 'Send again: Meera Rao');
  await waitFor(() => expect(failures()).toEqual([]));
});

test('somebody is asked in by mail: what is missing is named, and the letter is told to be on its way', async () => {
  const room = familyRoom();
  const user = await open(room);
  await press(user, 'Invite Member');
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Member' }));
  await press(user, 'Send Invitation');
  expect((await dialog.findAllByText('Full name is required'))[0]).toBeVisible();
  await fill(user, 'Full name', 'Meera Rao');
  await fill(user, 'Email address', 'meera@example.org');
  await user.selectOptions(dialog.getByLabelText('Relationship'), 'Close Friend');
  expect(dialog.getByLabelText(/^Role/)).toHaveValue('member');
  room.server.answers(inviteToFamily, invited).answers(listFamilyInvitations, { invitations: [invited] });
  await press(user, 'Send Invitation');
  expect((await screen.findAllByText('Invitation sent successfully'))[0]).toBeVisible();
  expect(screen.getAllByText('It is on its way to meera@example.org.')[0]).toBeVisible();
  const pending = within(screen.getByRole('region', { name: 'Pending Invitations' }));
  expect(await pending.findByText(/meera@example\.org/)).toBeVisible();
  expect(room.server.heard(inviteToFamily)[0]?.body).toMatchObject({ relationship: 'friend', role: 'member' });
});

test('walking through the roles gives none of them; giving one is asked for', async () => {
  const room = familyRoom();
  const user = await open(room);
  const role = await screen.findByLabelText('Role of Milo Rao');
  await user.selectOptions(role, 'Editor');
  await user.selectOptions(role, 'Admin');
  expect(room.server.heard(changeFamilyMember)).toEqual([]);
  await press(user, 'Change role of Milo Rao to Admin');
  const dialog = within(await screen.findByRole('dialog'));
  expect(room.server.heard(changeFamilyMember)).toEqual([]);
  room.server.answers(changeFamilyMember, { members: [] });
  await user.click(dialog.getByRole('button', { name: 'Make them an admin' }));
  expect((await screen.findAllByText('Role updated'))[0]).toBeVisible();
  expect(room.server.heard(changeFamilyMember)).toEqual([{ params: { memberId: milo.id }, body: { role: 'admin' } }]);
});

test('whoever is no admin sees neither addresses to ask by nor roles to give', async () => {
  await open(familyRoom({ role: 'viewer', inviteCode: null, inviteCodeEndsAt: null }));
  expect(await screen.findByText('No invitation is waiting for an answer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite Member' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Invite link' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Role of/)).not.toBeInTheDocument();
});
