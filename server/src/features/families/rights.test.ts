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

/** What the planner makes anew for each try, so that nobody stumbles over what somebody else has done to it. */
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
    const body = { groupId: group.id, title: 'Call the florist', sendKey: randomUUID() };
    return (await planner(createSharedTask, { body })).id;
  },
  message: async ({ planner, group }: TestFamily) => {
    const body = { groupId: group.id, content: 'Who drives?', sendKey: randomUUID() };
    return (await planner(sendFamilyMessage, { body })).id;
  },
  comment: async (family: TestFamily) => {
    const taskId = (await things.task(family)) as never;
    const body = { text: 'Mine', sendKey: randomUUID() };
    const { comments } = await family.planner(addTaskComment, { params: { taskId }, body });
    return `${taskId} ${comments[0]?.id}`;
  },
  decision: async ({ planner, group }: TestFamily) => {
    const options = [{ label: 'Morning' }, { label: 'Noon' }];
    const asked = { groupId: group.id, kind: 'other', question: 'When?', options, deadline: soon } as const;
    return (await planner(askFamily, { body: { ...asked, sendKey: randomUUID() } })).id;
  },
};

type Try = { call: Caller; family: TestFamily; id: never };
type Deed = { right: FamilyRight; of?: keyof typeof things; deed: (tried: Try) => Promise<unknown> };

const query = ({ group }: TestFamily) => ({ groupId: group.id });
const sendKey = () => randomUUID();

const deeds: Record<string, Deed> = {
  'see the people': { right: 'see', deed: ({ call, family }) => call(listFamilyMembers, { query: query(family) }) },
  'see what happened': {
    right: 'see',
    deed: ({ call, family }) => call(listFamilyActivities, { query: query(family) }),
  },
  'see the tasks': { right: 'see', deed: ({ call, family }) => call(listSharedTasks, { query: query(family) }) },
  'see urgent tasks': { right: 'see', deed: ({ call, family }) => call(listUrgentTasks, { query: query(family) }) },
  'see templates': { right: 'see', deed: ({ call, family }) => call(listTaskTemplates, { query: query(family) }) },
  'see comments': {
    right: 'see',
    of: 'task',
    deed: ({ call, id }) => call(listTaskComments, { params: { taskId: id } }),
  },
  'see the messages': { right: 'see', deed: ({ call, family }) => call(listFamilyMessages, { query: query(family) }) },
  'see the documents': {
    right: 'see',
    deed: ({ call, family }) => call(listSharedDocuments, { query: query(family) }),
  },
  'see the decisions': {
    right: 'see',
    deed: ({ call, family }) => call(listFamilyDecisions, { query: query(family) }),
  },
  'see the versions': { right: 'see', deed: ({ call, family }) => call(listFamilyVersions, { query: query(family) }) },
  'compare versions': {
    right: 'see',
    deed: ({ call, family }) => call(compareFamilyVersions, { query: { ...query(family), from: 1, to: 1 } }),
  },
  'see the plan': { right: 'see', deed: ({ call, family }) => call(getFamilyPlan, { params: query(family) }) },
  'see how they are told': {
    right: 'see',
    deed: ({ call, family }) => call(getFamilyNotices, { query: query(family) }),
  },
  'choose how they are told': {
    right: 'see',
    deed: ({ call, family }) => call(changeFamilyNotices, { body: { ...query(family), mail: 'daily' } }),
  },
  'say that they looked': { right: 'see', deed: ({ call, family }) => call(markFamilySeen, { body: query(family) }) },
  'say that they read': {
    ...{ right: 'see', of: 'message' },
    deed: ({ call, family, id }) => call(markFamilyMessagesRead, { body: { ...query(family), upToId: id } }),
  },
  'write a message': {
    right: 'talk',
    deed: ({ call, family }) =>
      call(sendFamilyMessage, { body: { ...query(family), content: 'I do.', sendKey: sendKey() } }),
  },
  'comment on a task': {
    ...{ right: 'talk', of: 'task' },
    deed: ({ call, id }) =>
      call(addTaskComment, { params: { taskId: id }, body: { text: 'Done?', sendKey: sendKey() } }),
  },
  'answer a question': {
    ...{ right: 'decide', of: 'decision' },
    deed: ({ call, id }) => call(answerDecision, { params: { decisionId: id }, body: { answer: 'abstain' } }),
  },
  'add a task': {
    right: 'addTasks',
    deed: ({ call, family }) =>
      call(createSharedTask, { body: { ...query(family), title: 'Find the photos', sendKey: sendKey() } }),
  },
  'take steps of the timeline': {
    right: 'addTasks',
    deed: ({ call, family }) => call(takeTaskTemplates, { body: { ...query(family), keys: ['unknown'] } }),
  },
  'change somebody’s task': {
    ...{ right: 'arrange', of: 'task' },
    deed: ({ call, id }) => call(changeSharedTask, { params: { taskId: id }, body: { priority: 'high' } }),
  },
  'move a task': {
    ...{ right: 'arrange', of: 'task' },
    deed: ({ call, id }) => call(moveSharedTask, { params: { taskId: id }, body: { afterId: null } }),
  },
  'remove somebody’s task': {
    ...{ right: 'arrange', of: 'task' },
    deed: ({ call, id }) => call(deleteSharedTask, { params: { taskId: id } }),
  },
  'save the plan': {
    right: 'editPlan',
    deed: async ({ call, family }) => {
      const { version } = await family.planner(getPlan, { params: { planId: family.plan.id } });
      const details = { relation: `Aunt ${randomUUID().slice(0, 8)}` };
      return call(saveFamilyPlan, { body: { ...query(family), details, version } });
    },
  },
  'apply a decision': {
    ...{ right: 'editPlan', of: 'decision' },
    deed: ({ call, id }) => call(applyDecision, { params: { decisionId: id }, body: {} }),
  },
  'put a choice to the family': {
    right: 'ask',
    deed: ({ call, family }) => {
      const options = [{ label: 'Lilies' }, { label: 'Roses' }];
      const asked = { ...query(family), kind: 'other', question: 'Which flowers?', options, deadline: soon } as const;
      return call(askFamily, { body: { ...asked, sendKey: sendKey() } });
    },
  },
  'end somebody’s question': {
    ...{ right: 'settle', of: 'decision' },
    deed: ({ call, id }) => call(closeDecision, { params: { decisionId: id }, body: {} }),
  },
  'take back somebody’s question': {
    ...{ right: 'settle', of: 'decision' },
    deed: ({ call, id }) => call(withdrawDecision, { params: { decisionId: id }, body: {} }),
  },
  'take down somebody’s message': {
    ...{ right: 'settle', of: 'message' },
    deed: ({ call, id }) => call(takeDownFamilyMessage, { params: { messageId: id } }),
  },
  'take down somebody’s comment': {
    ...{ right: 'settle', of: 'comment' },
    deed: ({ call, id }) => {
      const [taskId, commentId] = String(id).split(' ') as never[];
      return call(deleteTaskComment, { params: { taskId: taskId as never, commentId: commentId as never } });
    },
  },
  'see what bringing a version back would do': {
    right: 'settle',
    deed: ({ call, family }) => call(previewFamilyRestore, { query: { ...query(family), versionNumber: 1 } }),
  },
  'bring a version back': {
    right: 'settle',
    deed: async ({ call, family }) => {
      const { version } = await family.planner(getPlan, { params: { planId: family.plan.id } });
      return call(restoreFamilyVersion, await restoring(family, 1, version));
    },
  },
  'rename the group': {
    right: 'rename',
    deed: ({ call, family }) => call(changeFamilyGroup, { params: query(family), body: { name: 'The Raos' } }),
  },
  'see who is invited': {
    right: 'see',
    deed: ({ call, family }) => call(listFamilyInvitations, { query: query(family) }),
  },
  invite: {
    right: 'people',
    deed: ({ call, family }) =>
      call(inviteToFamily, { body: { ...query(family), name: 'Uncle', email: `${randomUUID()}@example.org` } }),
  },
  'send a letter again': {
    ...{ right: 'people', of: 'invitation' },
    deed: ({ call, id }) => call(resendFamilyInvitation, { params: { invitationId: id }, body: {} }),
  },
  'let somebody in': {
    ...{ right: 'people', of: 'asker' },
    deed: ({ call, id }) => call(approveFamilyInvitation, { params: { invitationId: id }, body: {} }),
  },
  'take an invitation back': {
    ...{ right: 'people', of: 'invitation' },
    deed: ({ call, id }) => call(cancelFamilyInvitation, { params: { invitationId: id } }),
  },
  'change a role': {
    ...{ right: 'people', of: 'relative' },
    deed: ({ call, id }) => call(changeFamilyMember, { params: { memberId: id }, body: { role: 'editor' } }),
  },
  'take somebody off': {
    ...{ right: 'people', of: 'relative' },
    deed: ({ call, id }) => call(removeFamilyMember, { params: { memberId: id }, query: {} }),
  },
  'hand the group over': {
    ...{ right: 'own', of: 'relative' },
    deed: ({ call, id }) => call(handOverFamily, { params: { memberId: id }, body: {} }),
  },
  'end the group': { right: 'own', deed: ({ call, family }) => call(endFamilyGroup, { params: query(family) }) },
  // Last of those that admins may: the link that askers come by is another one afterwards.
  'make a new link': {
    right: 'people',
    deed: ({ call, family }) => call(renewJoinLink, { params: query(family), body: {} }),
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
  for (const [name, { right, of = 'nothing', deed }] of Object.entries(deeds)) {
    const id = (await things[of](family)) as never;
    const code = await codeOf(deed({ call: family.as[role], family, id }));
    const isAllowed = mayInFamily(role, right);
    expect({ name, role, code: rightful.includes(code) ? 'done' : code }).toEqual({
      ...{ name, role, code: isAllowed ? 'done' : 'family.role_too_low' },
    });
  }
});

const tried = new Set<string>();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Notes which calls a deed makes, and answers with what came over the wire, but for the number of the request. */
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
  for (const [name, { of = 'nothing', deed }] of Object.entries(deeds)) {
    const id = (await things[of](family)) as never;
    const there = await deed({ call: stranger, family, id });
    const elsewhere = { ...family, group: { ...family.group, id: randomUUID() as never } };
    const nowhere = await deed({ call: stranger, family: elsewhere, id: (aNumber[of] ?? randomUUID)() as never });
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
  for (const [name, { of = 'nothing', deed }] of Object.entries(deeds)) {
    const id = (await things[of](family)) as never;
    expect({ name, code: await codeOf(deed({ call: house.aVisitor(), family, id })) }).toEqual({
      ...{ name, code: 'session.required' },
    });
  }
});

/** These ask for something else than a role; each has tests of its own. */
const besides = [
  // One's own groups, and the group of one's own plan.
  ...['GET /family-groups', 'POST /family-groups'],
  // A secret decides, and for a letter the address it went to.
  ...['POST /family-letters/open', 'POST /family-letters/accept', 'POST /family-links/open', 'POST /family-links/ask'],
  // What one has asked oneself.
  'GET /family-requests/:invitationId',
  'POST /family-notices/stop',
  // One's own words alone.
  'PATCH /collaboration-messages/:messageId',
  // Files travel as forms; papers are their keeper's.
  ...['POST /shared-documents', 'POST /shared-documents/from-papers', 'DELETE /shared-documents/:documentId'],
  'GET /shared-documents/:documentId/file',
];
const ours = /^\/(family-|shared-tasks|collaboration-|shared-documents|plan-versions)/;

test('every call of a family stands in the table, or has a reason not to', () => {
  const served = house.world.served.filter(({ path }) => ours.test(path)).map(nameOf);
  expect(served.sort()).toEqual([...tried, ...besides].sort());
});
