// The request or job that runs now, so that a job and every line of its log name the request that caused it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkIn } from './http/asker.ts';

type Context =
  | { kind: 'request'; requestId: string; network: string }
  | { kind: 'job'; queue: string; jobId: string; requestId?: string };

const current = new AsyncLocalStorage<Context>();

/** The id of the request that caused this; undefined for timed jobs. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.requestId;
}

/** The network of the request, for fair queues; never stored. */
export function currentNetwork(): string | undefined {
  const now = current.getStore();
  return now?.kind === 'request' ? now.network : undefined;
}

export function whileDoing<Result>(job: Omit<Extract<Context, { kind: 'job' }>, 'kind'>, work: () => Result): Result {
  return current.run({ kind: 'job', ...job }, work);
}

/** Fields for every log line of a job. Requests have a logger of their own with these fields. */
export function aboutJob(): object {
  const now = current.getStore();
  if (now?.kind !== 'job') return {};
  const { kind: _, ...about } = now;
  return about;
}

export function followRequests(app: FastifyInstance) {
  const follow = (request: FastifyRequest, _: unknown, done: () => void) =>
    current.run({ kind: 'request', requestId: request.id, network: networkIn(request.ip) }, done);
  app.decorateRequest('isPartOfPage', false);
  app.addHook('onRequest', (request, reply, done) => {
    // Before it is followed itself.
    request.isPartOfPage = pageAsking(request.raw) !== undefined;
    follow(request, reply, done);
  });
  // Again: the events of a body run outside the context of the request.
  app.addHook('preValidation', follow);
}

/**
 * The request id of the page that calls our own API while it is rendered; undefined for requests from outside, which have a
 * real connection.
 */
export function pageAsking({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined {
  const now = current.getStore();
  return now?.kind === 'request' && !(socket instanceof Socket) ? now.requestId : undefined;
}
