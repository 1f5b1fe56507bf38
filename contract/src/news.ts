// News: what has happened, told upward. Jobs react to it, and open screens refresh on it.
import { z } from './zod.ts';

export const newsKinds = [
  'hours.changed',
  'session.ended',
  'plan.saved',
  'plan.changed',
  'adjustment.requested',
  'adjustment.decided',
  'payment.changed',
  'refund_request.changed',
  'document.changed',
  'schedule.requested',
  'timeline.changed',
  'handoff.changed',
  'decider.changed',
  'memorial.changed',
  'memorial.presence',
  'inquiry.changed',
  'saved_vendors.changed',
  'support.changed',
  'crisis_alert.changed',
  'group.changed',
  'counseling.changed',
  'self_care.changed',
  'family.changed',
  'desk.changed',
  'report.changed',
] as const;
export const NewsKind = z.enum(newsKinds);
export type NewsKind = z.infer<typeof NewsKind>;

/** Who may hear it: everyone, one person on all their devices, or no screen at all, only jobs. */
export type Audience = 'everyone' | 'house' | `person:${string}`;

export const NewsItem = z.object({ id: z.string(), kind: NewsKind, subject: z.string() });
export type NewsItem = z.infer<typeof NewsItem>;

/** Server-sent events: a stream, so it stands outside `endpoint`. */
export const NEWS_STREAM_PATH = '/api/news';
