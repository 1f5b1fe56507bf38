// What the card form of the test provider speaks to. There is no such thing where a real provider is configured.
import { authenticateTestPayment, confirmTestPayment } from '@evenlight/contract/test-payments';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import type { Cashier } from './cashier.ts';
import type { Intent } from './providers/provider.ts';

export function testProviderRoutes(app: FastifyInstance, { testBank }: Cashier) {
  serve(app, confirmTestPayment, async ({ body: { clientSecret, card } }) =>
    asWire((await testBank?.confirm(clientSecret, card)) ?? null),
  );
  serve(app, authenticateTestPayment, async ({ body: { clientSecret, isApproved } }) =>
    asWire((await testBank?.authenticate(clientSecret, isApproved)) ?? null),
  );
}

function asWire(intent: Intent | null) {
  if (!intent) return refuse('payment.not_found');
  return { paymentIntent: intent.reference, status: intent.status, failure: intent.failure };
}
