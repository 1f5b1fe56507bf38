// Our team and the people who asked for a call: a name, a number, the kind of worry, and never a conversation.
import { getCrisisAlert, listCrisisAlerts, moveCrisisAlert } from '@evenlight/contract/support/safety';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { alertsSince, announceAlert, askerOf, findAlert, lockAlert, updateAlert } from './alert-store.ts';
import { isFirstThisHour } from './first-this-hour.ts';
import { movedTo } from './rules.ts';

// Those who were reached stay in sight for a working week, for whoever asks 'did we call them?'.
const DONE_SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

export function alertRoutes(app: FastifyInstance) {
  serve(app, listCrisisAlerts, async ({ actor, db, now, request }) => {
    const alerts = await alertsSince(db, new Date(now.getTime() - DONE_SHOWN_MS), now);
    // The list is looked at every half minute; an empty one says nothing about anybody.
    if (alerts.length > 0 && (await isFirstThisHour(db, `crisis alerts read by ${requireMember(actor).userId}`, now))) {
      const entry = { at: now, actor, action: 'crisis_alerts.read', subject: 'crisis alerts' };
      await recordInAudit(db, { ...entry, network: networkOf(request) });
    }
    return alerts;
  });

  serve(app, getCrisisAlert, async ({ actor, params: { alertId }, db, now, request }) => {
    const alert = await findAlert(db, alertId, now);
    const person = await askerOf(db, alertId);
    const reading = `crisis alert ${alertId} read by ${requireMember(actor).userId}`;
    if (person && (await isFirstThisHour(db, reading, now))) {
      const entry = { at: now, actor, action: 'crisis_alert.read', subject: alertId, details: { person } };
      await recordInAudit(db, { ...entry, network: networkOf(request) });
    }
    return { alert };
  });

  serve(app, moveCrisisAlert, async ({ actor, params: { alertId }, body, db, now, request }) => {
    const { userId } = requireMember(actor);
    return db.transaction(async (db) => {
      const alert = (await lockAlert(db, alertId)) ?? refuse('alert.not_found');
      const state = movedTo(alert, body.state, { mover: userId, now });
      if (state) {
        await updateAlert(db, alertId, { state, takenBy: userId, changedAt: now });
        await announceAlert(db, alert, now);
      }
      const moved = (await findAlert(db, alertId, now)) ?? refuse('alert.not_found');
      const isTakenOver = alert.takenBy !== null && alert.takenBy !== userId;
      const details = { person: alert.userId, ...(isTakenOver ? { takenOverFrom: alert.takenBy ?? '' } : {}) };
      const entry = { at: now, actor, action: `crisis_alert.${body.state}`, subject: alertId, details };
      if (state) await recordInAudit(db, { ...entry, network: networkOf(request) });
      return moved;
    });
  });
}
