// A memorial with people in every role, who came in as people do: by a mailed link.
import type { Sent } from '@evenlight/contract/endpoint';
import {
  acceptInvitation,
  contribute,
  inviteCollaborator,
  listCollaborators,
  type NewContribution,
} from '@evenlight/contract/memorials/collaboration';
import { nameKeepers } from '@evenlight/contract/memorials/keeping';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import type { TestHouse } from './open-test-house.ts';

export type TestMember = Awaited<ReturnType<TestHouse['aMember']>>;

type Options = Partial<Sent<typeof createMemorial>['body']> & { owner?: TestMember };

/** Of Asha Rao, and for those who were invited, where nothing else is wished. */
export async function aMemorial(house: Pick<TestHouse, 'aMember'>, options: Options = {}) {
  const { owner = await house.aMember({ firstName: 'Asha', lastName: 'Rao' }), ...facts } = options;
  const body = { fullName: 'Leela Rao', biography: 'She sang.', isCollaborative: true, ...facts };
  const memorial = await owner(createMemorial, { body });
  const { id: memorialId } = memorial;
  const address = memorial.address ?? '';
  return {
    owner,
    memorial,
    memorialId,
    params: { memorialId },
    address,
    path: `/memorial/${encodeURIComponent(address)}`,
  };
}

export const aPublicMemorial = (house: Pick<TestHouse, 'aMember'>, options: Options = {}) =>
  aMemorial(house, { privacy: 'public', ...options });

export type TestMemorial = Awaited<ReturnType<typeof aMemorial>>;

export async function tokenMailedTo(house: TestHouse, email: string): Promise<string> {
  for (;;) {
    const { text } = await house.nextMailTo(email);
    const [, token] = /\/memorial-invitation#([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
}

export async function join(house: TestHouse, { owner, params }: TestMemorial, role: InvitedRole, as: object = {}) {
  const member = await house.aMember(as);
  const { id } = await owner(inviteCollaborator, { params, body: { email: member.person.email, role } });
  const token = await tokenMailedTo(house, member.person.email);
  await member(acceptInvitation, { body: { token } });
  return Object.assign(member, { collaboratorId: id });
}

export async function everyRole(house: TestHouse, memorial: TestMemorial) {
  const keeper = await join(house, memorial, 'editor', { firstName: 'Kavya' });
  await memorial.owner(nameKeepers, { params: memorial.params, body: { secondKeeper: keeper.collaboratorId } });
  return {
    owner: memorial.owner,
    keeper,
    editor: await join(house, memorial, 'editor', { firstName: 'Edda' }),
    contributor: await join(house, memorial, 'contributor', { firstName: 'Carl' }),
    viewer: await join(house, memorial, 'viewer', { firstName: 'Vera' }),
  };
}

export async function rolesOf({ owner, params }: TestMemorial): Promise<Record<string, string>> {
  const { data } = await owner(listCollaborators, { params });
  return Object.fromEntries(data.map(({ email, role }) => [email, role]));
}

export function bring(member: TestMember, { params }: TestMemorial, more: Partial<NewContribution> = {}) {
  const content = { title: 'The lake', content: 'We swam at night.' };
  return member(contribute, { params, body: { contributionType: 'story', content, ...more } });
}
