import {
  cancelConsultation,
  getAvailableSlots,
  isCallBackToday,
  openConsultation,
  rescheduleConsultation,
  scheduleConsultation,
} from '@evenlight/contract/consultations';
import type { Language } from '@evenlight/contract/languages';
import type { FastifyInstance } from 'fastify';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { mayWriteTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { refuse } from '../../../platform/problem.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import { dueOfConsultation } from '../promise-store.ts';
import { book, findSent } from './book.ts';
import { freeSlotsOn } from './hours-store.ts';
import { asWire, cancelTalk, moveTalk, readTalk } from './manage.ts';
import { isBookableDay } from './rules.ts';
import { whenInWords } from './when-in-words.ts';

// Somebody books once, perhaps twice; more would only fill a mailbox.
const letters = { name: 'booked talks', times: 5 };

export function consultationRoutes(app: FastifyInstance) {
  serve(app, getAvailableSlots, async ({ query: { date }, db, now }) => {
    if (!isBookableDay(date, now)) refuse('consultation.day_not_offered');
    return { availableSlots: await freeSlotsOn(db, date, now) };
  });

  serve(
    app,
    scheduleConsultation,
    async ({ actor, body: { idempotencyKey, timeZone, ...form }, db, now, world, request }) => {
      const userId = actor.kind === 'member' ? actor.userId : null;
      const language = languageOf(request);
      const booking = { form, idempotencyKey, timeZone, userId, language, network: networkOf(request), now };
      const talk =
        (await findSent(world, booking)) ??
        (await book(world, booking, () => mayWriteTo(request, form.clientEmail, { ...letters, now })));
      const { startsAt, level: crisisLevel, routes } = talk;
      const callBackBy = isCallBackToday(form) ? await dueOfConsultation(db, talk.id) : null;
      return {
        success: true as const,
        message: confirmations[language](whenInWords(talk, language), form.clientPhone !== ''),
        startsAt: startsAt.toISOString(),
        callBackBy: callBackBy?.toISOString() ?? null,
        crisisLevel,
        routes,
      };
    },
  );

  serve(app, openConsultation, async ({ body: { token }, now, world }) => asWire(await readTalk(world, token), now));

  serve(app, rescheduleConsultation, async ({ body: { token, ...input }, now, world }) => {
    const { id } = await readTalk(world, token);
    return asWire(await moveTalk(world, id, { ...input, now }), now);
  });

  serve(app, cancelConsultation, async ({ body: { token }, now, world }) => {
    const { id } = await readTalk(world, token);
    return asWire(await cancelTalk(world, id, { now }), now);
  });
}

const confirmations: Record<Language, (when: string, hasNumber: boolean) => string> = inEveryLanguage(
  (t) => (when, hasNumber) =>
    hasNumber
      ? t('We call you on {when}.', { when })
      : t('We talk on {when}. Before that we write to you for your number.', { when }),
);
