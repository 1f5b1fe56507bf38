// What stays with a person beyond their words: the notice, the offer of a call, and the counts that anybody may read.
import { askForCall, getReferrals, getSafety, sayIAmSafe } from '@evenlight/contract/support/safety';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireMember } from '../accounts/access.ts';
import { inTurnOf } from './access.ts';
import { announceAlert, insertAlert, renewOpenAlert } from './alert-store.ts';
import { announceSupport } from './changed.ts';
import { tellTeam } from './mails.ts';
import { sayingSafe, standing } from './safety/memory.ts';
import { findRemembered, keepRemembered, referrals, safetyOf } from './safety-store.ts';

export function safetyRoutes(app: FastifyInstance) {
  serve(app, getSafety, ({ actor, db, now }) => safetyOf(db, requireMember(actor).userId, now));

  // No audit: its readers would learn who was in danger, for longer than we remember it ourselves.
  serve(app, sayIAmSafe, async ({ actor, body, db, now }) => {
    const { userId } = requireMember(actor);
    return inTurnOf(db, userId, async (db) => {
      const state = await findRemembered(db, userId);
      // A notice that came after the one they answered stays; so nothing is said twice either.
      if (state?.noticeSince?.getTime() === Date.parse(body.since)) {
        await keepRemembered(db, userId, sayingSafe(state, now), { safeSaidAt: now });
        await announceSupport(db, userId, userId, now);
      }
      return safetyOf(db, userId, now);
    });
  });

  serve(app, askForCall, async ({ actor, body: { name, phone, idempotencyKey }, db, now, world, request }) => {
    const { userId } = requireMember(actor);
    return inTurnOf(db, userId, async (db) => {
      const { level, routes } = standing(await findRemembered(db, userId), now);
      const asked = { idempotencyKey, name, phone, level, routes, language: languageOf(request) };
      const renewed = await renewOpenAlert(db, userId, asked);
      const made = renewed
        ? null
        : await insertAlert(db, { ...asked, id: uuid(), userId, askedAt: now, changedAt: now });
      if (made) await tellTeam(db, world, made.id);
      const alert = renewed?.isChanged ? renewed.alert : made;
      if (alert) {
        await announceAlert(db, alert, now);
        const action = made ? 'crisis_alert.asked' : 'crisis_alert.asked_again';
        await recordInAudit(db, { at: now, actor, action, subject: alert.id, network: networkOf(request) });
      }
      return safetyOf(db, userId, now);
    });
  });

  serve(app, getReferrals, ({ db }) => referrals(db));
}
