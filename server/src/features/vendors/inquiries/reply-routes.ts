// For whoever holds a private link: the one inquiry it is about.
import {
  answerInquiry,
  declineInquiry,
  type LinkedInquiry,
  openVendorReply,
  replyToReview,
} from '@evenlight/contract/vendors/replies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { World } from '../../../platform/world.ts';
import { type HeldInquiry, holdByLink } from './inquiry-locks.ts';
import { hashOfLink } from './links.ts';
import { replyTo } from './reviews.ts';
import { answer, decline, markSeen, shownToVendor } from './vendor-answers.ts';

type Context = { actor: Actor; db: Db; now: Date; world: World; request: FastifyRequest };

export function vendorReplyRoutes(app: FastifyInstance) {
  serve(app, openVendorReply, ({ body: { token }, ...context }) =>
    byLink(token, context, async (db, held) => {
      await markSeen(db, held, context.now);
      return null;
    }),
  );

  serve(app, answerInquiry, ({ body: { token, ...given }, ...context }) =>
    byLink(token, context, async (db, held) => ((await answer(db, held, given, context)) ? 'inquiry.answered' : null)),
  );

  serve(app, declineInquiry, ({ body: { token, ...given }, ...context }) =>
    byLink(token, context, async (db, held) => ((await decline(db, held, given, context)) ? 'inquiry.declined' : null)),
  );

  serve(app, replyToReview, ({ body: { token, text }, ...context }) =>
    byLink(token, context, async (db, held) =>
      (await replyTo(db, held, { text, ...context })) ? 'review.replied' : null,
    ),
  );
}

/** `act` answers with what goes into the audit log, or null for nothing. */
type Act = (db: Db, held: HeldInquiry) => Promise<string | null>;

function byLink(token: string, { actor, db, now, world, request }: Context, act: Act): Promise<LinkedInquiry> {
  return db.transaction(async (db) => {
    const { expiresAt, ...held } = await holdByLink(db, hashOfLink(world, token), now);
    const action = await act(db, held);
    const shown = await shownToVendor(db, held, expiresAt);
    const entry = { at: now, actor, subject: held.inquiry.id, network: networkOf(request) };
    if (action) await recordInAudit(db, { ...entry, action });
    return shown;
  });
}
