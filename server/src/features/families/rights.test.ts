// Who may do what in a family: every call there is, by every role, from the one table that says so.
import { randomUUID } from 'node:crypto';
import { bodyOf, type Endpoint, pathOf } from '@evenlight/contract/endpoint';
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  answerDecision,
  applyDecision,
  askFamily,
  closeDecision,
  listFamilyDecisions,
  withdrawDecision,
} from '@evenlight/contract/families/decisions';
import { listSharedDocuments } from '@evenlight/contract/families/documents';
import {
  changeFamilyGroup,
  changeFamilyMember,
  endFamilyGroup,
  handOverFamily,
  listFamilyMembers,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import {
  compareFamilyVersions,
  getFamilyPlan,
  listFamilyVersions,
  previewFamilyRestore,
  restoreFamilyVersion,
  saveFamilyPlan,
} from '@evenlight/contract/families/history';
import {
  approveFamilyInvitation,
  askToJoin,
  cancelFamilyInvitation,
  inviteToFamily,
  listFamilyInvitations,
  renewJoinLink,
  resendFamilyInvitation,
} from '@evenlight/contract/families/invitations';
import {
  listFamilyMessages,
  markFamilyMessagesRead,
  sendFamilyMessage,
  takeDownFamilyMessage,
} from '@evenlight/contract/families/messages';
import { changeFamilyNotices, getFamilyNotices, markFamilySeen } from '@evenlight/contract/families/notices';
import { type FamilyRight, familyRoles, mayInFamily } from '@evenlight/contract/families/rights';
import {
  addTaskComment,
  changeSharedTask,
  createSharedTask,
  deleteSharedTask,
  deleteTaskComment,
  listSharedTasks,
  listTaskComments,
  listTaskTemplates,
  listUrgentTasks,
  moveSharedTask,
  takeTaskTemplates,
} from '@evenlight/contract/families/tasks';
import { getPlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { aFamily, aRelative, restoring, type TestFamily } from '../../testing/family-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import type { Caller } from '../../testing/test-client.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });

const soon = new Date(house.clock.now().getTime() + 3 * 86_400_000).toISOString();

/** What the planner makes again for each try, so that nobody stumbles over what somebody else has done to it. */
const things = {
  nothing: async () => '',
  relative: async (family: TestFamily) => (await aRelative(house, family, 'member')).memberId,
  invitation: async ({ planner, group }: TestFamily) => {
    const body = { groupId: group.id, name: 'Aunt', email: `${randomUUID()}@example.org` };
    return (await planner(inviteToFamily, { body })).id;
  },
  asker: async ({ planner, group }: TestFamily) => {
    const asker = await house.aMember();
    await asker(askToJoin, { body: { token: group.joinCode } });
    const { invitations } = await planner(listFamilyInvitations, { query: { groupId: group.id } });
    return invitations.find(({ kind }) => kind === 'asked')?.id ?? '';
  },
  task: async ({ planner, group }: TestFamily) => {
    const body = { groupId: group.id, title: 'Call the florist', idempotencyKey: randomUUID() };
    return (await planner(createSharedTask, { body })).id;
  },
  message: async ({ planner, group }: TestFamily) => {
    const body = { groupId: group.id, content: 'Who drives?', idempotencyKey: randomUUID() };
    return (await planner(sendFamilyMessage, { body })).id;
  },
  comment: async (family: TestFamily) => {
    const taskId = (await things.task(family)) as never;
    const body = { text: 'Mine', idempotencyKey: randomUUID() };
    const { comments } = await family.planner(addTaskComment, { params: { taskId }, body });
    return `${taskId} ${comments[0]?.id}`;
  },
  decision: async ({ planner, group }: TestFamily) => {
    const options = [{ label: 'Morning' }, { label: 'Noon' }];
    const asked = { groupId: group.id, kind: 'other', question: 'When?', options, deadline: soon } as const;
    return (await planner(askFamily, { body: { ...asked, idempotencyKey: randomUUID() } })).id;
  },
};

type Try = { call: Caller; family: TestFamily; id: never };
type Call = { right: FamilyRight; of?: keyof typeof things; send: (tried: Try) => Promise<unknown> };

const query = ({ group }: TestFamily) => ({ groupId: group.id });
const idempotencyKey = () => randomUUID();

const calls: Record<string, Call> = {
  'see the people': { right: 'see', send: ({ call, family }) => call(listFamilyMembers, { query: query(family) }) },
  'see what happened': {
    right: 'see',
    send: ({ call, family }) => call(listFamilyActivities, { query: query(family) }),
  },
  'see the tasks': { right: 'see', send: ({ call, family }) => call(listSharedTasks, { query: query(family) }) },
  'see urgent tasks': { right: 'see', send: ({ call, family }) => call(listUrgentTasks, { query: query(family) }) },
  'see templates': { right: 'see', send: ({ call, family }) => call(listTaskTemplates, { query: query(family) }) },
  'see comments': {
    right: 'see',
    of: 'task',
    send: ({ call, id }) => call(listTaskComments, { params: { taskId: id } }),
  },
  'see the messages': { right: 'see', send: ({ call, family }) => call(listFamilyMessages, { query: query(family) }) },
  'see the documents': {
    right: 'see',
    send: ({ call, family }) => call(listSharedDocuments, { query: query(family) }),
  },
  'see the decisions': {
    right: 'see',
    send: ({ call, family }) => call(listFamilyDecisions, { query: query(family) }),
  },
  'see the versions': { right: 'see', send: ({ call, family }) => call(listFamilyVersions, { query: query(family) }) },
  'compare versions': {
    right: 'see',
    send: ({ call, family }) => call(compareFamilyVersions, { query: { ...query(family), from: 1, to: 1 } }),
  },
  'see the plan': { right: 'see', send: ({ call, family }) => call(getFamilyPlan, { params: query(family) }) },
  'see how they are told': {
    right: 'see',
    send: ({ call, family }) => call(getFamilyNotices, { query: query(family) }),
  },
  'choose how they are told': {
    right: 'see',
    send: ({ call, family }) => call(changeFamilyNotices, { body: { ...query(family), mail: 'daily' } }),
  },
  'say that they looked': { right: 'see', send: ({ call, family }) => call(markFamilySeen, { body: query(family) }) },
  'say that they read': {
    right: 'see',
    of: 'message',
    send: ({ call, family, id }) => call(markFamilyMessagesRead, { body: { ...query(family), upToId: id } }),
  },
  'write a message': {
    right: 'talk',
    send: ({ call, family }) =>
      call(sendFamilyMessage, { body: { ...query(family), content: 'I do.', idempotencyKey: idempotencyKey() } }),
  },
  'comment on a task': {
    right: 'talk',
    of: 'task',
    send: ({ call, id }) =>
      call(addTaskComment, { params: { taskId: id }, body: { text: 'Done?', idempotencyKey: idempotencyKey() } }),
  },
  'answer a question': {
    right: 'decide',
    of: 'decision',
    send: ({ call, id }) => call(answerDecision, { params: { decisionId: id }, body: { answer: 'abstain' } }),
  },
  'add a task': {
    right: 'addTasks',
    send: ({ call, family }) =>
      call(createSharedTask, {
        body: { ...query(family), title: 'Find the photos', idempotencyKey: idempotencyKey() },
      }),
  },
  'take steps of the timeline': {
    right: 'addTasks',
    send: ({ call, family }) => call(takeTaskTemplates, { body: { ...query(family), keys: ['unknown'] } }),
  },
  'change somebody’s task': {
    right: 'arrange',
    of: 'task',
    send: ({ call, id }) => call(changeSharedTask, { params: { taskId: id }, body: { priority: 'high' } }),
  },
  'move a task': {
    right: 'arrange',
    of: 'task',
    send: ({ call, id }) => call(moveSharedTask, { params: { taskId: id }, body: { afterId: null } }),
  },
  'remove somebody’s task': {
    right: 'arrange',
    of: 'task',
    send: ({ call, id }) => call(deleteSharedTask, { params: { taskId: id } }),
  },
  'save the plan': {
    right: 'editPlan',
    send: async ({ call, family }) => {
      const { version } = await family.planner(getPlan, { params: { planId: family.plan.id } });
      const details = { relation: `Aunt ${randomUUID().slice(0, 8)}` };
      return call(saveFamilyPlan, { body: { ...query(family), details, version } });
    },
  },
  'apply a decision': {
    right: 'editPlan',
    of: 'decision',
    send: ({ call, id }) => call(applyDecision, { params: { decisionId: id }, body: {} }),
  },
  'put a choice to the family': {
    right: 'ask',
    send: ({ call, family }) => {
      const options = [{ label: 'Lilies' }, { label: 'Roses' }];
      const asked = { ...query(family), kind: 'other', question: 'Which flowers?', options, deadline: soon } as const;
      return call(askFamily, { body: { ...asked, idempotencyKey: idempotencyKey() } });
    },
  },
  'end somebody’s question': {
    right: 'settle',
    of: 'decision',
    send: ({ call, id }) => call(closeDecision, { params: { decisionId: id }, body: {} }),
  },
  'take back somebody’s question': {
    right: 'settle',
    of: 'decision',
    send: ({ call, id }) => call(withdrawDecision, { params: { decisionId: id }, body: {} }),
  },
  'take down somebody’s message': {
    right: 'settle',
    of: 'message',
    send: ({ call, id }) => call(takeDownFamilyMessage, { params: { messageId: id } }),
  },
  'take down somebody’s comment': {
    right: 'settle',
    of: 'comment',
    send: ({ call, id }) => {
      const [taskId, commentId] = String(id).split(' ') as never[];
      return call(deleteTaskComment, { params: { taskId: taskId as never, commentId: commentId as never } });
    },
  },
  'see what bringing a version back would do': {
    right: 'settle',
    send: ({ call, family }) => call(previewFamilyRestore, { query: { ...query(family), versionNumber: 1 } }),
  },
  'bring a version back': {
    right: 'settle',
    send: async ({ call, family }) => {
      const { version } = await family.planner(getPlan, { params: { planId: family.plan.id } });
      return call(restoreFamilyVersion, await restoring(family, 1, version));
    },
  },
  'rename the group': {
    right: 'rename',
    send: ({ call, family }) => call(changeFamilyGroup, { params: query(family), body: { name: 'The Raos' } }),
  },
  'see who is invited': {
    right: 'see',
    send: ({ call, family }) => call(listFamilyInvitations, { query: query(family) }),
  },
  invite: {
    right: 'people',
    send: ({ call, family }) =>
      call(inviteToFamily, { body: { ...query(family), name: 'Uncle', email: `${randomUUID()}@example.org` } }),
  },
  'send a letter again': {
    right: 'people',
    of: 'invitation',
    send: ({ call, id }) => call(resendFamilyInvitation, { params: { invitationId: id }, body: {} }),
  },
  'let somebody in': {
    right: 'people',
    of: 'asker',
    send: ({ call, id }) => call(approveFamilyInvitation, { params: { invitationId: id }, body: {} }),
  },
  'take an invitation back': {
    right: 'people',
    of: 'invitation',
    send: ({ call, id }) => call(cancelFamilyInvitation, { params: { invitationId: id } }),
  },
  'change a role': {
    right: 'people',
    of: 'relative',
    send: ({ call, id }) => call(changeFamilyMember, { params: { memberId: id }, body: { role: 'editor' } }),
  },
  'take somebody off': {
    right: 'people',
    of: 'relative',
    send: ({ call, id }) => call(removeFamilyMember, { params: { memberId: id }, query: {} }),
  },
  'hand the group over': {
    right: 'own',
    of: 'relative',
    send: ({ call, id }) => call(handOverFamily, { params: { memberId: id }, body: {} }),
  },
  'end the group': { right: 'own', send: ({ call, family }) => call(endFamilyGroup, { params: query(family) }) },
  // Last of those that admins may: the link that askers come by is another one afterwards.
  'make a new link': {
    right: 'people',
    send: ({ call, family }) => call(renewJoinLink, { params: query(family), body: {} }),
  },
};

/** What stands in the way of those who have the right: it belongs to the owner, or there is nothing to do. */
const rightful = ['done', 'family.owner_only', 'decision.not_decided'];

async function codeOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'done',
    (error) => error.code ?? String(error),
  );
}

test.each(familyRoles)('a person who is %s can do what the table gives them, and nothing else', async (role) => {
  const family = await aFamily(house);
  for (const [name, { right, of = 'nothing', send }] of Object.entries(calls)) {
    const id = (await things[of](family)) as never;
    const code = await codeOf(send({ call: family.as[role], family, id }));
    const isAllowed = mayInFamily(role, right);
    expect({ name, role, code: rightful.includes(code) ? 'done' : code }).toEqual({
      name,
      role,
      code: isAllowed ? 'done' : 'family.role_too_low',
    });
  }
});

const tried = new Set<string>();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Notes which calls an action makes, and returns the answers without their request ids. */
function listening(to: Caller): Caller {
  const call = async (endpoint: Endpoint, sent: object) => {
    tried.add(nameOf(endpoint));
    const body = bodyOf(sent as never);
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await to.raw(endpoint.method, pathOf(endpoint, sent as never), body === undefined ? {} : json);
    return `${answer.status} ${answer.text.replace(/"requestId":"[^"]*"/, '')}`;
  };
  return Object.assign(call, { raw: to.raw }) as unknown as Caller;
}

const aNumber: Partial<Record<keyof typeof things, () => string>> = {
  comment: () => `${randomUUID()} ${randomUUID()}`,
};

test('a stranger hears of what exists exactly what they hear of what does not', async () => {
  const family = await aFamily(house);
  const stranger = listening(await house.aMember());
  for (const [name, { of = 'nothing', send }] of Object.entries(calls)) {
    const id = (await things[of](family)) as never;
    const there = await send({ call: stranger, family, id });
    const elsewhere = { ...family, group: { ...family.group, id: randomUUID() as never } };
    const nowhere = await send({ call: stranger, family: elsewhere, id: (aNumber[of] ?? randomUUID)() as never });
    expect({ name, answer: there }).toEqual({ name, answer: nowhere });
    expect({ name, answer: there }).toMatchObject({ answer: expect.stringMatching(/^(404 |204 $)/) });
  }
});

test('what a stranger tried to remove is still there', async () => {
  const family = await aFamily(house);
  const stranger = await house.aMember();
  const taskId = (await things.task(family)) as never;
  await stranger(deleteSharedTask, { params: { taskId } });
  const { tasks } = await family.planner(listSharedTasks, { query: query(family) });
  expect(tasks.map(({ id }) => id)).toEqual([taskId]);
});

test('visitors are asked to sign in, whatever they ask', async () => {
  const family = await aFamily(house);
  for (const [name, { of = 'nothing', send }] of Object.entries(calls)) {
    const id = (await things[of](family)) as never;
    expect({ name, code: await codeOf(send({ call: house.aVisitor(), family, id })) }).toEqual({
      name,
      code: 'session.required',
    });
  }
});

/** These ask for something else than a role; each has tests of its own. */
const besides = [
  // One's own groups, and the group of one's own plan.
  'GET /family-groups',
  'POST /family-groups',
  // A secret decides, and for a letter the address it went to.
  'POST /family-letters/open',
  'POST /family-letters/accept',
  'POST /family-links/open',
  'POST /family-links/ask',
  // What one has asked oneself.
  'GET /family-requests/:invitationId',
  'POST /family-notices/stop',
  // One's own words alone.
  'PATCH /collaboration-messages/:messageId',
  // Files travel as forms; papers are their keeper's.
  'POST /shared-documents',
  'POST /shared-documents/from-papers',
  'DELETE /shared-documents/:documentId',
  'GET /shared-documents/:documentId/file',
];
const ours = /^\/(family-|shared-tasks|collaboration-|shared-documents|plan-versions)/;

test('every call of a family stands in the table, or has a reason not to', () => {
  const served = house.world.served.filter(({ path }) => ours.test(path)).map(nameOf);
  expect(served.sort()).toEqual([...tried, ...besides].sort());
});
