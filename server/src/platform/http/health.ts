// Is the process alive, and can it do its work?
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

export function healthRoutes(app: FastifyInstance) {
  const { db, log, load } = app.world;

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isStopping) return reply.status(503).send({ status: 'closing' });
    // If it waited in the queue it would look dead, and the proxy would send its load to the next process.
    if (load.pressure() !== 'none') return { status: 'ready, and busy' };
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready: the database does not answer');
      return reply.status(503).header('retry-after', 2).send({ status: 'waiting for the database' });
    }
  });
}
