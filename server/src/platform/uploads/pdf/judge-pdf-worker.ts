// Runs beside the house, so that a file made to keep a reader busy keeps only this one busy. Loads little, to start quickly.
import { parentPort, workerData } from 'node:worker_threads';
import { judgePdf } from './judge-pdf.ts';

const { buffer, byteOffset, byteLength } = workerData as Uint8Array;
parentPort?.postMessage(judgePdf(Buffer.from(buffer, byteOffset, byteLength)));
