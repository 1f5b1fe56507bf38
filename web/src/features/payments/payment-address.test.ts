import { PlanId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { paymentIn, paymentPage, resultIn, resultPage } from './payment-address';

const planId = PlanId.parse('0198f0a0-0000-7000-8000-000000000001');
const queryOf = (address: string) => new URL(address, 'https://house.invalid').searchParams;

test('what a link to the payment page says is read back', () => {
  const address = paymentPage({ clientSecret: 'pi_1_secret_a&b', planId, amount: 144_000, type: 'full_payment' });
  expect(queryOf(address).get('type')).toBe('full');
  expect(paymentIn(queryOf(address))).toEqual({ clientSecret: 'pi_1_secret_a&b', planId });
});

test.each(['client_secret', 'plan_id', 'amount'])('a link without %s says nothing', (part) => {
  const query = queryOf(paymentPage({ clientSecret: 's', planId, amount: 1 }));
  query.delete(part);
  expect(paymentIn(query)).toBeNull();
});

test('what the provider adds to the way back is read; its word on how it went is not', () => {
  const asked = { paymentIntent: 'pi_1', clientSecret: 'pi_1_secret' };
  expect(resultIn(queryOf(resultPage(asked, 'succeeded')))).toEqual(asked);
  expect(resultIn(new URLSearchParams('redirect_status=succeeded'))).toBeNull();
});
