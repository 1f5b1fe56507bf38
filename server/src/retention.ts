// How long what goes by itself stays, and who sees to it. The hourly round walks this list, and the data map in
// docs/personal-data.md must say the same spans: a test compares them, and asks for a line here for every new one.
import { CODE_MINUTES } from '@evenlight/contract/accounts';
import { RESTORE_DAYS } from '@evenlight/contract/memorials/memorial';
import { REPLY_LINK_DAYS } from '@evenlight/contract/vendors/replies';
import { HOLD_HOURS } from '@evenlight/contract/venues';
import { forgetCodes } from './features/accounts/codes/code-store.ts';
import { forgetChallenges } from './features/accounts/passkeys/passkey-store.ts';
import { CHALLENGE_MINUTES } from './features/accounts/passkeys/passkeys.ts';
import { SESSION_LONGEST_DAYS } from './features/accounts/rules.ts';
import { forgetSessions } from './features/accounts/store.ts';
import { forgetOldConsultations } from './features/desk/consultations/consultation-store.ts';
import { forgetAnsweredMessages } from './features/desk/contact/contact-store.ts';
import { forgetAnsweredRequests } from './features/desk/promise-store.ts';
import { forgetGonePromises } from './features/desk/queue/withdraw.ts';
import { KEPT_DAYS } from './features/families/people/jobs.ts';
import { forgetMemorials } from './features/memorials/jobs.ts';
import {
  forgetOldKeeping,
  REJECTED_KEPT_DAYS,
  REPORTS_KEPT_DAYS,
  REQUESTS_KEPT_DAYS,
} from './features/memorials/keeping/forget-old.ts';
import { NOTICES_KEPT_DAYS } from './features/payments/jobs.ts';
import { forgetDrafts } from './features/plans/drafts/draft-store.ts';
import { forgetAnsweredCounseling } from './features/support/counseling/counseling-store.ts';
import {
  DONE_ALERTS_KEPT_DAYS,
  forgetOldWorries,
  OPEN_ALERTS_KEPT_DAYS,
  WORRIES_KEPT_DAYS,
} from './features/support/forget-old.ts';
import { forgetDeclinedRequests } from './features/support/groups/group-store.ts';
import {
  forgetOldInquiries,
  REQUESTS_KEPT_DAYS as INQUIRIES_KEPT_DAYS,
} from './features/vendors/inquiries/forget-old.ts';
import { forgetOldHolds } from './features/venues/days.ts';
import { forgetOldKeys, IDEMPOTENCY_KEYS_KEPT_DAYS } from './platform/http/idempotency.ts';
import { forgetOldNews } from './platform/news/store.ts';
import { forgetOldTries } from './platform/rate-limit.ts';
import type { World } from './platform/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// A screen that was offline longer than this reloads in full anyway.
const NEWS_KEPT_DAYS = 30;
// As long as the browser keeps its own copy.
const DRAFTS_KEPT_DAYS = 14;
// A family may come back to what it wrote within the first half year.
const ANSWERED_KEPT_DAYS = 180;

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const days = (count: number) => `${count} days`;

type Forgetting = {
  /** By table: the spans as the data map says them. */
  stays: Readonly<Record<string, readonly string[]>>;
  forget: (world: World, now: Date) => Promise<void>;
};

/** In this order, once an hour. */
export const hourlyForgetting: readonly Forgetting[] = [
  { stays: { rate_limits: ['an hour to 30 days'] }, forget: ({ db }, now) => forgetOldTries(db, now) },
  { stays: { mailed_codes: [`${CODE_MINUTES} minutes`] }, forget: ({ db }, now) => forgetCodes(db, now) },
  {
    stays: { passkey_challenges: [`${CHALLENGE_MINUTES} minutes`] },
    forget: ({ db }, now) => forgetChallenges(db, now),
  },
  {
    stays: { news: [days(NEWS_KEPT_DAYS)] },
    forget: ({ db }, now) => forgetOldNews(db, before(now, NEWS_KEPT_DAYS)),
  },
  {
    stays: { idempotency_keys: [days(IDEMPOTENCY_KEYS_KEPT_DAYS)] },
    forget: ({ db }, now) => forgetOldKeys(db, before(now, IDEMPOTENCY_KEYS_KEPT_DAYS)),
  },
  { stays: { venue_days: [`${HOLD_HOURS} hours`] }, forget: ({ db }, now) => forgetOldHolds(db, now) },
  {
    stays: { planning_drafts: [days(DRAFTS_KEPT_DAYS)] },
    forget: ({ db }, now) => forgetDrafts(db, before(now, DRAFTS_KEPT_DAYS)),
  },
  ...answered({ custom_requests: forgetAnsweredRequests, counseling_requests: forgetAnsweredCounseling }),
  ...answered({ consultations: forgetOldConsultations, contact_messages: forgetAnsweredMessages }),
  ...answered({ group_memberships: forgetDeclinedRequests, promises: forgetGonePromises }),
  { stays: { memorials: [days(RESTORE_DAYS)] }, forget: (world) => forgetMemorials(world) },
  {
    stays: {
      guestbook_entries: [days(REJECTED_KEPT_DAYS)],
      memorial_access_requests: [days(REQUESTS_KEPT_DAYS)],
      memorial_reports: [days(REPORTS_KEPT_DAYS)],
    },
    forget: ({ db }, now) => forgetOldKeeping(db, now),
  },
  {
    stays: {
      quote_requests: [`${INQUIRIES_KEPT_DAYS / 365} years`],
      // Withdrawn ones say so for two weeks; links.ts shortens them.
      inquiry_links: [days(REPLY_LINK_DAYS), '14'],
    },
    forget: ({ db }, now) => forgetOldInquiries(db, now),
  },
  {
    stays: {
      crisis_alerts: [days(DONE_ALERTS_KEPT_DAYS), days(OPEN_ALERTS_KEPT_DAYS)],
      support_safety: [days(WORRIES_KEPT_DAYS)],
    },
    forget: ({ db }, now) => forgetOldWorries(db, now),
  },
  {
    stays: { sessions: [days(SESSION_LONGEST_DAYS)] },
    forget: ({ db }, now) => forgetSessions(db, before(now, SESSION_LONGEST_DAYS)),
  },
];

function answered(tables: Record<string, (db: World['db'], before: Date) => Promise<void>>): Forgetting[] {
  return Object.entries(tables).map(([table, forget]) => ({
    stays: { [table]: [days(ANSWERED_KEPT_DAYS)] },
    forget: ({ db }, now) => forget(db, before(now, ANSWERED_KEPT_DAYS)),
  }));
}

/** Thrown out by rounds of their own: each feature's nightly job, the nightly sweep of files, and the queue itself. */
export const forgottenElsewhere: Forgetting['stays'] = {
  family_invitations: [days(KEPT_DAYS)],
  payment_notices: [days(NOTICES_KEPT_DAYS)],
  memorial_photos: ['a day'],
  'jobs.job': ['7 days', '14'],
};
