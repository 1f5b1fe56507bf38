// The worker of assess-in-worker.ts: says when it has read all it needs, then judges one text after the other.
import { parentPort } from 'node:worker_threads';
import { assess, warmUp } from './assess.ts';
import type { FromWorker } from './assess-in-worker.ts';

const tell = (said: FromWorker) => parentPort?.postMessage(said);

parentPort?.on('message', async (text: string) => {
  const assessment = await assess(text, (byRules) => tell({ kind: 'rules', assessment: byRules }));
  tell({ kind: 'whole', assessment });
});

// Where the encoder cannot be read, the rules still judge, and say that it failed.
await warmUp().catch(() => undefined);
tell({ kind: 'ready' });
