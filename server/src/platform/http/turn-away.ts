// What a process that was told to stop says to the proxies before it, so that nothing is on its way to it when it closes.
import type { FastifyInstance } from 'fastify';

/** Nothing else here answers with this status: nginx leaves out for some seconds whoever does. */
export const ASK_NEXT = 504;

export function turnProxiesAway(app: FastifyInstance) {
  const turnedAway = new Set<string>();

  app.addHook('onRequest', async (request, reply) => {
    if (!app.isStopping || request.isPartOfPage) return;
    // On a connection that is kept, the next request could be sent at the very moment at which we close it.
    reply.raw.shouldKeepAlive = false;
    const { id, method, headers } = request;
    // nginx does not look at /readyz. It learns from answers alone that it must ask another process, and deploy/nginx.conf
    // says by this header for which one it does. It may repeat what changes nothing, so a form is still served.
    const asksNext = headers['x-next-upstream-on'] === String(ASK_NEXT) && ['GET', 'HEAD'].includes(method);
    // Whoever comes with the same request again has found no other process.
    if (!asksNext || turnedAway.has(id)) return;
    turnedAway.add(id);
    return reply.status(ASK_NEXT).header('cache-control', 'no-store').send({ status: 'closing' });
  });
}
