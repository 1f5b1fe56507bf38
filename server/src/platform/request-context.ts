// What is being done right now, and for whose request: so that a job, and every line it logs, can be led back to the
// request that caused it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkIn } from './http/asker.ts';

type Doing =
  | { kind: 'request'; requestId: string; network: string }
  | { kind: 'job'; queue: string; jobId: string; requestId?: string };

const doing = new AsyncLocalStorage<Doing>();

/** The number of the request that all this began with; undefined for what the clock began. */
export function currentRequestId(): string | undefined {
  return doing.getStore()?.requestId;
}

/** Where it comes from: to take turns by, and never to be kept. */
export function currentNetwork(): string | undefined {
  const now = doing.getStore();
  return now?.kind === 'request' ? now.network : undefined;
}

export function whileDoing<Result>(job: Omit<Extract<Doing, { kind: 'job' }>, 'kind'>, work: () => Result): Result {
  return doing.run({ kind: 'job', ...job }, work);
}

/** What every line that a job logs says about it. Requests have a log of their own that says it. */
export function aboutJob(): object {
  const now = doing.getStore();
  if (now?.kind !== 'job') return {};
  const { kind: _, ...about } = now;
  return about;
}

export function followRequests(app: FastifyInstance) {
  const follow = (request: FastifyRequest, _: unknown, done: () => void) =>
    doing.run({ kind: 'request', requestId: request.id, network: networkIn(request.ip) }, done);
  app.decorateRequest('isPartOfPage', false);
  app.addHook('onRequest', (request, reply, done) => {
    // Before it is followed itself.
    request.isPartOfPage = pageAsking(request.raw) !== undefined;
    follow(request, reply, done);
  });
  // Once more: a body comes in through events of the connection, which know nothing of the request.
  app.addHook('preValidation', follow);
}

/**
 * The number of the page for which our own API is asked while it is drawn; undefined for all that comes from outside,
 * because that has a real connection.
 */
export function pageAsking({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined {
  const now = doing.getStore();
  return now?.kind === 'request' && !(socket instanceof Socket) ? now.requestId : undefined;
}
