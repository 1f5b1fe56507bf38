import { getReceipt, getReceiptPdf, Receipt, refundPayment } from '@evenlight/contract/payments';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import { readIn } from '../../../platform/http/answer-language.ts';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendPdf } from '../../../platform/paper/send-pdf.ts';
import { refuse } from '../../../platform/problem.ts';
import { words } from '../../../platform/texts/texts.ts';
import { requireMember } from '../../accounts/access.ts';
import { requirePayment } from '../access.ts';
import type { Cashier } from '../cashier.ts';
import { carryOut, requestRefund } from '../refunds.ts';
import { settle } from '../settle.ts';
import { findPayment, findWithNames } from '../store.ts';
import { asPayment } from '../wire.ts';
import { receiptOf } from './receipt.ts';
import { printReceipt } from './receipt-pdf.ts';

const fileName = words('receipt', 'file name');

export function receiptRoutes(app: FastifyInstance, cashier: Cashier) {
  const { brand } = app.world.config;

  serve(app, getReceipt, async ({ actor, params, db, now }) =>
    receiptOf(db, await requirePayment(db, actor, params.paymentId), now),
  );

  serve(app, getReceiptPdf, async ({ actor, params, db, now, request, reply }) => {
    const receipt = await receiptOf(db, await requirePayment(db, actor, params.paymentId), now);
    const language = languageOf(request);
    const bytes = await printReceipt(readIn(Receipt, receipt, language), { brand, language });
    sendPdf(reply, bytes, { brand, what: fileName[language], now });
    return undefined;
  });

  serve(app, refundPayment, async ({ actor, params: { paymentId }, body, db, now, request }) => {
    const { userId: askedBy } = requireMember(actor);
    const input = await db.transaction(async (db) => {
      const { input, isNew } = await requestRefund(db, cashier, { ...body, paymentId, askedBy });
      const entry = { at: now, actor, action: 'refund.asked', subject: paymentId, network: networkOf(request) };
      const planId = (await findPayment(db, paymentId))?.planId;
      if (isNew)
        await recordInAudit(db, { ...entry, details: { cents: input.cents, ...(planId ? { plan: planId } : {}) } });
      return input;
    });
    // Answered by the provider already: whoever asked in the same moment may not have written it down yet.
    if (input.reference) await settle(cashier, paymentId);
    else (await carryOut(cashier, input)) ?? refuse('payment.refund_too_large');
    return asPayment((await findWithNames(db, paymentId)) ?? refuse('payment.not_found'));
  });
}
