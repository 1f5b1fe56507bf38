import { getReceipt, getReceiptPdf, refundPayment } from '@evenlight/contract/payments';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendPdf } from '../../../platform/paper/send-pdf.ts';
import { requireMember } from '../../accounts/access.ts';
import { requirePayment } from '../access.ts';
import type { Cashier } from '../cashier.ts';
import { asPayment } from '../money.ts';
import { giveBack } from '../refunds.ts';
import { receiptOf } from './receipt.ts';
import { printReceipt } from './receipt-pdf.ts';

export function receiptRoutes(app: FastifyInstance, cashier: Cashier) {
  const { brand } = app.world.config;

  serve(app, getReceipt, async ({ actor, params, db, now }) =>
    receiptOf(db, await requirePayment(db, actor, params.paymentId), now),
  );

  serve(app, getReceiptPdf, async ({ actor, params, db, now, request, reply }) => {
    const receipt = await receiptOf(db, await requirePayment(db, actor, params.paymentId), now);
    const bytes = await printReceipt(receipt, { brand, language: languageOf(request) });
    sendPdf(reply, bytes, { brand, what: 'receipt', now });
    return undefined;
  });

  serve(app, refundPayment, async ({ actor, params: { paymentId }, body, db, now, request }) => {
    const { cents, reason, sendKey } = body;
    const member = requireMember(actor);
    const refunded = await giveBack(cashier, { paymentId, cents, reason, sendKey, askedBy: member.userId });
    await recordInAudit(db, {
      ...{ at: now, actor, action: 'refund.asked', subject: paymentId, network: networkOf(request) },
      details: { cents },
    });
    return asPayment(refunded);
  });
}
