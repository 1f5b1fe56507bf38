// Where providers tell us that something has happened. What a notice says is not believed: it only makes us look.
import type { FastifyInstance } from 'fastify';
import { countTries } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Cashier } from './cashier.ts';
import { noticePathOf, SETTLE_QUEUE } from './queues.ts';
import { findByReference, noteNotice } from './store.ts';

// Forged ones cost us a signature check each; a real provider sends far fewer.
const LIMITS = [{ per: 'network', times: 6_000, seconds: 3_600 }] as const;

export async function noticeRoutes(app: FastifyInstance, { cashier }: { cashier: Cashier }) {
  const { provider, clock, world } = cashier;
  // The signature is over the very bytes that came, so they are kept as they are.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));

  app.post(noticePathOf(provider.name), async (request, reply) => {
    const now = clock.now();
    await countTries(request, LIMITS, { name: 'payment notices', now });
    const signature = request.headers['stripe-signature'] ?? request.headers['test-signature'];
    const notice = provider.readNotice(String(request.body ?? ''), String(signature ?? ''), now);
    if (!notice) throw new Problem('request.invalid');
    await world.db.transaction(async (db) => {
      const isNew = await noteNotice(db, { provider: provider.name, eventId: notice.eventId, heardAt: now });
      const payment = notice.reference ? await findByReference(db, provider.name, notice.reference) : null;
      // An answer before the work is done: the work survives a crash in the queue, and the provider need not wait.
      if (isNew && payment) await world.jobs.enqueue(db, SETTLE_QUEUE, { paymentId: payment.id });
    });
    return reply.status(200).send({ received: true });
  });
}
