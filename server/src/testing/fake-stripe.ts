// A local server that speaks as much of Stripe's protocol as we use, with books of its own. Only for tests: it stands
// for the outside world. Browsers talk to it as they would to api.stripe.com.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import {
  type Answer,
  type Asked,
  answerTo,
  type Books,
  type Dispute,
  type Intent,
  number,
  type Refund,
  seconds,
} from './fake-stripe-books.ts';

type Event = { id: string; object: 'event'; type: string; created: number; data: { object: object } };
export const STRIPE_WEBHOOK_SECRET = 'whsec_for_tests_only';

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one small server, read from top to bottom
export async function startFakeStripe() {
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const events: Event[] = [];
  const disputes: Dispute[] = [];
  const answered = new Map<string, { asked: string; answer: Answer }>();
  const calls: string[] = [];
  let isAway = false;
  let isLocked = false;

  const tell = (type: string, object: object) => {
    const event: Event = { id: number('evt'), object: 'event', type, created: seconds(), data: { object } };
    events.push(structuredClone(event));
  };
  const books: Books = { intents, refunds, disputes, tell };

  const server = createServer(async (request, response) => {
    const asked = await read(request);
    calls.push(`${asked.method} ${asked.path}`);
    const answer = isAway ? away : isLocked ? locked : remembered(answered, asked, () => answerTo(books, asked));
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    /** What a house needs to know to use it. */
    env: {
      STRIPE_SECRET_KEY: 'sk_test_for_tests_only',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_for_tests_only',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_HOST: origin,
    },
    intents,
    refunds,
    /** Everything it wants to tell us, in the order in which it happened. */
    events,
    calls,
    setAway: (away: boolean) => {
      isAway = away;
    },
    disputes,
    /** As when our key was taken away. */
    setLocked: (isLockedNow: boolean) => {
      isLocked = isLockedNow;
    },
    /** A bank draws a payment back. */
    dispute(clientSecret: string, amount: number): Dispute {
      const intent = intents.get(clientSecret.split('_secret_')[0] ?? '');
      if (!intent?.latest_charge) throw new Error('nothing was taken');
      intent.latest_charge.disputed = true;
      const made = { id: number('dp'), object: 'dispute' as const, amount, payment_intent: intent.id };
      const dispute = { ...made, status: 'needs_response', created: seconds() };
      disputes.push(dispute);
      return dispute;
    },
    /** What the card form does with a number. */
    confirm: (clientSecret: string, card: string) =>
      answerTo(
        books,
        ask('POST', `/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
          client_secret: clientSecret,
          card,
        }),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** An event as the endpoint receives it: its bytes and their signature. */
export function signed(event: object, { at = new Date(), secret = STRIPE_WEBHOOK_SECRET } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = new Stripe('sk_test_unused').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

const away: Answer = { status: 503, body: { error: { type: 'api_error', message: 'away' } } };
const locked: Answer = { status: 401, body: { error: { type: 'invalid_request_error', message: 'no such key' } } };

/** The same key gets the same answer; the same key for something else is refused, as Stripe does. */
function remembered(
  answered: Map<string, { asked: string; answer: Answer }>,
  { idempotencyKey: key, path, form }: Asked,
  find: () => Answer,
): Answer {
  if (!key) return find();
  const asked = `${path} ${form}`;
  const known = answered.get(key);
  if (known && known.asked !== asked)
    return { status: 400, body: { error: { type: 'idempotency_error', message: 'another' } } };
  const answer = known?.answer ?? find();
  answered.set(key, { asked, answer });
  return answer;
}

const ask = (method: string, path: string, form: Record<string, string>): Asked => ({
  method,
  path,
  form: new URLSearchParams(form),
  idempotencyKey: undefined,
});

async function read(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
  const body = await text(request);
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: pathname,
    form: body ? new URLSearchParams(body) : searchParams,
    idempotencyKey: typeof key === 'string' && request.method === 'POST' ? key : undefined,
  };
}
