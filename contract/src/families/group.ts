// A family's group: the people who work on one plan together.
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { FamilyGroupId, FamilyMemberId, PlanId, UserId } from '../ids.ts';
import { PlanStatus } from '../plans.ts';
import { FaithTradition, ServiceType } from '../traditions.ts';
import { OwnText, TextLanguage } from '../translations.ts';
import { z } from '../zod.ts';
import { FamilyRole } from './rights.ts';

/** Where a family works together; letters lead there. */
export const FAMILY_PATH = '/family-collaboration';
export const GROUP_NAME_MAX_LENGTH = 80;
export const GROUP_DESCRIPTION_MAX_LENGTH = 600;
export const MEMBERS_PER_GROUP = 60;

export const relationships = ['spouse', 'child', 'parent', 'sibling', 'other', 'friend'] as const;
export const Relationship = z.enum(relationships);
export type Relationship = z.infer<typeof Relationship>;

const GroupDescription = z.string().trim().max(GROUP_DESCRIPTION_MAX_LENGTH).default('');

export const FamilyGroup = z.object({
  id: FamilyGroupId,
  planId: PlanId,
  /** Enough to tell plans apart; the plan itself is asked for by those who work on it. */
  plan: z.object({
    title: OwnText,
    language: TextLanguage,
    faithTradition: FaithTradition,
    serviceType: ServiceType,
    status: PlanStatus,
    isMine: z.boolean(),
  }),
  ownerId: UserId,
  name: z.string(),
  description: z.string(),
  memberCount: z.int(),
  /** False once its plan was put away. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What the asker is in it. */
  role: FamilyRole,
  /** For admins alone, and null once it has ended. */
  inviteCode: z.string().nullable(),
  inviteCodeEndsAt: z.iso.datetime().nullable(),
  counts: z.object({
    tasks: z.int(),
    completedTasks: z.int(),
    /** Of high priority, and not done. */
    urgentTasks: z.int(),
    messages: z.int(),
    unreadMessages: z.int(),
    openDecisions: z.int(),
    /** What happened in the last 24 hours. */
    recentActivities: z.int(),
  }),
});
export type FamilyGroup = z.infer<typeof FamilyGroup>;

export const FamilyMember = z.object({
  id: FamilyMemberId,
  userId: UserId,
  name: z.string(),
  email: z.string(),
  role: FamilyRole,
  relationship: Relationship.nullable(),
  initials: z.string(),
  isOwner: z.boolean(),
  /** The plan is theirs: they stay an admin of its group, whoever leads it. */
  isPlanner: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** What of a group a piece of news is about: its subject is the group's number, a blank and one of these. */
export const familyParts = ['people', 'tasks', 'messages', 'documents', 'decisions', 'plan'] as const;
export type FamilyPart = (typeof familyParts)[number];

/** Somebody of the group, as others see them. */
export const FamilyPerson = z.object({ id: FamilyMemberId, name: z.string(), initials: z.string() });
export type FamilyPerson = z.infer<typeof FamilyPerson>;

export const ofGroup = z.object({ groupId: FamilyGroupId });
const OneMember = z.object({ memberId: FamilyMemberId });
/** What can stand in the way of anything asked of a group. */
export const inGroup = ['session.required', 'family.not_found'] as const;
export const changingGroup = [...inGroup, 'family.role_too_low'] as const;
/** Saying what was read goes by itself, and must not use up what somebody may write. */
export const readingTogether = [{ per: 'person', times: 3_600, seconds: 3600, across: 'family reading' }] as const;
export const writingTogether = [{ per: 'person', times: 600, seconds: 3600, across: 'families' }] as const;

/** The largest that the database counts to. */
export const VERSION_MAX = 2_147_483_647;
/** The number of a version in an address. */
export const VersionNumber = z.coerce.number<string | number>().int().positive().max(VERSION_MAX);

export const listFamilyGroups = endpoint({
  method: 'GET',
  path: '/family-groups',
  summary: 'The groups I belong to, newest first.',
  access: 'member',
  returns: z.object({ groups: z.array(FamilyGroup) }),
  problems: ['session.required'],
});

export const createFamilyGroup = endpoint({
  method: 'POST',
  path: '/family-groups',
  summary: 'Make the group of one of my plans. Whoever makes it is its admin. Asked again, it is the same group.',
  access: 'member',
  status: 201,
  body: z.object({ planId: PlanId, name: lineOfText(GROUP_NAME_MAX_LENGTH), description: GroupDescription }),
  returns: FamilyGroup,
  problems: ['session.required', 'plan.not_found'],
  limits: writingTogether,
});

export const changeFamilyGroup = endpoint({
  method: 'PATCH',
  path: '/family-groups/:groupId',
  summary: 'Another name or description.',
  access: 'member',
  params: ofGroup,
  body: z.object({ name: lineOfText(GROUP_NAME_MAX_LENGTH), description: GroupDescription.unwrap().optional() }),
  returns: FamilyGroup,
  problems: changingGroup,
  limits: writingTogether,
});

export const endFamilyGroup = endpoint({
  method: 'DELETE',
  path: '/family-groups/:groupId',
  summary: 'End the group. The plan stays with its owner; everybody else loses sight of it.',
  access: 'member',
  params: ofGroup,
  problems: [...changingGroup, 'family.owner_only'],
  limits: writingTogether,
});

export const listFamilyMembers = endpoint({
  method: 'GET',
  path: '/family-members',
  summary: 'The people of a group, its owner first.',
  access: 'member',
  query: ofGroup,
  returns: z.object({ members: z.array(FamilyMember) }),
  problems: inGroup,
});

const FamilyMembers = listFamilyMembers.returns;
const changingMember = {
  access: 'member',
  params: OneMember,
  returns: FamilyMembers,
  problems: [...changingGroup, 'family.member_not_found', 'family.is_owner', 'family.own_role'],
  limits: writingTogether,
} as const;

export const changeFamilyMember = endpoint({
  ...changingMember,
  method: 'PATCH',
  path: '/family-members/:memberId',
  summary: 'Another role or relationship. Nobody changes their own role, and the owner stays an admin.',
  body: z.object({ role: FamilyRole, relationship: Relationship.nullable() }).partial(),
});

export const removeFamilyMember = endpoint({
  ...changingMember,
  method: 'DELETE',
  path: '/family-members/:memberId',
  /** With the group, the same request sent again gets the same answer. */
  query: ofGroup.partial(),
  summary: 'Take somebody off, or leave. Their access ends at once. The owner hands the group over first.',
});

export const handOverFamily = endpoint({
  ...changingMember,
  method: 'POST',
  path: '/family-members/:memberId/hand-over',
  summary:
    'Let somebody else lead the group. The former owner stays an admin; money and papers stay with whoever made the plan.',
  body: z.object({}),
  problems: [...changingMember.problems, 'family.owner_only'],
});
