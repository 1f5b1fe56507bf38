// What families are in the middle of when a process dies, and what must be true afterwards. Each scenario goes on until it is
// cut off; it remembers what it was told was done.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSession } from '@evenlight/contract/accounts';
import { deleteDocument, listDocuments, openDocument, type StoredDocument } from '@evenlight/contract/documents';
import { createPaymentIntent, getPlanMoney } from '@evenlight/contract/payments';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { createPlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { deleteAccount } from '@evenlight/contract/profiles';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../features/accounts/tables.ts';
import { type FakeStripe, signed } from '../testing/fake-stripe.ts';
import { Refused } from '../testing/test-client.ts';
import type { BreakableHouse, Member } from './breakable-house.ts';
import type { Tally } from './tally.ts';

export type Scene = { house: BreakableHouse; stripe: FakeStripe; paper: Buffer; tally: Tally };

export type Scenario = {
  /** Until it is told to stop, or nobody answers. */
  goOn: (isOver: () => boolean) => Promise<void>;
  /** Right after the next start. */
  expectWhole: () => Promise<void>;
  /** When all rounds are over: what was promised for later has happened too. */
  expectDone?: () => Promise<void>;
};

const AT_NEED = { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' } as const;
const DEPOSIT_CENTS = 105_000;

/**
 * Asks again and again. A connection that breaks and 'not now' are no promise, any other refusal is a fault.
 */
async function repeat({ house, tally }: Scene, isOver: () => boolean, ask: () => Promise<void>) {
  while (!isOver()) {
    tally('requests');
    try {
      await ask();
      tally('acknowledged');
    } catch (error) {
      if (error instanceof Refused && error.status !== 503) throw withLog(house, error);
      if (!(error instanceof Refused)) requireCutOff(error);
      tally('cut off or told to wait');
    }
  }
}

/** What the house wrote down about it; nobody could find out later. */
function withLog({ env }: BreakableHouse, error: Refused): Error {
  const lines = readFileSync(join(env.DATA_DIR, 'logs/server.log'), 'utf8').split('\n');
  const failures = lines.filter((line) => line.includes('a request failed'));
  return new Error(`${error.message}\n${failures.at(-1) ?? ''}`, { cause: error });
}

function requireCutOff(error: unknown) {
  const isOfNetwork = error instanceof TypeError && /fetch failed|terminated/.test(error.message);
  if (!isOfNetwork && !(error instanceof Error && error.name === 'NotNow')) throw error;
}

class NotNow extends Error {
  override name = 'NotNow';
}

/** A body that breaks off in the middle is no answer. */
async function requireOk(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (answer.status === 503) throw new NotNow();
  if (!answer.ok) throw new Error(`answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

export async function saveAPlan(scene: Scene): Promise<Scenario> {
  const { call } = await scene.house.aMember();
  const { id: planId } = await call(createPlan, { body: AT_NEED });
  const params = { planId };
  let asked = 1;
  let kept = 1;
  return {
    goOn: (isOver) =>
      repeat(scene, isOver, async () => {
        asked += 1;
        const addons = asked % 2 ? [{ name: 'Live Streaming' }] : [];
        await call(updatePlan, { params, body: { title: `Title ${asked}`, addons } });
        kept = asked;
      }),
    async expectWhole() {
      const plan = await call(getPlan, { params });
      const versions = await call(listPlanVersions, { params });
      const shown = Number(/\d+/.exec(plan.title)?.[0] ?? 1);
      expect(shown).toBeGreaterThanOrEqual(kept);
      expect(shown).toBeLessThanOrEqual(asked);
      // Each change that can be seen is there with its price and its version, and none is there twice.
      expect(plan.addons).toHaveLength(shown > 1 ? shown % 2 : 0);
      expect(versions.map(({ version }) => version)).toEqual(
        Array.from({ length: plan.version }, (_, n) => plan.version - n),
      );
      expect(plan.version).toBeGreaterThanOrEqual(kept > 1 ? 2 : 1);
      const { rows } = await scene.house.runningHouse.db.execute<{ title: string }>(
        sql`select snapshot->>'title' as title from plan_versions where plan_id = ${planId} order by version desc limit 1`,
      );
      expect(rows[0]?.title).toBe(plan.title);
    },
  };
}

export async function sendPapers(scene: Scene): Promise<Scenario> {
  const { house, paper } = scene;
  const member = await house.aMember();
  const kept = new Set<string>();
  const takenBack = new Set<string>();
  const unsure = new Set<string>();
  let idempotencyKey = randomUUID();
  const send = async () => {
    const answer = await requireOk(await house.upload(member, aPaper(paper, idempotencyKey)));
    const { id } = answer as StoredDocument;
    kept.add(id);
    idempotencyKey = randomUUID();
    return id;
  };
  const takeBack = async (id: string) => {
    kept.delete(id);
    unsure.add(id);
    await member.call(deleteDocument, { params: { documentId: id as StoredDocument['id'] } });
    unsure.delete(id);
    takenBack.add(id);
  };
  return {
    goOn: (isOver) =>
      repeat(scene, isOver, async () => {
        const id = await send();
        // Every other one is taken back at once.
        if (kept.size > 1) await takeBack(id);
      }),
    async expectWhole() {
      // What was cut off is sent again, as a browser does, and is here once.
      await send();
      const listed = await member.call(listDocuments, { params: { userId: member.person.id } });
      const ids = listed.map(({ id }) => id as string);
      for (const id of kept) expect(ids).toContain(id);
      for (const id of takenBack) expect(ids).not.toContain(id);
      expect(ids.filter((id) => !kept.has(id) && !unsure.has(id))).toEqual([]);
      for (const id of ids) expect(await hashOfPaper(house, member, id)).toBe(hashOf(paper));
    },
  };
}

const aPaper = (bytes: Buffer, idempotencyKey: string) => ({
  fields: { documentType: 'death-certificate', idempotencyKey },
  files: [{ bytes, name: 'scan.pdf', type: 'application/pdf' }],
});
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function hashOfPaper(house: BreakableHouse, { person, call }: Member, id: string): Promise<string> {
  const { url } = await call(openDocument, { params: { documentId: id as StoredDocument['id'] } });
  const headers = { cookie: `${person.cookie.name}=${person.cookie.value}` };
  const answer = await fetch(new URL(url, house.address()), { headers });
  return hashOf(new Uint8Array(await answer.arrayBuffer()));
}

export async function payADeposit(scene: Scene): Promise<Scenario> {
  const { house, stripe } = scene;
  const { call } = await house.aMember();
  const { id: planId } = await call(createPlan, { body: AT_NEED });
  const { clientSecret } = await call(createPaymentIntent, {
    body: { planId, type: 'deposit', amount: DEPOSIT_CENTS },
  });
  const reference = clientSecret.split('_secret_')[0] ?? '';
  let isHeard = false;
  const tell = async () => {
    const event = stripe.events.findLast(
      ({ type, data }) =>
        type === 'payment_intent.amount_capturable_updated' && JSON.stringify(data).includes(reference),
    );
    const answer = await fetch(`${house.address()}/api/payment-notices/stripe`, {
      method: 'POST',
      ...signed(event ?? {}),
    });
    await requireOk(answer);
    isHeard = true;
  };
  const money = () => call(getPlanMoney, { params: { planId } });
  return {
    async goOn(isOver) {
      stripe.confirm(clientSecret, '4242424242424242');
      await repeat(scene, () => isOver() || isHeard, tell);
    },
    async expectWhole() {
      const { paidCents, payments } = await money();
      const plan = await call(getPlan, { params: { planId } });
      // Either it has been counted everywhere, or nowhere yet.
      expect([0, DEPOSIT_CENTS]).toContain(paidCents);
      expect(payments.filter(({ state }) => state === 'succeeded')).toHaveLength(paidCents > 0 ? 1 : 0);
      expect(plan.status).toBe(paidCents > 0 ? 'active' : 'draft');
      // A notice that was not acknowledged is told again; one that was, is not.
      if (!isHeard) await tell();
    },
    async expectDone() {
      await expect.poll(async () => (await money()).paidCents, { timeout: 120_000 }).toBe(DEPOSIT_CENTS);
      expect((await call(getPlan, { params: { planId } })).status).toBe('active');
      const { rows } = await house.runningHouse.db.execute(
        sql`select kind, e.cents from payment_entries e join payments p on p.id = payment_id where p.reference = ${reference}`,
      );
      expect(rows).toEqual([{ kind: 'charge', cents: DEPOSIT_CENTS }]);
      expect(stripe.intents.get(reference)).toMatchObject({
        status: 'succeeded',
        latest_charge: { amount_captured: DEPOSIT_CENTS },
      });
      scene.tally('payments taken once');
    },
  };
}

/** Somebody whose seven days are over, with a plan and a paper. */
export async function leaveForGood(scene: Scene): Promise<Scenario> {
  const { house, paper } = scene;
  const { db } = house.runningHouse;
  const [leaver, asker] = [await house.aMember(), await house.aMember()];
  const { id } = leaver.person;
  await leaver.call(createPlan, { body: AT_NEED });
  await requireOk(await house.upload(leaver, aPaper(paper, randomUUID())));
  let isPlanned = false;
  const rowsOf = async () => {
    const { rows } = await db.execute<Record<string, number>>(sql`select
      (select count(*)::int from users where id = ${id}) as people,
      (select count(*)::int from plans where user_id = ${id}) as plans,
      (select count(*)::int from documents where user_id = ${id}) as papers,
      (select count(*)::int from sessions where user_id = ${id}) as sessions,
      (select count(*)::int from audit_entries where subject = ${id} and action = 'account.erased') as erased`);
    return rows[0];
  };
  const WHOLE = { people: 1, plans: 1, papers: 1, sessions: 1, erased: 0 };
  const GONE = { people: 0, plans: 0, papers: 0, sessions: 0, erased: 1 };
  return {
    async goOn(isOver) {
      await db
        .update(users)
        .set({ deletesAt: new Date(Date.now() - 1_000) })
        .where(eq(users.id, id));
      await startErasing(house);
      await repeat(
        scene,
        () => isOver() || isPlanned,
        async () => {
          await asker.call(deleteAccount, { params: { userId: asker.person.id } });
          isPlanned = true;
        },
      );
    },
    async expectWhole() {
      expect([WHOLE, GONE]).toContainEqual(await rowsOf());
      if (!isPlanned) return;
      const [row] = await db.select({ at: users.deletesAt }).from(users).where(eq(users.id, asker.person.id));
      expect(row?.at).toBeInstanceOf(Date);
      await expect(asker.call(getSession, {})).rejects.toMatchObject({ status: 401 });
    },
    async expectDone() {
      await expect.poll(rowsOf, { timeout: 60_000 }).toEqual(GONE);
      scene.tally('accounts gone');
    },
  };
}

/** As the round of the hour does. */
export async function startErasing({ runningHouse: { db } }: BreakableHouse) {
  await db.execute(sql`insert into jobs.job (name, data) values ('accounts.leaving', '{}')`);
}
