// What a family has around its plan: papers, money, helpers, those who decide.
import { randomUUID } from 'node:crypto';
import { requestAdjustment } from '@evenlight/contract/adjustments';
import { saveCost } from '@evenlight/contract/costs';
import { type CostLineId, type CostWords, nothingSaid } from '@evenlight/contract/costs/cost-lines';
import { addDecider } from '@evenlight/contract/deciding';
import { openDocument, StoredDocument, uploadDocument } from '@evenlight/contract/documents';
import { handOver } from '@evenlight/contract/handoffs';
import { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { keepHelp, markHelp } from '@evenlight/contract/help-to-pay/kept-help';
import { type PlanId, PriceListId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult } from '@evenlight/contract/payments';
import { createPlan } from '@evenlight/contract/plans';
import { savePriceList } from '@evenlight/contract/price-lists';
import type { PriceLine } from '@evenlight/contract/price-lists/lines';
import type { ListedPrice, SaidPrice } from '@evenlight/contract/price-lists/prices';
import { askForRefund } from '@evenlight/contract/refunds';
import { askAboutGrave, saveRestingPlace } from '@evenlight/contract/resting-places';
import { createShares } from '@evenlight/contract/sharing';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { generateTimeline } from '@evenlight/contract/timelines';
import { type FaithTradition, hasPackages } from '@evenlight/contract/traditions';
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { searchVenues } from '@evenlight/contract/venues';
import { aPdf } from '../../uploads.ts';
import { dayIn, type Home, type Place, present, sendFile, tokenIn } from '../place.ts';

export async function planThings({ place, owner, number }: Home, tradition: FaithTradition) {
  const byFaith = hasPackages(tradition) ? { faithTradition: tradition } : {};
  const { venues } = await owner(searchVenues, { query: { ...byFaith, availability: 'available' } });
  const venue = present(venues[number]);
  const plan = await owner(createPlan, {
    body: {
      faithTradition: tradition,
      packageTier: 'basic',
      planIntent: 'at-need',
      ...(hasPackages(tradition) ? {} : { packageTradition: 'secular', branch: 'Shinto' }),
      personName: 'Leela Rao',
      calledName: 'Ammamma',
      dateOfDeath: dayIn(place, -1),
      venueId: venue.id,
    },
  });
  const params = { planId: plan.id };
  const { timeline } = await owner(generateTimeline, { body: params });
  const eventId = present(timeline[0]).id;
  const helper = `helper.${randomUUID()}@example.org`;
  const handoff = await owner(handOver, {
    params,
    body: { eventId, name: 'Dev', email: helper, idempotencyKey: randomUUID() },
  });
  const { people } = await owner(addDecider, {
    params,
    body: { name: 'Ravi', standing: 'children', idempotencyKey: randomUUID() },
  });
  const { id: documentId } = await aPaper({ place, owner }, params.planId, 'death-certificate');
  await writeCosts({ owner }, params.planId);
  await someHelp({ owner }, params.planId);
  await writePriceLists({ place, owner }, params.planId);
  const { url } = await owner(openDocument, { params: { documentId } });
  return {
    planId: plan.id,
    venueId: venue.id,
    timelineEventId: eventId,
    handoffId: handoff.id,
    deciderId: present(people[0]).id,
    documentId,
    documentToken: present(url.split('/').pop()),
    cemeteryId: await aRestingPlace({ owner }, params.planId),
    ...(await moneyThings({ place, owner }, params)),
    handoffToken: await tokenIn(place, helper, /\/help-with#([\w-]+)/),
  };
}

/** A part of the ashes goes to a cemetery, which our team was asked about. */
async function aRestingPlace({ owner }: Pick<Home, 'owner'>, planId: PlanId) {
  const { vendors } = await owner(searchVendors, { query: { category: 'cemetery' } });
  const { id: cemeteryId } = present(vendors[0]);
  const parts = [{ place: 'niche' as const, where: 'By the window', keeper: 'Ravi' }];
  const words = { cemetery: 'listed', cemeteryId, ashes: 'divided', parts } as const;
  await owner(saveRestingPlace, {
    params: { planId },
    body: { words: { ...words, done: ['niche:permit'] }, version: 0 },
  });
  await owner(askAboutGrave, { params: { planId }, body: { cemeteryId, idempotencyKey: randomUUID() } });
  return cemeteryId;
}

/** Some prices are known, one is a range, one is paid, and the rest is open. */
async function writeCosts({ owner }: Pick<Home, 'owner'>, planId: PlanId) {
  const write = (line: CostLineId, words: Partial<CostWords>) =>
    owner(saveCost, { params: { planId }, body: { line, words: { ...nothingSaid, ...words }, version: 0 } });
  const range = { lowCents: 90_000, highCents: 120_000 };
  await write('food', { state: 'estimate', ...range, payer: 'Dev' });
  await write('obituary', { state: 'paid', lowCents: 24_050, highCents: 24_050, paperWords: 'Receipt of the paper' });
  await write('copies', { count: 7 });
  await write('travel', { state: 'not-needed' });
  await write(randomUUID(), { name: 'Doves', state: 'agreed', lowCents: 22_500, highCents: 22_500, payer: 'Ravi' });
}

/** A family with little money, whose county was asked. */
async function someHelp({ owner }: Pick<Home, 'owner'>, planId: PlanId) {
  const program = 'county' as const;
  const answers = HelpAnswers.parse({ county: 'alameda', means: 'some', served: 'no', leaves: 'spouse' });
  await owner(keepHelp, { params: { planId }, body: { answers, version: 0 } });
  await owner(markHelp, { params: { planId, program }, body: { state: 'asked', who: 'Ravi', version: 0 } });
}

type OfPlan = Pick<Home, 'place' | 'owner'>;

/** Two homes were called: one named every price, the other left some out. */
async function writePriceLists({ place, owner }: OfPlan, planId: PlanId) {
  const price = (line: PriceLine, lowCents: number, highCents = lowCents): ListedPrice => ({
    line,
    said: { is: 'price', lowCents, highCents, unit: 'whole' },
  });
  const word = (line: PriceLine, is: Exclude<SaidPrice['is'], 'price'>): ListedPrice => ({ line, said: { is } });
  const fees = [price('basic-services', 249_500), price('transfer', 39_550), word('refrigeration', 'included')];
  const rest = [price('preparation', 25_000), price('viewing', 45_000), price('hearse', 42_500)];
  const caskets = [price('casket', 89_500, 950_000), word('embalming', 'not-offered')];
  const said = { phone: '(510) 555-0142', askedOn: dayIn(place, -1), spokenWith: 'Mr. Hale', otherRows: [], note: '' };
  const write = (home: string, prices: ListedPrice[], more: object = {}) =>
    owner(savePriceList, {
      params: { planId, listId: PriceListId.parse(randomUUID()) },
      body: { words: { ...said, home, prices, ...more }, version: 0 },
    });
  await write('Larkspur Chapel', [...fees, ...rest, ...caskets], { otherRows: ['Flower van $150'] });
  await write('Bayside Funeral Home', fees, { note: 'They call back about the rest on Monday.' });
}

export async function aPaper({ place, owner }: OfPlan, planId: PlanId, documentType: string): Promise<StoredDocument> {
  const files = [{ bytes: await aPdf(documentType), name: 'scan.pdf', type: 'application/pdf' }];
  return StoredDocument.parse(
    await sendFile(place, owner, uploadDocument.path, { fields: { documentType, planId }, files }),
  );
}

async function moneyThings({ place, owner }: OfPlan, params: { planId: PlanId }) {
  const { depositCents: amount } = await owner(getPlanMoney, { params });
  const begun = await owner(createPaymentIntent, { body: { ...params, type: 'deposit', amount } });
  const { clientSecret, paymentId } = begun;
  const paymentIntent = await payWith(place, clientSecret);
  await owner(readPaymentResult, { body: { paymentIntent, clientSecret } });
  const payer = `payer.${randomUUID()}@example.org`;
  const { shares } = await owner(createShares, {
    params,
    body: { shares: [{ name: 'Ben', email: payer, cents: 5_000 }], idempotencyKey: randomUUID() },
  });
  const { adjustments } = await owner(requestAdjustment, {
    params,
    body: { description: 'A second car', amount: 20_000, idempotencyKey: randomUUID() },
  });
  const refund = await owner(askForRefund, { params, body: { reason: 'Paid twice', idempotencyKey: randomUUID() } });
  return {
    paymentId,
    paymentIntent,
    clientSecret,
    shareId: present(shares[0]).id,
    adjustmentId: present(adjustments[0]).id,
    refundRequestId: refund.id,
    shareToken: await tokenIn(place, payer, /\/pay#([\w-]+)/),
  };
}

/** With a test card that succeeds. */
export async function payWith(place: Place, clientSecret: string): Promise<string> {
  const { paymentIntent } = await place.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  return paymentIntent;
}
