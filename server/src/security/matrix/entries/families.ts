// What a family does together. The list ends with the lowest role that may; everybody below hears that their role is too
// low, and everybody else that there is nothing.
import { randomUUID } from 'node:crypto';
import { listFamilyMembers } from '@evenlight/contract/families/group';
import { previewFamilyRestore } from '@evenlight/contract/families/history';
import { getPlan } from '@evenlight/contract/plans';
import type { Member } from '../../../testing/lived-in/place.ts';
import { aPdf } from '../../../testing/uploads.ts';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';
import { familyUpTo } from '../roles.ts';

const everybody = familyUpTo('viewer');
const talkers = familyUpTo('member');
const adders = familyUpTo('contributor');
const arrangers = familyUpTo('editor');
const settlers = familyUpTo('coordinator');
const admins = familyUpTo('admin');

const ofGroup = ({ ids: { groupId } }: Household) => ({ query: { groupId } });
const inGroup = ({ ids: { groupId } }: Household) => ({ body: { groupId } });
const options = [{ label: 'Morning' }, { label: 'Noon' }];
const versionOf = async ({ people: { owner }, ids: { planId } }: Household) =>
  (await owner(getPlan, { params: { planId } })).version;

const wayBack = async ({ people: { owner }, ids: { groupId } }: Household) => {
  const { totalCents } = await owner(previewFamilyRestore, { query: { groupId, versionNumber: 1 } });
  return { versionNumber: 1, agreedCents: totalCents };
};

const handOver = (member: Member, memberId: string) =>
  member.raw('POST', `/api/family-members/${memberId}/hand-over`, {
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });

/** The group is handed to the other admin, who hands it back. */
async function thereAndBack({ people: { owner, admin }, ids }: Household): Promise<number> {
  const { status } = await handOver(owner, ids.adminId);
  const { members } = await admin(listFamilyMembers, { query: { groupId: ids.groupId } });
  const former = members.find(({ userId }) => userId === owner.person.id);
  return Math.max(status, (await handOver(admin, former?.id ?? '')).status);
}

export const families: Entries = {
  'POST /family-groups': { may: ['owner'], send: ({ ids: { planId } }) => ({ body: { planId, name: 'The Raos' } }) },
  'GET /family-groups': { may: 'members' },
  'GET /family-members': { may: everybody, send: ofGroup },
  'GET /collaboration-activities': { may: everybody, send: ofGroup },
  'GET /family-groups/:groupId/plan': { may: everybody },
  'PATCH /family-groups/:groupId': { may: settlers, send: () => ({ body: { name: 'The Raos of Oakland' } }) },

  'GET /shared-tasks': { may: everybody, send: ofGroup },
  'GET /shared-tasks/urgent': { may: everybody, send: ofGroup },
  'GET /shared-tasks/templates': { may: everybody, send: ofGroup },
  'POST /shared-tasks': {
    may: adders,
    send: ({ ids: { groupId } }) => ({ body: { groupId, title: 'Find the photos', idempotencyKey: randomUUID() } }),
  },
  'POST /shared-tasks/from-templates': {
    may: adders,
    send: ({ ids: { groupId } }) => ({ body: { groupId, keys: ['unknown'] } }),
  },
  'PATCH /shared-tasks/:taskId': { may: arrangers, send: () => ({ body: { priority: 'high' } }) },
  'POST /shared-tasks/:taskId/move': { may: arrangers, send: () => ({ body: { afterId: null } }) },
  'GET /shared-tasks/:taskId/comments': { may: everybody },
  'POST /shared-tasks/:taskId/comments': {
    may: talkers,
    send: () => ({ body: { text: 'Done?', idempotencyKey: randomUUID() } }),
  },
  // Removing what is not in the task is no mistake: the answer is what is in it.
  'DELETE /shared-tasks/:taskId/comments/:commentId': { may: settlers, ofOthers: 200 },
  // Removing what is gone already is no mistake; so a stranger hears the same of what is there.
  'DELETE /shared-tasks/:taskId': { may: arrangers, toStrangers: 204 },

  'GET /collaboration-messages': { may: everybody, send: ofGroup },
  'POST /collaboration-messages': {
    may: talkers,
    send: ({ ids: { groupId } }) => ({ body: { groupId, content: 'I do.', idempotencyKey: randomUUID() } }),
  },
  'POST /collaboration-messages/read': {
    may: everybody,
    send: ({ ids: { groupId, messageId } }) => ({ body: { groupId, upToId: messageId } }),
  },
  'PATCH /collaboration-messages/:messageId': {
    may: ['owner'],
    send: () => ({ body: { content: 'Who drives whom?' } }),
  },
  'DELETE /collaboration-messages/:messageId': { may: settlers },

  'GET /family-decisions': { may: everybody, send: ofGroup },
  'POST /family-decisions': {
    may: arrangers,
    send: ({ house, ids: { groupId } }) => {
      const deadline = new Date(house.clock.now().getTime() + 86_400_000).toISOString();
      return { body: { groupId, kind: 'other', question: 'When?', options, deadline, idempotencyKey: randomUUID() } };
    },
  },
  'POST /family-decisions/:decisionId/answer': {
    may: talkers,
    send: ({ ids }) => ({ body: { answer: ids.optionId } }),
  },
  'POST /family-decisions/:decisionId/close': { may: settlers, send: () => ({ body: {} }) },
  'POST /family-decisions/:decisionId/apply': { may: arrangers, send: () => ({ body: {} }) },
  'POST /family-decisions/:decisionId/withdraw': {
    may: settlers,
    send: ({ ids }) => ({ params: { decisionId: ids.otherDecisionId }, body: {} }),
  },

  'GET /shared-documents': { may: everybody, send: ofGroup },
  'POST /shared-documents': {
    may: adders,
    send: async ({ ids: { groupId } }) => {
      const files = [{ bytes: await aPdf('Program'), name: 'program.pdf', type: 'application/pdf' }];
      return { upload: { fields: { groupId, idempotencyKey: randomUUID() }, files } };
    },
  },
  'POST /shared-documents/from-papers': {
    may: ['owner'],
    send: ({ ids: { groupId, documentId } }) => ({ body: { groupId, documentId } }),
  },
  'GET /shared-documents/:documentId/file': {
    may: everybody,
    send: ({ ids }) => ({ params: { documentId: ids.sharedDocumentId } }),
  },
  'DELETE /shared-documents/:documentId': {
    may: arrangers,
    send: ({ ids }) => ({ params: { documentId: ids.sharedDocumentId } }),
  },

  'GET /plan-versions': { may: everybody, send: ofGroup },
  'GET /plan-versions/compare': {
    may: everybody,
    send: ({ ids: { groupId } }) => ({ query: { groupId, from: 1, to: 1 } }),
  },
  'POST /plan-versions': {
    may: arrangers,
    send: async (on) => ({
      body: { groupId: on.ids.groupId, details: { relation: 'Aunt' }, version: await versionOf(on) },
    }),
  },

  'GET /family-notices': { may: everybody, send: ofGroup },
  'PATCH /family-notices': { may: everybody, send: ({ ids: { groupId } }) => ({ body: { groupId, mail: 'daily' } }) },
  'POST /family-notices/seen': { may: everybody, send: inGroup },
  'POST /family-notices/stop': { may: 'holder', send: ({ ids }) => ({ body: { token: ids.stopToken } }) },

  'GET /family-invitations': { may: everybody, send: ofGroup },
  'POST /family-invitations': {
    may: admins,
    send: ({ ids: { groupId } }) => ({ body: { groupId, name: 'Uncle', email: `${randomUUID()}@example.org` } }),
  },
  'POST /family-letters/open': { may: 'holder', send: ({ ids }) => ({ body: { token: ids.familyToken } }) },
  'POST /family-letters/accept': {
    may: [],
    toStrangers: 403,
    isLetter: true,
    send: ({ ids }) => ({ body: { token: ids.familyToken } }),
    control: async ({ aunt, ids }) =>
      (
        await aunt.raw('POST', '/api/family-letters/accept', {
          body: JSON.stringify({ token: ids.familyToken }),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
  },
  'GET /family-requests/:invitationId': {
    may: ['asker'],
    send: ({ ids }) => ({ params: { invitationId: ids.askedId } }),
  },
  'POST /family-links/open': { may: 'holder', send: ({ ids }) => ({ body: { token: ids.joinToken } }) },
  'POST /family-links/ask': {
    may: 'members',
    by: 'page-viewer',
    send: ({ ids }) => ({ body: { token: ids.joinToken } }),
  },
  'POST /family-invitations/:invitationId/approve': {
    may: admins,
    send: ({ ids }) => ({ params: { invitationId: ids.askedId }, body: {} }),
  },
  'POST /family-groups/:groupId/invite-code': { may: admins, send: () => ({ body: {} }) },
  'PATCH /family-members/:memberId': { may: admins, send: () => ({ body: { relationship: 'friend' } }) },
};

/** What changes who belongs to it, and the end. */
export const familyEnds: Entries = {
  'POST /family-invitations/:invitationId/resend': { may: admins, send: () => ({ body: {} }) },
  'DELETE /family-invitations/:invitationId': { may: admins },
  'GET /plan-versions/restore': {
    may: settlers,
    send: ({ ids: { groupId } }) => ({ query: { groupId, versionNumber: 1 } }),
  },
  'POST /plan-versions/restore': {
    may: settlers,
    send: async (on) => ({
      body: { ...(await wayBack(on)), groupId: on.ids.groupId, version: await versionOf(on) },
    }),
  },
  'DELETE /family-members/:memberId': { may: admins },
  'POST /family-members/:memberId/hand-over': {
    may: ['owner'],
    send: ({ ids }) => ({ params: { memberId: ids.adminId }, body: {} }),
    control: thereAndBack,
  },
  'DELETE /family-groups/:groupId': { may: ['owner'] },
};
