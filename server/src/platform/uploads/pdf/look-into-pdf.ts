// Has a PDF judged by a worker of its own, with limits on time and memory.
import { Worker } from 'node:worker_threads';
import type { PdfProblem } from './judge-pdf.ts';

// Real papers take a fraction of a second.
const SECONDS_MAX = 10;
const MEMORY_MAX_MB = 512;

/** A file that exhausts its reader is unreadable to us. */
export function lookIntoPdf(bytes: Buffer, { secondsMax = SECONDS_MAX } = {}): Promise<PdfProblem | null> {
  const { promise, resolve } = Promise.withResolvers<PdfProblem | null>();
  const worker = new Worker(new URL('./judge-pdf-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  });
  const overdue = setTimeout(() => resolve('document.unreadable'), secondsMax * 1000);
  worker.once('message', (problem: PdfProblem | null) => resolve(problem));
  worker.once('error', () => resolve('document.unreadable'));
  worker.once('exit', () => resolve('document.unreadable'));
  return promise.finally(() => {
    clearTimeout(overdue);
    return worker.terminate().then(() => undefined);
  });
}
