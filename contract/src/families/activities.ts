// What happened in a group, for those who were away.
import { endpoint } from '../endpoint.ts';
import { FamilyActivityId } from '../ids.ts';
import { z } from '../zod.ts';
import { inGroup, ofGroup } from './group.ts';

/** How the original sorts them. */
export const activityTypes = ['comment', 'task_completed', 'document_uploaded', 'member_joined', 'other'] as const;
export const ActivityType = z.enum(activityTypes);
export type ActivityType = z.infer<typeof ActivityType>;

/** What happened, more exactly: the screens have a sentence for each. */
export const activityKinds = [
  'group.made',
  'group.changed',
  'group.handed_over',
  'member.joined',
  'member.left',
  'member.removed',
  'member.role_changed',
  'task.added',
  'task.changed',
  'task.completed',
  'task.reopened',
  'task.removed',
  'task.commented',
  'message.sent',
  'document.added',
  'document.replaced',
  'document.removed',
  'decision.asked',
  'decision.made',
  'decision.tied',
  'decision.withdrawn',
  'plan.saved',
  'plan.restored',
] as const;
export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.infer<typeof ActivityKind>;

/**
 * Of `plan.saved`: what was written beside the plan, in place of the family's words. A kind of their own would be unknown to
 * the release before this one.
 */
export const planPages = ['costs', 'help-to-pay', 'price-lists'] as const;
export type PlanPage = (typeof planPages)[number];

/** No family says of a change 'page:costs'; 'costs' it may well say. */
export function aboutPage<Page extends PlanPage>(page: Page) {
  return `page:${page}` as const;
}

/** Null for the plan itself. */
export function pageWritten({ kind, about }: { kind: ActivityKind; about: string }): PlanPage | null {
  return kind === 'plan.saved' ? (planPages.find((page) => aboutPage(page) === about) ?? null) : null;
}

/** Their `about` is a name, read from the account it belongs to. */
export const activitiesAboutSomebody: readonly ActivityKind[] = [
  ...(['group.handed_over', 'member.joined', 'member.left', 'member.removed', 'member.role_changed'] as const),
];

export const FamilyActivity = z.object({
  id: FamilyActivityId,
  activityType: ActivityType,
  kind: ActivityKind,
  /** A sentence in English. */
  description: z.string(),
  /**
   * What it was about, in the family's words: a task's title, a name. Empty where there is nothing to name, and where the
   * one it was about has deleted their account.
   */
  about: z.string(),
  createdAt: z.iso.datetime(),
  actor: z.object({ name: z.string(), initials: z.string() }).nullable(),
});
export type FamilyActivity = z.infer<typeof FamilyActivity>;

export const ACTIVITIES_SHOWN = 50;

export const listFamilyActivities = endpoint({
  method: 'GET',
  path: '/collaboration-activities',
  summary: 'What happened in a group, newest first.',
  access: 'member',
  query: ofGroup,
  returns: z.object({ activities: z.array(FamilyActivity) }),
  problems: inGroup,
});
