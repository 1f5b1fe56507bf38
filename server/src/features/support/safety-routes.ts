// What stays with a person beyond their words: the notice, the offer of a call, and the counts that anybody may read.
import { askForCall, getReferrals, getSafety, sayIAmSafe } from '@evenlight/contract/support/safety';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireMember } from '../accounts/access.ts';
import { inTurnOf } from './access.ts';
import { announceAlert, insertAlert } from './alert-store.ts';
import { announceSupport } from './changed.ts';
import { tellTeam } from './mails.ts';
import { sayingSafe, standing } from './safety/memory.ts';
import { findRemembered, keepRemembered, referrals, safetyOf } from './safety-store.ts';

export function safetyRoutes(app: FastifyInstance) {
  serve(app, getSafety, ({ actor, db, now }) => safetyOf(db, requireMember(actor).userId, now));

  serve(app, sayIAmSafe, async ({ actor, body, db, now, request }) => {
    const { userId } = requireMember(actor);
    return inTurnOf(db, userId, async (db) => {
      const state = await findRemembered(db, userId);
      // A notice that came after the one they answered stays; so nothing is said twice either.
      if (state?.noticeSince?.getTime() === Date.parse(body.since)) {
        await keepRemembered(db, userId, sayingSafe(state, now), { safeSaidAt: now });
        await announceSupport(db, userId, userId, now);
        const entry = { at: now, actor, action: 'support.safe_said', subject: userId };
        await recordInAudit(db, { ...entry, network: networkOf(request) });
      }
      return safetyOf(db, userId, now);
    });
  });

  serve(app, askForCall, async ({ actor, body: { name, phone, sendKey }, db, now, world, request }) => {
    const { userId } = requireMember(actor);
    return inTurnOf(db, userId, async (db) => {
      const { level, routes } = standing(await findRemembered(db, userId), now);
      const alert = await insertAlert(db, {
        ...{ id: uuid(), userId, sendKey, name, phone, level, routes },
        ...{ language: languageOf(request), askedAt: now, changedAt: now },
      });
      if (alert) {
        await announceAlert(db, alert, now);
        await tellTeam(db, world, alert.id);
        const entry = { at: now, actor, action: 'crisis_alert.asked', subject: alert.id };
        await recordInAudit(db, { ...entry, network: networkOf(request) });
      }
      return safetyOf(db, userId, now);
    });
  });

  serve(app, getReferrals, ({ db }) => referrals(db));
}
