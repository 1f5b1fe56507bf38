// The worker of assess-in-worker.ts: says when it has read all it needs, then judges one text after the other.
import { parentPort } from 'node:worker_threads';
import { assess, warmUp } from './assess.ts';
import type { FromWorker } from './assess-in-worker.ts';

const tell = (said: FromWorker) => parentPort?.postMessage(said);

parentPort?.on('message', async (text: string) => {
  const assessment = await assess(text, (byRules) => tell({ kind: 'rules', assessment: byRules }));
  tell({ kind: 'whole', assessment });
});

try {
  await warmUp();
} catch (error) {
  // The rules still judge; and somebody must hear that the layer is weaker than it should be.
  process.emitWarning(`The crisis classifier could not be read: ${error instanceof Error ? error.name : 'unknown'}`);
}
tell({ kind: 'ready' });
