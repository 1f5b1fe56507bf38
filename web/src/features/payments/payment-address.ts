// The addresses of a payment, and what they say. Secrets stand in them only until the page has read them.
import { type PaymentId, PlanId } from '@evenlight/contract/ids';
import { paymentTypeIn } from '@evenlight/contract/payments';
import { z } from 'zod';

export const PAYMENT_PATH = '/payment';
export const RESULT_PATH = '/payment-success';

/** What the payment page needs to find a payment; the amount is the server's to say. */
export const AskedPayment = z.object({ clientSecret: z.string().min(1), planId: PlanId });
export type AskedPayment = z.infer<typeof AskedPayment>;

export const AskedResult = z.object({ paymentIntent: z.string().min(1), clientSecret: z.string().min(1) });
export type AskedResult = z.infer<typeof AskedResult>;

type Begun = AskedPayment & { amount: number; type?: string };

export function paymentPage({ clientSecret, planId, amount, type }: Begun): string {
  const query = new URLSearchParams({ client_secret: clientSecret, plan_id: planId, amount: String(amount) });
  const known = paymentTypeIn(type ?? null);
  if (known) query.set('type', known);
  return `${PAYMENT_PATH}?${query}`;
}

/** Null when a part is missing that every link to the page has. */
export function paymentIn(query: URLSearchParams): AskedPayment | null {
  if (!query.get('amount')) return null;
  const asked = { clientSecret: query.get('client_secret'), planId: query.get('plan_id') };
  return AskedPayment.safeParse(asked).data ?? null;
}

export function resultPage({ paymentIntent, clientSecret }: AskedResult, redirectStatus: string): string {
  const query = { payment_intent: paymentIntent, payment_intent_client_secret: clientSecret };
  return `${RESULT_PATH}?${new URLSearchParams({ ...query, redirect_status: redirectStatus })}`;
}

export function resultIn(query: URLSearchParams): AskedResult | null {
  const asked = { paymentIntent: query.get('payment_intent'), clientSecret: query.get('payment_intent_client_secret') };
  return AskedResult.safeParse(asked).data ?? null;
}

export function receiptPage(paymentId: PaymentId): string {
  return `/payments/${paymentId}/receipt`;
}
