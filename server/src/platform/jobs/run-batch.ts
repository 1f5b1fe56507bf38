// Runs a batch of jobs of one queue; each succeeds or fails alone.
import type { JobResult } from 'pg-boss';
import type { DatabaseAddress } from '../database/database.ts';
import { inOneProcess } from '../database/one-process.ts';
import type { Log } from '../log.ts';
import { whileDoing } from '../request-context.ts';
import { withoutData } from '../safe-error.ts';
import { withoutCause } from './job-cause.ts';

export type Handler = (data: unknown) => Promise<void>;
export type RunBatch = (batch: { id: string; data: unknown }[]) => Promise<JobResult[]>;

export function batchRunner(queue: string, handler: Handler, log: Log): RunBatch {
  // The queue stores what a handler throws and logs nothing.
  async function attempt(id: string, work: () => Promise<void>): Promise<JobResult> {
    try {
      await work();
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error }, 'a job failed; it is tried again unless this was the last try');
      return { id, status: 'failed', output: withoutData(error) };
    }
  }

  return (batch) =>
    Promise.all(
      batch.map(({ id, data: stored }) => {
        const { data, ...cause } = withoutCause(stored);
        return whileDoing({ queue, jobId: id, ...cause }, () => attempt(id, () => handler(data)));
      }),
    );
}

/** The next run is skipped while one is still going on, in this process or in another: its work is being done. */
export function oneAtATime(address: DatabaseAddress, queue: string, handler: Handler): Handler {
  let isUnderWay = false;
  return async (data) => {
    if (isUnderWay) return;
    isUnderWay = true;
    await inOneProcess(address, queue, () => handler(data)).finally(() => {
      isUnderWay = false;
    });
  };
}
