// What nobody needs any more is thrown out: rows once an hour, leftover files and words once a night.
import { forgetCodes } from './features/accounts/codes/code-store.ts';
import { forgetChallenges } from './features/accounts/passkeys/passkey-store.ts';
import { SESSION_LONGEST_DAYS } from './features/accounts/rules.ts';
import { forgetSessions } from './features/accounts/store.ts';
import { forgetOldConsultations } from './features/desk/consultations/consultation-store.ts';
import { forgetAnsweredMessages } from './features/desk/contact/contact-store.ts';
import { forgetAnsweredRequests } from './features/desk/promise-store.ts';
import { forgetGonePromises } from './features/desk/queue/withdraw.ts';
import { removeStrayFiles } from './features/documents/jobs.ts';
import { removeStraySharedFiles } from './features/families/documents/jobs.ts';
import { forgetMemorials, removeUnnamedPhotos } from './features/memorials/jobs.ts';
import { forgetOldKeeping } from './features/memorials/keeping/forget-old.ts';
import { forgetDrafts } from './features/plans/draft-store.ts';
import { forgetAnsweredCounseling } from './features/support/counseling/counseling-store.ts';
import { forgetOldWorries } from './features/support/forget-old.ts';
import { forgetDeclinedRequests } from './features/support/groups/group-store.ts';
import { refreshSilentVendors } from './features/vendors/figures.ts';
import { forgetOldInquiries } from './features/vendors/inquiries/forget-old.ts';
import { forgetUnusedWords } from './features/vendors/shelve.ts';
import { forgetOldHolds } from './features/venues/days.ts';
import { forgetOldNews } from './platform/news/store.ts';
import { forgetOldTries } from './platform/rate-limit.ts';
import type { World } from './platform/world.ts';

export const HOUSEKEEPING_QUEUE = 'housekeeping';
export const SWEEP_QUEUE = 'files.sweep';

const DAY_MS = 24 * 60 * 60 * 1000;
// A screen that was offline longer than this reloads in full anyway.
const NEWS_KEPT_DAYS = 30;
// As long as the browser keeps its own copy.
const DRAFTS_KEPT_DAYS = 14;
// A family may come back to what it wrote within the first half year.
const REQUESTS_KEPT_DAYS = 180;

export function housekeeping(world: World) {
  const { jobs, db, clock, files } = world;
  jobs.schedule(HOUSEKEEPING_QUEUE, '7 * * * *');
  // Apart from the rest: a file store that is away must not keep old sessions alive.
  jobs.schedule(SWEEP_QUEUE, '23 3 * * *');
  jobs.work(SWEEP_QUEUE, async () => {
    await forgetUnusedWords(db);
    await removeStrayFiles(world);
    await removeStraySharedFiles(world);
    await removeUnnamedPhotos(world);
    await files.sweep();
  });
  jobs.work(HOUSEKEEPING_QUEUE, async () => {
    const now = clock.now();
    await forgetOldTries(db, now);
    await forgetCodes(db, now);
    await forgetChallenges(db, now);
    await forgetOldNews(db, new Date(now.getTime() - NEWS_KEPT_DAYS * DAY_MS));
    await forgetOldHolds(db, now);
    await forgetDrafts(db, new Date(now.getTime() - DRAFTS_KEPT_DAYS * DAY_MS));
    const answeredBefore = new Date(now.getTime() - REQUESTS_KEPT_DAYS * DAY_MS);
    await forgetAnsweredRequests(db, answeredBefore);
    await forgetAnsweredCounseling(db, answeredBefore);
    await forgetOldConsultations(db, answeredBefore);
    await forgetAnsweredMessages(db, answeredBefore);
    await forgetDeclinedRequests(db, answeredBefore);
    await forgetGonePromises(db, answeredBefore);
    await forgetMemorials(world);
    await forgetOldKeeping(db, now);
    await forgetOldInquiries(db, now);
    await forgetOldWorries(db, now);
    await refreshSilentVendors(db, now);
    await forgetSessions(db, new Date(now.getTime() - SESSION_LONGEST_DAYS * DAY_MS));
  });
}
