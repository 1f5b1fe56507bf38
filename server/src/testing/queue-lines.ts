// The desk as the team sees it.
import { listQueue, type QueueItem, type QueueLine, readQueueItem } from '@evenlight/contract/queue';
import type { Caller } from './test-client.ts';

/** Everything on it: what waits, in the order in which it is to be answered, then what was answered. */
export async function queueOf(staff: Caller): Promise<QueueLine[]> {
  return [...(await linesIn(staff, 'waiting')), ...(await linesIn(staff, 'kept'))];
}

async function linesIn(staff: Caller, view: 'waiting' | 'kept', after = ''): Promise<QueueLine[]> {
  const { lines, next } = await staff(listQueue, { query: { view, ...(after ? { after } : {}) } });
  return next ? [...lines, ...(await linesIn(staff, view, next))] : lines;
}

/** The same with what people wrote, as on the pages of their own. */
export function openedBy(staff: Caller, lines: readonly QueueLine[]): Promise<QueueItem[]> {
  return Promise.all(lines.map(({ id }) => staff(readQueueItem, { params: { promiseId: id } })));
}
