// One line for each answer: which route, how it went, how long it took. Addresses can hold names, so only the
// route's pattern is written down, never the address itself.
import type { FastifyInstance } from 'fastify';

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'no route';
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
