// Metrics for operators, of the process and of the whole house.
import { and, between, isNull, lt } from 'drizzle-orm';
import { promises } from './features/desk/tables.ts';
import { type HouseAction, lastTime } from './platform/audit.ts';
import { atMostEvery } from './platform/metrics/at-most-every.ts';
import { processGauges } from './platform/metrics/process-gauges.ts';
import { queueGauges } from './platform/metrics/queue-gauges.ts';
import type { World } from './platform/world.ts';

// Somebody waits for us; nobody needs to know it within the second.
const LOOK_EVERY_MS = 15_000;
const HOUR_MS = 3_600_000;

export function houseGauges(world: World) {
  processGauges(world);
  queueGauges(world);
  promiseGauges(world);
  backupGauges(world);
}

function promiseGauges({ db, clock, metrics }: World) {
  const late = atMostEvery(LOOK_EVERY_MS, () =>
    db.$count(promises, and(isNull(promises.endedAt), lt(promises.dueAt, clock.now()))),
  );
  metrics.gauge('evenlight_promises_late', 'Promises to families that are past their time, in the whole house.', late);
  const soon = atMostEvery(LOOK_EVERY_MS, () => {
    const now = clock.now();
    const inAnHour = new Date(now.getTime() + HOUR_MS);
    return db.$count(promises, and(isNull(promises.endedAt), between(promises.dueAt, now, inAnHour)));
  });
  metrics.gauge('evenlight_promises_due_soon', 'Promises to families that are due within the hour.', soon);
}

// Each is missing when it was never done.
function backupGauges({ db, clock, metrics }: World) {
  const ageOf = (action: HouseAction) =>
    atMostEvery(LOOK_EVERY_MS, async () => {
      const at = await lastTime(db, action);
      return at === null ? [] : (clock.now().getTime() - at.getTime()) / 1000;
    });
  const help = 'How long ago the last backup was made.';
  metrics.gauge('evenlight_backup_age_seconds', help, ageOf('house.backed_up'));
  const trialHelp = 'How long ago somebody noted that a backup was restored on trial.';
  metrics.gauge('evenlight_restore_trial_age_seconds', trialHelp, ageOf('house.restore_tried'));
}
