// The thread of assess-beside.ts: one text after the other, one assessment for each.
import { parentPort } from 'node:worker_threads';
import { assess } from './assess.ts';

parentPort?.on('message', async (text: string) => parentPort?.postMessage(await assess(text)));
