// Compares our ledger with the provider's books, payment by payment. A difference is first made good, then reported.
import { recordInAudit } from '../../platform/audit.ts';
import type { Cashier } from './cashier.ts';
import { settle } from './settle.ts';
import { entriesOf, settledSince } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Cards can be disputed and refunded for about this long. */
const CHECKED_DAYS = 180;

type Difference = { paymentId: string; ledgerCents: number; providerCents: number };

export async function checkLedger(cashier: Cashier): Promise<Difference[]> {
  const { db, clock, log } = cashier;
  const differences: Difference[] = [];
  for (const { payment } of await settledSince(db, new Date(clock.now().getTime() - CHECKED_DAYS * DAY_MS))) {
    if (payment.provider !== cashier.provider.name || !payment.reference) continue;
    const difference = await compare(cashier, payment.id, payment.reference);
    if (!difference) continue;
    differences.push(difference);
    log.error(difference, 'the ledger and the provider differ; a person must look at this payment');
    const { ledgerCents, providerCents } = difference;
    const entry = { at: clock.now(), actor: null, action: 'payment.differs', subject: payment.id };
    await recordInAudit(db, { ...entry, details: { ledgerCents, providerCents } });
  }
  return differences;
}

async function compare(cashier: Cashier, paymentId: string, reference: string): Promise<Difference | null> {
  const { db, provider } = cashier;
  // Movements that we missed are written down by this; what still differs afterwards is no missed notice.
  await settle(cashier, paymentId);
  const intent = await provider.find(reference);
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const ledgerCents = sum((await entriesOf(db, paymentId)).map(({ cents }) => cents));
  const [charged, refunded] = [intent?.charges ?? [], intent?.refunds ?? []].map((all) =>
    sum(all.map(({ cents }) => cents)),
  );
  const providerCents = (charged ?? 0) - (refunded ?? 0);
  return ledgerCents === providerCents ? null : { paymentId, ledgerCents, providerCents };
}
