import { sendContactMessage } from '@evenlight/contract/contact';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { mayWriteTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { findSent } from './contact-store.ts';
import { sendMessage } from './send-message.ts';

// Somebody writes once, perhaps twice; more would only fill a mailbox.
const letters = { name: 'contact', times: 5 };

export function contactRoutes(app: FastifyInstance) {
  serve(app, sendContactMessage, async ({ actor, body: { idempotencyKey, ...form }, db, now, world, request }) => {
    const userId = actor.kind === 'member' ? actor.userId : null;
    const writing = { form, idempotencyKey, userId, language: languageOf(request), now };
    const message =
      (idempotencyKey && (await findSent(db, idempotencyKey))) ||
      (await sendMessage(world, writing, await mayWriteTo(request, form.email, { ...letters, now })));
    const { dueAt, level: crisisLevel, routes } = message;
    return { success: true as const, answeredBy: dueAt.toISOString(), crisisLevel, routes };
  });
}
