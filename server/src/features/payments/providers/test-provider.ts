// The built-in test provider: the whole flow of a card payment, with books of its own and signed notices to ourselves.
// No card is charged.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TestCardKind } from '@evenlight/contract/test-payments';
import { z } from 'zod';
import type { World } from '../../../platform/world.ts';
import { TEST_CONFIRM_QUEUE, TEST_NOTICE_QUEUE } from '../queues.ts';
import {
  type Intent,
  isAheadOfTime,
  type Movement,
  NOTICE_MAX_AGE_SECONDS,
  type PaymentProvider,
  referenceIn,
} from './provider.ts';
import {
  findTestIntent,
  moveIntent,
  refundsOfIntent,
  type TestIntent,
  writeIntent,
  writeRefund,
} from './test-books.ts';

/** How long the bank of the 'confirmed later' card thinks about it. */
const LATER_SECONDS = 3;

type Place = Pick<World, 'db' | 'keys' | 'clock' | 'jobs'>;

const newNumber = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export type TestBank = {
  /** What the card form does. Null when there is no such intent. */
  confirm: (clientSecret: string, card: TestCardKind) => Promise<Intent | null>;
  authenticate: (clientSecret: string, isApproved: boolean) => Promise<Intent | null>;
  /** The bank has thought about it. */
  confirmLater: (reference: string) => Promise<void>;
};

export function testProvider(place: Place): PaymentProvider & { bank: TestBank } {
  const { db, keys, clock } = place;
  const find = async (reference: string) => {
    const found = await findTestIntent(db, reference);
    return found && asIntent(found, await refundsOf(found));
  };
  const refundsOf = async ({ id }: TestIntent) =>
    (await refundsOfIntent(db, id)).map(
      ({ id, cents, createdAt }): Movement => ({ kind: 'refund', reference: id, cents, at: createdAt }),
    );
  const move = (
    reference: string,
    from: readonly Intent['status'][],
    step: Omit<Parameters<typeof moveIntent>[3], 'updatedAt'>,
  ) => moveAndTell(place, reference, from, step);

  return {
    name: 'test',
    cardForm: { kind: 'test' },
    bank: testBank(place, { find, move }),
    async create({ paymentId, cents }) {
      const id = newNumber('pi_test');
      const now = clock.now();
      const intent = await writeIntent(db, {
        id,
        clientSecret: `${id}_secret_${randomBytes(24).toString('base64url')}`,
        idempotencyKey: paymentId,
        cents,
        status: 'requires_payment_method',
        failure: null,
        receivedCents: 0,
        createdAt: now,
        updatedAt: now,
      });
      if (!intent) throw new Error('the test provider lost an intent');
      return asIntent(intent);
    },
    find,
    async capture(reference) {
      const intent = await findTestIntent(db, reference);
      if (intent) await move(reference, ['requires_capture'], { status: 'succeeded', receivedCents: intent.cents });
    },
    async cancel(reference) {
      await move(reference, ['requires_payment_method', 'requires_action', 'requires_capture'], { status: 'canceled' });
    },
    async refund({ reference, cents, refundId }) {
      return db.transaction(async (db) => {
        const input = { id: newNumber('re_test'), intentId: reference, idempotencyKey: refundId, cents };
        const made = await writeRefund(db, { ...input, createdAt: clock.now() });
        if (made) await place.jobs.enqueue(db, TEST_NOTICE_QUEUE, { eventId: newNumber('evt_test'), reference });
        return made;
      });
    },
    readNotice: (body, signature, now) => readNotice(keys.of('test-payments'), body, signature, now),
  };
}

type Ways = {
  find: (reference: string) => Promise<Intent | null>;
  move: (reference: string, from: readonly Intent['status'][], step: Partial<TestIntent>) => Promise<boolean>;
};

function testBank({ db }: Place, { find, move }: Ways): TestBank {
  const bySecret = async (clientSecret: string) => {
    const found = await findTestIntent(db, referenceIn(clientSecret));
    return found && isSame(found.clientSecret, clientSecret) ? found.id : null;
  };
  return {
    async confirm(clientSecret, card) {
      const id = await bySecret(clientSecret);
      if (!id) return null;
      await move(id, ['requires_payment_method', 'requires_action'], whatFollows[card]);
      return find(id);
    },
    async authenticate(clientSecret, isApproved) {
      const id = await bySecret(clientSecret);
      if (!id) return null;
      await move(id, ['requires_action'], isApproved ? authorised : refused('authentication'));
      return find(id);
    },
    async confirmLater(reference) {
      await move(reference, ['processing'], authorised);
    },
  };
}

const authorised = { status: 'requires_capture', failure: null } as const;
const refused = (failure: 'declined' | 'authentication') => ({ status: 'requires_payment_method', failure }) as const;
const whatFollows = {
  succeeds: authorised,
  declined: refused('declined'),
  'authentication-required': { status: 'requires_action', failure: null },
  'confirmed-later': { status: 'processing', failure: null },
} as const satisfies Record<TestCardKind, Partial<TestIntent>>;

/** The books and the notice about them change together or not at all. */
async function moveAndTell(
  { db, clock, jobs }: Place,
  reference: string,
  from: readonly Intent['status'][],
  step: Partial<TestIntent>,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const isMoved = await moveIntent(db, reference, from, { ...step, updatedAt: clock.now() });
    if (!isMoved) return false;
    await jobs.enqueue(db, TEST_NOTICE_QUEUE, { eventId: newNumber('evt_test'), reference });
    if (step.status === 'processing')
      await jobs.enqueue(db, TEST_CONFIRM_QUEUE, { reference }, { afterSeconds: LATER_SECONDS });
    return true;
  });
}

function asIntent(intent: TestIntent, refunds: readonly Movement[] = []): Intent {
  const { id, clientSecret, cents, status, failure, receivedCents, updatedAt } = intent;
  const reference = id.replace('pi_', 'ch_');
  const taken: Movement[] =
    receivedCents > 0 ? [{ kind: 'charge', reference, cents: receivedCents, at: updatedAt }] : [];
  return { reference: id, clientSecret, cents, status, failure, movements: [...taken, ...refunds] };
}

const NoticeBody = z.object({ eventId: z.string(), reference: z.string() });

/** `t=<seconds>,v1=<hex>`: the moment is signed along, so that an old notice cannot be played again. */
export function signNotice(key: Buffer, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${signatureOf(key, body, seconds)}`;
}

function readNotice(key: Buffer, body: string, signature: string, now: Date) {
  const [, seconds = '', signed = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const age = now.getTime() / 1000 - Number(seconds);
  if (!seconds || age > NOTICE_MAX_AGE_SECONDS || isAheadOfTime(Number(seconds), now)) return null;
  if (!isSame(signed, signatureOf(key, body, Number(seconds)))) return null;
  return NoticeBody.parse(JSON.parse(body));
}

function signatureOf(key: Buffer, body: string, seconds: number): string {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
