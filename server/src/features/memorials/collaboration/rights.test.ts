// Who may do what: every call of this feature, by every role, from the one table that says so.
import { randomUUID } from 'node:crypto';
import { CollaboratorId, ContributionId } from '@evenlight/contract/ids';
import {
  approveContribution,
  changeCollaborator,
  contribute,
  inviteCollaborator,
  keepEditing,
  listActiveCollaborators,
  listCollaborators,
  listContributions,
  listEditSessions,
  rejectContribution,
  removeCollaborator,
  stopEditing,
} from '@evenlight/contract/memorials/collaboration';
import {
  askToTakeOver,
  declineSuccession,
  getKeepers,
  handOverMemorial,
  nameKeepers,
} from '@evenlight/contract/memorials/keeping';
import { type MemorialRight, mayOnMemorial, memorialRoles } from '@evenlight/contract/memorials/rights';
import { expect, test } from 'vitest';
import { aMemorial, everyRole, type TestMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import type { Caller } from '../../../testing/test-client.ts';

const house = await openTestHouse();

type Call = (caller: Caller, memorial: TestMemorial) => Promise<unknown>;
const somebody = CollaboratorId.parse(randomUUID());
const something = ContributionId.parse(randomUUID());
const content = { title: 'The lake', content: 'We swam.' };

/** Those that name somebody or something unknown answer 404 to whoever may ask, and change nothing. */
const calls: Record<string, { right: MemorialRight; send: Call }> = {
  'see the people': { right: 'seeCollaborators', send: (call, { params }) => call(listCollaborators, { params }) },
  'see what was brought': {
    right: 'seeCollaborators',
    send: (call, { params }) => call(listContributions, { params }),
  },
  'see who works on it': { right: 'seeCollaborators', send: (call, { params }) => call(listEditSessions, { params }) },
  'see who is here': {
    right: 'seeCollaborators',
    send: (call, { params }) => call(listActiveCollaborators, { params }),
  },
  'see the keepers': { right: 'seeCollaborators', send: (call, { params }) => call(getKeepers, { params }) },
  invite: {
    right: 'invite',
    send: (call, { params }) =>
      call(inviteCollaborator, { params, body: { email: 'aunt@example.org', role: 'viewer' } }),
  },
  'change a role': {
    right: 'invite',
    send: (call, { params }) =>
      call(changeCollaborator, { params: { ...params, collaboratorId: somebody }, body: { role: 'viewer' } }),
  },
  contribute: {
    right: 'contribute',
    send: (call, { params }) => call(contribute, { params, body: { contributionType: 'story', content } }),
  },
  approve: {
    right: 'reviewContributions',
    send: (call, { params }) =>
      call(approveContribution, { params: { ...params, contributionId: something }, body: {} }),
  },
  reject: {
    right: 'reviewContributions',
    send: (call, { params }) => call(rejectContribution, { params: { ...params, contributionId: something } }),
  },
  'say that they work on it': { right: 'contribute', send: (call, { params }) => call(keepEditing, { params }) },
  'say that they are done': { right: 'contribute', send: (call, { params }) => call(stopEditing, { params }) },
  'name keepers': {
    right: 'own',
    send: (call, { params }) => call(nameKeepers, { params, body: { successor: null } }),
  },
  'give it away': { right: 'own', send: (call, { params }) => call(handOverMemorial, { params }) },
};

/** These ask who somebody is rather than for a role. */
const others: Call[] = [
  (call, { params }) => call(removeCollaborator, { params: { ...params, collaboratorId: somebody } }),
  (call, { params }) => call(askToTakeOver, { params }),
  (call, { params }) => call(declineSuccession, { params }),
];

async function codeOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'done',
    (error) => error.code ?? String(error),
  );
}

test('every role can do what the table gives it, and nothing else', async () => {
  const memorial = await aMemorial(house);
  const people = await everyRole(house, memorial);
  for (const [name, { right, send }] of Object.entries(calls)) {
    for (const role of memorialRoles) {
      const code = await codeOf(send(people[role], memorial));
      const isRefused = code === 'memorial.role_too_low';
      expect({ name, role, isRefused, code }).toMatchObject({ isRefused: !mayOnMemorial(role, right) });
      if (!isRefused) expect(['done', 'collaborator.not_found', 'contribution.not_found']).toContain(code);
    }
  }
});

test('to strangers a memorial for invited people has no people, no contributions and no keepers: it is not there', async () => {
  const memorial = await aMemorial(house);
  const all = [...Object.values(calls).map(({ send }) => send), ...others];
  for (const stranger of [house.aVisitor(), await house.aMember()])
    for (const send of all) expect(await codeOf(send(stranger, memorial))).toBe('memorial.not_found');
});

test('on a public memorial visitors are asked to sign in, and strangers have no role', async () => {
  const memorial = await aMemorial(house, { isPublic: true });
  const [visitor, member] = [house.aVisitor(), await house.aMember()];
  for (const { send } of Object.values(calls)) {
    expect(await codeOf(send(visitor, memorial))).toBe('session.required');
    expect(await codeOf(send(member, memorial))).toBe('memorial.role_too_low');
  }
});
