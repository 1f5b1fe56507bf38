// One thread of `assess-many.ts`: the texts it was given, one assessment for each.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Assessment, assess } from '../features/support/safety/assess.ts';

const assessments: Assessment[] = [];
for (const text of z.array(z.string()).parse(workerData)) assessments.push(await assess(text));
parentPort?.postMessage(assessments);
