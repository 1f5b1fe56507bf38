// A family that works on one plan: Asha Rao leads it, Milo is with her. The server keeps its tasks and messages.
import { getSession } from '@evenlight/contract/accounts';
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import { type FamilyDecision, listFamilyDecisions } from '@evenlight/contract/families/decisions';
import { listSharedDocuments, type SharedDocument } from '@evenlight/contract/families/documents';
import {
  type FamilyGroup,
  type FamilyMember,
  listFamilyGroups,
  listFamilyMembers,
} from '@evenlight/contract/families/group';
import { getFamilyPlan } from '@evenlight/contract/families/history';
import { listFamilyInvitations } from '@evenlight/contract/families/invitations';
import { type FamilyMessage, listFamilyMessages, markFamilyMessagesRead } from '@evenlight/contract/families/messages';
import { getFamilyNotices, markFamilySeen } from '@evenlight/contract/families/notices';
import { listSharedTasks, type SharedTask } from '@evenlight/contract/families/tasks';
import type {
  FamilyGroupId,
  FamilyMemberId,
  FamilyMessageId,
  FamilyTaskId,
  SharedDocumentId,
  UserId,
} from '@evenlight/contract/ids';
import { listPlans } from '@evenlight/contract/plans';
import { fakeServer } from '../fake-server';
import { aUser } from './accounts';
import { aPlan } from './plans';

export const asha = aUser({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.org' });
const id = (part: string, number: number) => `0199${part}-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const milo = { id: id('a1a0', 2) as FamilyMemberId, name: 'Milo Rao', initials: 'MR' };
export const me = { id: id('a1a0', 1) as FamilyMemberId, name: 'Asha Rao', initials: 'AR' };

let groups = 0;

/** Each has a number of its own: what is kept in the browser is kept by it. */
function aFamilyGroup(facts: Partial<FamilyGroup> = {}): FamilyGroup {
  groups += 1;
  const plan = aPlan();
  return {
    id: id('b1b0', groups) as FamilyGroupId,
    planId: plan.id,
    ownerId: asha.id,
    name: 'The Raos',
    description: '',
    plan: { title: plan.title, faithTradition: 'christian', serviceType: 'burial', status: 'draft', isMine: true },
    memberCount: 2,
    isActive: true,
    createdAt: '2026-11-02T12:00:00.000Z',
    role: 'admin',
    inviteCode: 'a'.repeat(43),
    inviteCodeEndsAt: '2026-12-02T12:00:00.000Z',
    counts: {
      tasks: 0,
      completedTasks: 0,
      urgentTasks: 0,
      messages: 0,
      unreadMessages: 0,
      openDecisions: 0,
      recentActivities: 0,
    },
    ...facts,
  };
}

const aMember = (facts: Partial<FamilyMember>): FamilyMember => ({
  id: me.id,
  userId: asha.id,
  name: 'Asha Rao',
  email: asha.email,
  role: 'admin',
  relationship: null,
  initials: 'AR',
  isOwner: true,
  isPlanner: true,
  joinedAt: '2026-11-02T12:00:00.000Z',
  ...facts,
});

let things = 0;
const next = () => {
  things += 1;
  return things;
};

export const aTask = (title: string, facts: Partial<SharedTask> = {}): SharedTask => ({
  id: id('c1c0', next()) as FamilyTaskId,
  groupId: id('b1b0', 1) as FamilyGroupId,
  title,
  description: '',
  status: 'pending',
  category: 'other',
  priority: 'medium',
  dueDate: null,
  assignee: null,
  createdBy: me,
  commentCount: 0,
  createdAt: '2026-11-03T12:00:00.000Z',
  completedAt: null,
  version: 1,
  ...facts,
});

export const aFamilyMessage = (content: string, facts: Partial<FamilyMessage> = {}): FamilyMessage => ({
  id: id('d1d0', next()) as FamilyMessageId,
  content,
  author: me,
  authorInitials: 'AR',
  createdAt: '2026-11-03T12:00:00.000Z',
  editedAt: null,
  isTakenDown: false,
  replyTo: null,
  mentions: [],
  attachments: [],
  ...facts,
});

export const aSharedDocument = (fileName: string, facts: Partial<SharedDocument> = {}): SharedDocument => ({
  id: id('e1e0', next()) as SharedDocumentId,
  fileName,
  fileType: 'pdf',
  mediaType: 'application/pdf',
  byteSize: 2048,
  documentType: 'other',
  uploadedBy: me,
  uploadedAt: '2026-11-03T12:00:00.000Z',
  isChecked: true,
  version: 1,
  mayRemove: true,
  mayReplace: true,
  paperId: null,
  versions: [],
  ...facts,
});

export function familyRoom(facts: Partial<FamilyGroup> = {}) {
  const group = aFamilyGroup(facts);
  const plan = aPlan({ id: group.planId, userId: asha.id });
  const room = {
    group,
    plan,
    tasks: [] as SharedTask[],
    messages: [] as FamilyMessage[],
    documents: [] as SharedDocument[],
    decisions: [] as FamilyDecision[],
    at: (part: string) => `/family-collaboration?plan_id=${group.planId}&tab=workspace&part=${part}`,
    server: fakeServer(),
  };
  const members = [
    aMember({ role: group.role }),
    aMember({
      id: milo.id,
      userId: id('a1b0', 2) as UserId,
      name: milo.name,
      email: 'milo@example.org',
      role: 'member',
      initials: 'MR',
      isOwner: false,
      isPlanner: false,
    }),
  ];
  room.server
    .answers(getSession, asha)
    .answers(listPlans, [plan])
    .answers(listFamilyGroups, () => ({ groups: [group] }))
    .answers(listFamilyMembers, { members })
    .answers(listFamilyInvitations, { invitations: [] })
    .answers(listFamilyActivities, { activities: [] })
    .answers(getFamilyNotices, { mail: 'daily', unseen: 0 })
    .answers(markFamilySeen, { mail: 'daily', unseen: 0 })
    .answers(getFamilyPlan, plan)
    .answers(listSharedTasks, () => ({ tasks: room.tasks }))
    .answers(listFamilyMessages, () => ({
      messages: room.messages,
      hasEarlier: false,
      firstUnreadId: null,
      unreadCount: 0,
    }))
    .answers(markFamilyMessagesRead, undefined)
    .answers(listSharedDocuments, () => ({ documents: room.documents }))
    .answers(listFamilyDecisions, () => ({ decisions: room.decisions, hasEarlier: false }));
  return room;
}
