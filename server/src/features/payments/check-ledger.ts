// Compares our ledger with the provider's books, payment by payment. A difference is first made good, then reported.
import { recordInAudit } from '../../platform/audit.ts';
import type { Cashier } from './cashier.ts';
import { signedCents } from './providers/provider.ts';
import { settle } from './settle.ts';
import { entriesOf, settledSince } from './store.ts';
import { DAY_MS } from './times.ts';

/** Cards can be disputed and refunded for about this long. */
const CHECKED_DAYS = 180;

type Difference = { paymentId: string; ledgerCents: number; providerCents: number };

export async function checkLedger(cashier: Cashier): Promise<Difference[]> {
  const { db, clock, log } = cashier;
  const differences: Difference[] = [];
  for (const payment of await settledSince(db, new Date(clock.now().getTime() - CHECKED_DAYS * DAY_MS))) {
    if (payment.provider !== cashier.provider.name || !payment.reference) continue;
    try {
      const difference = await compare(cashier, payment.id, payment.reference);
      if (difference) differences.push(difference);
    } catch (error) {
      // One that cannot be compared keeps the others from nothing; it is tried again the next night.
      log.error({ err: error, paymentId: payment.id }, 'a payment could not be compared with the provider’s books');
    }
  }
  for (const difference of differences) await report(cashier, difference);
  return differences;
}

async function report({ db, clock, log }: Cashier, difference: Difference): Promise<void> {
  const { paymentId: subject, ledgerCents, providerCents } = difference;
  log.error(difference, 'the ledger and the provider differ; a person must look at this payment');
  const entry = { at: clock.now(), actor: null, action: 'payment.differs', subject };
  await recordInAudit(db, { ...entry, details: { ledgerCents, providerCents } });
}

async function compare(cashier: Cashier, paymentId: string, reference: string): Promise<Difference | null> {
  const { db, provider } = cashier;
  // Movements that we missed are written down by this; what still differs afterwards is no missed notice.
  await settle(cashier, paymentId);
  const intent = await provider.find(reference);
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const ledgerCents = sum((await entriesOf(db, paymentId)).map(({ cents }) => cents));
  // What takes something back stands in the ledger beside it; in the provider's books neither counts.
  const standing = intent?.movements.filter(({ undoes }) => !undoes) ?? [];
  const providerCents = sum(standing.map(signedCents));
  return ledgerCents === providerCents ? null : { paymentId, ledgerCents, providerCents };
}
