// Passes a moment on to the operator's own analytics, when there is one and the visitor agreed.
import { Moment } from '@evenlight/contract/moments';
import { z } from 'zod';
import type { World } from '../../platform/world.ts';

export const FORWARD_QUEUE = 'moments.forward';

// All that leaves the house: which moment, and on which day.
const Forwarded = z.object({ moment: Moment, day: z.iso.date() });

export function momentJobs({ jobs, config }: World) {
  const { analyticsUrl } = config;
  if (!analyticsUrl) return;
  jobs.work(FORWARD_QUEUE, async (data) => {
    const answer = await fetch(analyticsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Forwarded.parse(data)),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`the analytics address answered ${answer.status}`);
  });
}
