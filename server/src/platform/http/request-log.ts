// One line for each answer: which route, how it went, how long it took. Addresses can hold names, so only the
// route's pattern is written down, never the address itself.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ASK_NEXT } from './turn-away.ts';

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'no route';
    const status = reply.statusCode;
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    // What a page asks of the API is part of the page, and how long somebody listened says nothing of us.
    if (request.isPartOfPage || isStream(reply)) return;
    // Another process answers whom we turned away, so it is no failure that alarms.
    if (status === ASK_NEXT) return;
    app.world.metrics.requestTook({ method, route, status }, reply.elapsedTime / 1000);
  });
}

function isStream({ raw }: FastifyReply): boolean {
  return String(raw.getHeader('content-type')).startsWith('text/event-stream');
}
