// What the fake Stripe knows and does: intents, refunds, disputes, by the rules of the real one.
import { randomBytes } from 'node:crypto';

type Charge = {
  id: string;
  object: 'charge';
  captured: boolean;
  disputed: boolean;
  amount_captured: number;
  created: number;
};
export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  payment_intent: string;
  status: string;
  created: number;
};
export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  created: number;
};
export type Intent = {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  amount: number;
  currency: string;
  status: string;
  latest_charge: Charge | null;
  last_payment_error: { type: string; code: string; message: string } | null;
};
export type Asked = { method: string; path: string; form: URLSearchParams; idempotencyKey: string | undefined };
export type Answer = { status: number; body: object };

export type Books = {
  intents: Map<string, Intent>;
  refunds: Refund[];
  disputes: Dispute[];
  tell: (type: string, object: object) => void;
};

export const seconds = () => Math.floor(Date.now() / 1000);
export const number = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`;
const ok = (body: object): Answer => ({ status: 200, body: structuredClone(body) });
const refused = (code: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
export function answerTo(books: Books, asked: Asked): Answer {
  const [, , , id, action] = asked.path.split('/');
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
  if (!action) return ok(intent);
  return actions[action]?.(books, intent, asked.form) ?? refused('unknown_action');
}

function create({ intents, tell }: Books, form: URLSearchParams): Answer {
  const amount = Number(form.get('amount'));
  if (!Number.isSafeInteger(amount) || amount < 50) return refused('amount_too_small');
  if (form.get('capture_method') !== 'manual') return refused('capture_method');
  // The version of the API that the SDK asks for has no `payment_method_types` any more.
  if (form.has('payment_method_types[0]')) return refused('parameter_unknown');
  if (form.get('allowed_payment_method_types[0]') !== 'card') return refused('allowed_payment_method_types');
  const id = number('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret_${number('s')}`,
    amount,
    currency: 'usd',
    status: 'requires_payment_method',
    latest_charge: null,
    last_payment_error: null,
  };
  intents.set(id, intent);
  tell('payment_intent.created', intent);
  return ok(intent);
}

type Action = (books: Books, intent: Intent, form: URLSearchParams) => Answer;

/** The numbers of Stripe's own documentation do here what they do there. */
const actions: Record<string, Action> = {
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
