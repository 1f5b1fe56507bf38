// A local server that speaks as much of Stripe's protocol as we use, with books of its own. Only for tests: it stands
// for the outside world. Browsers talk to it as they would to api.stripe.com.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

type Charge = {
  id: string;
  object: 'charge';
  captured: boolean;
  disputed: boolean;
  amount_captured: number;
  created: number;
};
type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  payment_intent: string;
  status: string;
  created: number;
};
type Refund = { id: string; object: 'refund'; amount: number; payment_intent: string; status: string; created: number };
type Intent = {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  amount: number;
  currency: string;
  status: string;
  latest_charge: Charge | null;
  last_payment_error: { type: string; code: string; message: string } | null;
};
type Event = { id: string; object: 'event'; type: string; created: number; data: { object: object } };
type Asked = { method: string; path: string; form: URLSearchParams; idempotencyKey: string | undefined };
type Answer = { status: number; body: object };

export const STRIPE_WEBHOOK_SECRET = 'whsec_for_tests_only';

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

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

/** An event as it arrives at the door: its bytes and their signature. */
export function signed(event: object, { at = new Date(), secret = STRIPE_WEBHOOK_SECRET } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = new Stripe('sk_test_unused').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

type Books = {
  intents: Map<string, Intent>;
  refunds: Refund[];
  disputes: Dispute[];
  tell: (type: string, object: object) => void;
};

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

const seconds = () => Math.floor(Date.now() / 1000);
const number = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`;
const ok = (body: object): Answer => ({ status: 200, body: structuredClone(body) });
const refused = (code: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
const ask = (method: string, path: string, form: Record<string, string>): Asked => ({
  ...{ method, path, form: new URLSearchParams(form), idempotencyKey: undefined },
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

function answerTo(books: Books, asked: Asked): Answer {
  const [, , , id, deed] = asked.path.split('/');
  if (asked.method === 'OPTIONS') return ok({});
  if (asked.path === '/v1/payment_intents') return create(books, asked.form);
  if (asked.path === '/v1/disputes') return list(books.disputes, asked.form);
  if (asked.path === '/v1/refunds')
    return asked.method === 'GET' ? list(books.refunds, asked.form) : refund(books, asked.form);
  const intent = books.intents.get(id ?? '');
  if (!intent)
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'none' } },
    };
  if (!deed) return ok(intent);
  return deeds[deed]?.(books, intent, asked.form) ?? refused('unknown_deed');
}

function create({ intents, tell }: Books, form: URLSearchParams): Answer {
  const amount = Number(form.get('amount'));
  if (!Number.isSafeInteger(amount) || amount < 50) return refused('amount_too_small');
  if (form.get('capture_method') !== 'manual') return refused('capture_method');
  const id = number('pi');
  const intent: Intent = {
    ...{ id, object: 'payment_intent', client_secret: `${id}_secret_${number('s')}`, amount, currency: 'usd' },
    ...{ status: 'requires_payment_method', latest_charge: null, last_payment_error: null },
  };
  intents.set(id, intent);
  tell('payment_intent.created', intent);
  return ok(intent);
}

type Deed = (books: Books, intent: Intent, form: URLSearchParams) => Answer;

/** The numbers of Stripe's own documentation do here what they do there. */
const deeds: Record<string, Deed> = {
  confirm(books, intent, form) {
    if (form.get('client_secret') !== intent.client_secret) return refused('client_secret');
    if (!['requires_payment_method', 'requires_action'].includes(intent.status))
      return refused('payment_intent_unexpected_state');
    const card = (form.get('card') ?? '').replace(/\s/g, '');
    if (card === '4000000000000002') return decline(books, intent, 'card_declined');
    if (card === '4000002500003155') return move(books, intent, 'requires_action', 'payment_intent.requires_action');
    return authorise(books, intent);
  },
  authenticate(books, intent, form) {
    if (intent.status !== 'requires_action') return refused('payment_intent_unexpected_state');
    return form.get('approved') === 'true'
      ? authorise(books, intent)
      : decline(books, intent, 'payment_intent_authentication_failure');
  },
  capture(books, intent) {
    if (intent.status !== 'requires_capture' || !intent.latest_charge)
      return refused('payment_intent_unexpected_state');
    Object.assign(intent.latest_charge, { captured: true, amount_captured: intent.amount });
    return move(books, intent, 'succeeded', 'payment_intent.succeeded');
  },
  cancel(books, intent) {
    if (['succeeded', 'processing', 'canceled'].includes(intent.status))
      return refused('payment_intent_unexpected_state');
    return move(books, intent, 'canceled', 'payment_intent.canceled');
  },
};

function move({ tell }: Books, intent: Intent, status: string, type: string): Answer {
  intent.status = status;
  tell(type, intent);
  return ok(intent);
}

function authorise(books: Books, intent: Intent): Answer {
  intent.last_payment_error = null;
  intent.latest_charge = {
    id: number('ch'),
    object: 'charge',
    captured: false,
    disputed: false,
    amount_captured: 0,
    created: seconds(),
  };
  return move(books, intent, 'requires_capture', 'payment_intent.amount_capturable_updated');
}

function decline(books: Books, intent: Intent, code: string): Answer {
  const type = code === 'card_declined' ? 'card_error' : 'invalid_request_error';
  intent.last_payment_error = { type, code, message: 'Your card was declined.' };
  move(books, intent, 'requires_payment_method', 'payment_intent.payment_failed');
  return { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: structuredClone(intent) } } };
}

function refund({ intents, refunds, tell }: Books, form: URLSearchParams): Answer {
  const intent = intents.get(form.get('payment_intent') ?? '');
  const amount = Number(form.get('amount'));
  const taken = intent?.latest_charge?.amount_captured ?? 0;
  const gone = refunds
    .filter(({ payment_intent }) => payment_intent === intent?.id)
    .reduce((all, each) => all + each.amount, 0);
  if (!intent || gone + amount > taken) return refused('charge_already_refunded');
  const made: Refund = {
    id: number('re'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    status: 'succeeded',
    created: seconds(),
  };
  refunds.push(made);
  tell('charge.refunded', { ...intent.latest_charge, payment_intent: intent.id });
  return ok(made);
}

function list(all: readonly { payment_intent: string }[], form: URLSearchParams): Answer {
  const data = all.filter(({ payment_intent }) => payment_intent === form.get('payment_intent'));
  return ok({ object: 'list', data, has_more: false, url: '/v1/list' });
}
