import { wallTimeAt } from '@evenlight/contract/dates';
import type { OwnSentence } from '@evenlight/contract/field-rules';
import type { InquiryId } from '@evenlight/contract/ids';
import {
  chooseQuote,
  completeInquiry,
  getQuoteRequest,
  listQuoteRequests,
  remindVendor,
  removeReview,
  requestQuotes,
  sendInquiry,
  withdrawInquiry,
  writeReview,
} from '@evenlight/contract/vendors/inquiries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { countTries, serve } from '../../../platform/http/serve.ts';
import { countMailTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { requireMember } from '../../accounts/access.ts';
import { type AskedVendor, askVendors, type Input, refuseTooMany, vendorsToAsk } from './ask-vendors.ts';
import { choose, complete, isReminderDue, remind, type Stepped, type Stepping, withdraw } from './family-steps.ts';
import { type FoundInquiry, findOwn } from './inquiry-locks.ts';
import { findByIdempotencyKey, findRequest, requestsOf } from './inquiry-store.ts';
import { isReviewDue, review, takeReviewBack } from './reviews.ts';

// Each is a letter to somebody who did not ask for it; eight vendors a request, a dozen requests a day.
const LETTERS = [{ per: 'person', times: 96, seconds: 24 * 3_600 }] as const;
// A vendor lives from being asked, and a busy one is asked by many families in a day.
const LETTERS_TO_ONE = 200;

type Context = { actor: Actor; db: Db; now: Date; world: World; request: FastifyRequest };

export function inquiryRoutes(app: FastifyInstance) {
  askingRoutes(app);
  stepRoutes(app);
  reviewRoutes(app);
}

function askingRoutes(app: FastifyInstance) {
  serve(app, sendInquiry, ({ params, body, ...context }) =>
    ask({ ...body, vendorIds: [params.vendorId], wanted: [] }, context),
  );

  serve(app, requestQuotes, ({ body, ...context }) => ask(body, context));

  serve(app, listQuoteRequests, ({ actor, db }) => requestsOf(db, requireMember(actor).userId));

  serve(app, getQuoteRequest, async ({ actor, params, db }) => {
    const { userId } = requireMember(actor);
    return (await findRequest(db, userId, params.requestId)) ?? refuse('inquiry.not_found');
  });
}

async function ask(input: Input, { actor, db, now, world, request }: Context) {
  const { userId } = requireMember(actor);
  // The answer to the first try was lost: nothing is sent once more, so nothing is counted.
  const written = await findByIdempotencyKey(db, userId, input.idempotencyKey);
  if (written) return written;
  refusePastDay(input, now);
  const context = await vendorsToAsk(db, input.vendorIds);
  await refuseTooMany(db, userId, context);
  await countMails(request, context, now);
  return db.transaction(async (db) => {
    const language = languageOf(request);
    const { request: made, isNew } = await askVendors(db, input, { userId, language, world, now });
    if (isNew) await note(db, { actor, now, request }, { action: 'inquiry.sent', subject: made.id });
    return made;
  });
}

function refusePastDay({ eventDate }: Input, now: Date): void {
  if (eventDate === null || eventDate >= wallTimeAt(now).date) return;
  const sentence = 'Service date cannot be earlier than today' satisfies OwnSentence;
  throw new Problem('request.invalid', { fields: { eventDate: sentence } });
}

async function countMails(request: FastifyRequest, vendors: readonly Pick<AskedVendor, 'email'>[], now: Date) {
  for (const { email } of vendors) {
    await countTries(request, LETTERS, { name: 'inquiry letters', now });
    await countMailTo(request, email, { name: 'inquiry letters', times: LETTERS_TO_ONE, now });
  }
}

type Audited = { action: string; subject: string };

/** Last of all in a transaction: everybody else's lines wait behind this one. */
async function note(db: Db, { actor, now, request }: Pick<Context, 'actor' | 'now' | 'request'>, audited: Audited) {
  await recordInAudit(db, { at: now, actor, network: networkOf(request), ...audited });
}

async function take(context: Context, action: string, step: (db: Db) => Promise<Stepped>) {
  return context.db.transaction(async (db) => {
    const { inquiry, isNew } = await step(db);
    if (isNew) await note(db, context, { action, subject: inquiry.id });
    return inquiry;
  });
}

function stepRoutes(app: FastifyInstance) {
  serve(app, withdrawInquiry, ({ params, ...context }) =>
    take(context, 'inquiry.withdrawn', (db) => withdraw(db, params.inquiryId, steppingOf(context))),
  );

  serve(app, completeInquiry, ({ params, ...context }) =>
    take(context, 'inquiry.completed', (db) => complete(db, params.inquiryId, steppingOf(context))),
  );

  serve(app, chooseQuote, ({ params, body, ...context }) =>
    take(context, 'inquiry.chosen', (db) => choose(db, params.inquiryId, { ...steppingOf(context), ...body })),
  );

  serve(app, remindVendor, async ({ params, ...context }) => {
    await countLetter(context, params.inquiryId, async (found) => isReminderDue(found, context.now));
    return take(context, 'inquiry.reminded', (db) => remind(db, params.inquiryId, steppingOf(context)));
  });
}

function reviewRoutes(app: FastifyInstance) {
  serve(app, writeReview, async ({ params, body: words, ...context }) => {
    const writing = { ...steppingOf(context), words };
    await countLetter(context, params.inquiryId, (found) => isReviewDue(context.db, found, writing));
    return take(context, 'review.written', (db) => review(db, params.inquiryId, writing));
  });

  serve(app, removeReview, ({ params, ...context }) =>
    take(context, 'review.removed', (db) => takeReviewBack(db, params.inquiryId, steppingOf(context))),
  );
}

function steppingOf({ actor, world, now }: Context): Stepping {
  return { userId: requireMember(actor).userId, world, now };
}

type IsDue = (found: FoundInquiry) => Promise<boolean>;

/**
 * For steps that can be taken more than once. What would be refused uses up no letter, so it is looked at here, outside of
 * the transaction, and once more in it.
 */
async function countLetter({ actor, db, request, now }: Context, inquiryId: InquiryId, isDue: IsDue): Promise<void> {
  const found = await findOwn(db, requireMember(actor).userId, inquiryId);
  if (await isDue(found)) await countMails(request, [found.vendor], now);
}
