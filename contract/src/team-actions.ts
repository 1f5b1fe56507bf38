// What our team did with a family's data, as the family reads it: who looked, and what was done for them.
import { endpoint } from './endpoint.ts';
import { PlanId } from './ids.ts';
import { OwnText, TextLanguage } from './translations.ts';
import { z } from './zod.ts';

/** As they stand in the audit log. */
export const teamActions = [
  'plan.read_by_team',
  'plan.status_moved',
  'schedule.blocked',
  'schedule.cancelled',
  'adjustment.decided',
  'documents.listed',
  'document.uploaded',
  'document.downloaded',
  'document.accepted',
  'document.sent_back',
  'refund.asked',
  'refund.declined',
  'promise.read',
  'promise.taken',
  'promise.released',
  'promise.handed',
  'promise.note',
  'promise.answer',
  'promise.letter',
  'promise.kept',
  'crisis_alert.read',
  'crisis_alert.taken',
  'crisis_alert.done',
  'group_request.read',
  'group_request.confirmed',
  'group_request.declined',
  'memorial_report.read',
  'memorial.report_answered',
  'consultation.moved_by_team',
  'consultation.cancelled_by_team',
] as const;
const TeamActionKind = z.enum(teamActions);
export type TeamActionName = z.infer<typeof TeamActionKind>;

export const TeamAction = z.object({
  id: z.string(),
  /** The last time, when it was done more than once that day. */
  at: z.iso.datetime(),
  action: TeamActionKind,
  /** A first name. Null when they have left the team since. */
  who: z.string().nullable(),
  /** The plan it was about, when it was about one. */
  planId: PlanId.nullable(),
  planTitle: OwnText.nullable(),
  language: TextLanguage,
});
export type TeamAction = z.infer<typeof TeamAction>;

export const listTeamActions = endpoint({
  method: 'GET',
  path: '/team-actions',
  summary: 'Who of our team looked at what is mine, and what they did for me, newest first.',
  access: 'member',
  query: z.object({ planId: PlanId.optional() }),
  returns: z.array(TeamAction),
  problems: ['session.required', 'plan.not_found'],
});
