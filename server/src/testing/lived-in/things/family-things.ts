// A family's group with somebody in each role, and what they do in it together.
import { randomUUID } from 'node:crypto';
import { askFamily } from '@evenlight/contract/families/decisions';
import { SharedDocument, uploadSharedDocument } from '@evenlight/contract/families/documents';
import { createFamilyGroup, listFamilyMembers } from '@evenlight/contract/families/group';
import {
  acceptFamilyInvitation,
  askToJoin,
  inviteToFamily,
  listFamilyInvitations,
} from '@evenlight/contract/families/invitations';
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import { addTaskComment, createSharedTask } from '@evenlight/contract/families/tasks';
import type { FamilyGroupId, FamilyMemberId, PlanId } from '@evenlight/contract/ids';
import { aPdf } from '../../uploads.ts';
import { type Home, type Member, present, sendFile, tokenIn } from '../place.ts';
import { type FamilyPerson, familyPeople } from '../seats.ts';

export type Relative = Member & { memberId: FamilyMemberId };
type InGroup = { groupId: FamilyGroupId };

const names: Record<FamilyRole, string> = {
  admin: 'Anna',
  coordinator: 'Cora',
  editor: 'Edda',
  contributor: 'Carl',
  member: 'Milo',
  viewer: 'Vera',
};
const letter = /\/family-invitation#([\w-]+)/;

export async function familyThings({ place, owner, phone }: Home & { phone: () => string }, planId: PlanId) {
  const group = await owner(createFamilyGroup, { body: { planId, name: 'The Raos' } });
  const inGroup = { groupId: group.id };
  const seated = await seat({ place, owner, phone }, inGroup, [...familyPeople, 'member']);
  const people = Object.fromEntries(familyPeople.map((role, at) => [role, seated[at]])) as Record<
    FamilyPerson,
    Relative
  >;
  const cousin = present(seated.at(-1));
  const asker = await place.aMember({ firstName: 'Asim', lastName: 'Khan', phone: phone() });
  const joinToken = present(group.inviteCode);
  await asker(askToJoin, { body: { token: joinToken } });
  const aunt = await place.aMember({ firstName: 'Meera', lastName: 'Rao', phone: phone() });
  await owner(inviteToFamily, { body: { ...inGroup, name: 'Meera', email: aunt.person.email } });
  const uncle = `uncle.${randomUUID()}@example.org`;
  const other = await owner(inviteToFamily, { body: { ...inGroup, name: 'Uncle', email: uncle } });
  const { invitations } = await owner(listFamilyInvitations, { query: inGroup });
  const asked = present(invitations.find(({ kind }) => kind === 'asked'));
  return {
    people,
    asker,
    aunt,
    ids: {
      groupId: group.id,
      invitationId: other.id,
      askedId: asked.id,
      joinToken,
      memberId: cousin.memberId,
      adminId: people.admin.memberId,
      stopToken: place.stopToken(people.member.memberId),
      familyToken: await tokenIn(place, aunt.person.email, letter),
      ...(await wordsAndActivities({ place, owner }, inGroup)),
    },
  };
}

/** They came in as people do: by a letter. */
async function seat(
  { place, owner, phone }: Pick<Home, 'place' | 'owner'> & { phone: () => string },
  inGroup: InGroup,
  roles: readonly FamilyRole[],
): Promise<Relative[]> {
  const guests: Member[] = [];
  for (const role of roles) {
    const guest = await place.aMember({ firstName: names[role], lastName: 'Rao', phone: phone() });
    const { email, firstName: name } = guest.person;
    await owner(inviteToFamily, { body: { ...inGroup, name, email, role, relationship: 'other' } });
    guests.push(guest);
  }
  for (const guest of guests) {
    const token = await tokenIn(place, guest.person.email, letter);
    await guest(acceptFamilyInvitation, { body: { token } });
  }
  const { members } = await owner(listFamilyMembers, { query: inGroup });
  const seatOf = ({ person }: Member) => present(members.find(({ userId }) => userId === person.id)).id;
  return guests.map((guest) => Object.assign(guest, { memberId: seatOf(guest) }));
}

async function wordsAndActivities({ place, owner }: Pick<Home, 'place' | 'owner'>, at: InGroup) {
  const task = await owner(createSharedTask, {
    body: { ...at, title: 'Call the florist', idempotencyKey: randomUUID() },
  });
  const { comments } = await owner(addTaskComment, {
    params: { taskId: task.id },
    body: { text: 'White ones', idempotencyKey: randomUUID() },
  });
  const message = await owner(sendFamilyMessage, {
    body: { ...at, content: 'Who drives?', idempotencyKey: randomUUID() },
  });
  const deadline = new Date(place.now().getTime() + 3 * 86_400_000).toISOString();
  const ask = (question: string) =>
    owner(askFamily, {
      body: {
        ...at,
        kind: 'other',
        question,
        options: [{ label: 'Lilies' }, { label: 'Roses' }],
        deadline,
        idempotencyKey: randomUUID(),
      },
    });
  const [decision, other] = [await ask('Which flowers?'), await ask('Which song?')];
  const files = [{ bytes: await aPdf('Seating'), name: 'seating.pdf', type: 'application/pdf' }];
  const fields = { groupId: at.groupId, idempotencyKey: randomUUID() };
  const document = SharedDocument.parse(await sendFile(place, owner, uploadSharedDocument.path, { fields, files }));
  return {
    taskId: task.id,
    commentId: present(comments[0]).id,
    messageId: message.id,
    decisionId: decision.id,
    optionId: present(decision.options[0]).id,
    otherDecisionId: other.id,
    sharedDocumentId: document.id,
  };
}
