// A family's group with somebody in each role, and what they do in it together.
import { randomUUID } from 'node:crypto';
import { askFamily } from '@evenlight/contract/families/decisions';
import { createFamilyGroup } from '@evenlight/contract/families/group';
import { askToJoin, inviteToFamily, listFamilyInvitations } from '@evenlight/contract/families/invitations';
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import { addTaskComment, createSharedTask } from '@evenlight/contract/families/tasks';
import type { PlanId } from '@evenlight/contract/ids';
import { stopToken } from '../../../features/families/notices/stop-link.ts';
import { aRelative, type Relative } from '../../../testing/family-people.ts';
import { aPdf, sendShared } from '../../../testing/uploads.ts';
import { type FamilyPerson, familyPeople } from '../roles.ts';
import { type Place, present, tokenIn } from './place.ts';

export async function familyThings({ house, owner, phone }: Place & { phone: () => string }, planId: PlanId) {
  const group = await owner(createFamilyGroup, { body: { planId, name: 'The Raos' } });
  const seated: [FamilyPerson, Relative][] = [];
  for (const role of familyPeople) seated.push([role, await aRelative(house, { group }, role, { phone: phone() })]);
  const people = Object.fromEntries(seated) as Record<FamilyPerson, Relative>;
  const asker = await house.aMember({ firstName: 'Asim', phone: phone() });
  const joinToken = present(group.inviteCode);
  await asker(askToJoin, { body: { token: joinToken } });
  const cousin = await aRelative(house, { group }, 'member', { phone: phone() });
  const aunt = await house.aMember({ firstName: 'Meera', phone: phone() });
  const inGroup = { groupId: group.id };
  await owner(inviteToFamily, { body: { ...inGroup, name: 'Meera', email: aunt.person.email } });
  const uncle = `uncle.${randomUUID()}@example.org`;
  const other = await owner(inviteToFamily, { body: { ...inGroup, name: 'Uncle', email: uncle } });
  const { invitations } = await owner(listFamilyInvitations, { query: inGroup });
  const asked = present(invitations.find(({ kind }) => kind === 'asked'));
  return {
    ...{ people, asker, aunt },
    ids: {
      ...{ groupId: group.id, invitationId: other.id, askedId: asked.id, joinToken },
      ...{ memberId: cousin.memberId, adminId: people.admin.memberId },
      stopToken: stopToken(house.world.keys, people.member.memberId),
      familyToken: await tokenIn(house, aunt.person.email, /\/family-invitation#([\w-]+)/),
      ...(await wordsAndDeeds({ house, owner }, inGroup)),
    },
  };
}

async function wordsAndDeeds({ house, owner }: Pick<Place, 'house' | 'owner'>, inGroup: { groupId: never | string }) {
  const at = inGroup as { groupId: never };
  const task = await owner(createSharedTask, { body: { ...at, title: 'Call the florist', sendKey: randomUUID() } });
  const { comments } = await owner(addTaskComment, {
    params: { taskId: task.id },
    body: { text: 'White ones', sendKey: randomUUID() },
  });
  const message = await owner(sendFamilyMessage, { body: { ...at, content: 'Who drives?', sendKey: randomUUID() } });
  const deadline = new Date(house.clock.now().getTime() + 3 * 86_400_000).toISOString();
  const ask = (question: string) =>
    owner(askFamily, {
      body: {
        ...{ ...at, kind: 'other', question, options: [{ label: 'Lilies' }, { label: 'Roses' }] },
        ...{ deadline, sendKey: randomUUID() },
      },
    });
  const [decision, other] = [await ask('Which flowers?'), await ask('Which song?')];
  const scan = { bytes: await aPdf('Seating'), name: 'seating.pdf', type: 'application/pdf' };
  const fields = { groupId: String(inGroup.groupId), sendKey: randomUUID() };
  const { document } = await sendShared(house.app, owner.person, { fields, files: [scan] });
  return {
    ...{ taskId: task.id, commentId: present(comments[0]).id, messageId: message.id },
    ...{ decisionId: decision.id, optionId: present(decision.options[0]).id, otherDecisionId: other.id },
    sharedDocumentId: present(document).id,
  };
}
