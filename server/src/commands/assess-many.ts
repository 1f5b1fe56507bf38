// Many texts at once, on all cores: the encoder keeps one of them busy by itself.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Assessment } from '../features/support/safety/assess.ts';

export async function assessMany(texts: readonly string[]): Promise<Assessment[]> {
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) => texts.filter((_, at) => at % threads === thread));
  const answers = await Promise.all(shares.map(inThread));
  return texts.flatMap((_, at) => answers[at % threads]?.[Math.floor(at / threads)] ?? []);
}

function inThread(texts: readonly string[]): Promise<Assessment[]> {
  return new Promise((done, fail) => {
    const thread = new Worker(new URL('./assess-thread.ts', import.meta.url), { workerData: texts });
    thread.once('message', done);
    thread.once('error', fail);
  });
}
