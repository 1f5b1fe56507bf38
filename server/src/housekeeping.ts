// What nobody needs any more is thrown out once an hour.
import { SESSION_LONGEST_DAYS } from './features/accounts/rules.ts';
import { forgetSessions } from './features/accounts/store.ts';
import { forgetOldNews } from './platform/news/store.ts';
import { forgetOldTries } from './platform/rate-limit.ts';
import type { World } from './platform/world.ts';

export const HOUSEKEEPING_QUEUE = 'housekeeping';

const DAY_MS = 24 * 60 * 60 * 1000;
// A screen that was offline longer than this reloads in full anyway.
const NEWS_KEPT_DAYS = 30;

export function housekeeping({ jobs, db, clock, files }: World) {
  jobs.schedule(HOUSEKEEPING_QUEUE, '7 * * * *');
  jobs.work(HOUSEKEEPING_QUEUE, async () => {
    const now = clock.now();
    await forgetOldTries(db, now);
    await forgetOldNews(db, new Date(now.getTime() - NEWS_KEPT_DAYS * DAY_MS));
    await files.sweep();
    await forgetSessions(db, new Date(now.getTime() - SESSION_LONGEST_DAYS * DAY_MS));
  });
}
