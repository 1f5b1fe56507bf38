// Metrics that only a feature can measure, for operators.
import { and, isNull, lt } from 'drizzle-orm';
import { promises } from './features/desk/tables.ts';
import { atMostEvery, processGauges } from './platform/metrics/process-gauges.ts';
import type { World } from './platform/world.ts';

// Somebody waits for us; nobody needs to know it within the second.
const LOOK_EVERY_MS = 15_000;

export function houseGauges(world: World) {
  const { db, clock, metrics } = world;
  processGauges(world);
  const late = atMostEvery(LOOK_EVERY_MS, () =>
    db.$count(promises, and(isNull(promises.endedAt), lt(promises.dueAt, clock.now()))),
  );
  metrics.gauge('evenlight_promises_late', 'Promises to families that are past their time, in the whole house.', late);
}
