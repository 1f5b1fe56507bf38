import type { Language } from '@evenlight/contract/languages';
import {
  CALENDAR_PATH,
  downloadCalendar,
  endCalendarAddress,
  makeCalendarAddress,
} from '@evenlight/contract/timelines';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { asAttachment, brandInNames } from '../../../platform/files/file-names.ts';
import { hashToken, newToken } from '../../../platform/host-cookie.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { countTries, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { words } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { type PlanScope, planNamedBy, requirePlan } from '../../plans/access.ts';
import { lockPlan, planIn } from '../../plans/plan-store.ts';
import { announceTimeline } from '../change-event.ts';
import { readTimeline } from '../read-timeline.ts';
import { planOfAddress, putAddress, removeAddress } from './address-store.ts';
import { calendarOf } from './calendar-file.ts';

const fileName = words('timeline', 'file name');
const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
// Calendars ask every few hours, and several of them may sit behind one network.
const FETCHES = [{ per: 'network', times: 600, seconds: 3_600 }] as const;
const Secret = z.object({ secret: z.string().regex(/^[\w-]{20,100}\.ics$/) });

export function calendarRoutes(app: FastifyInstance) {
  const { world } = app;

  serve(app, downloadCalendar, async ({ actor, params, db, now, request, reply }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const language = languageOf(request);
    const file = await fileOf(db, world, scope, { language, now });
    const disposition = asAttachment(`${brandInNames(world.config.brand)}-${fileName[language]}.ics`);
    reply.type(CALENDAR_TYPE).headers({ 'cache-control': 'no-store', 'content-disposition': disposition }).send(file);
    return undefined;
  });

  serve(app, makeCalendarAddress, async ({ actor, params, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const token = newToken();
    await db.transaction(async (db) => {
      await lockPlan(db, scope);
      await putAddress(db, scope, { tokenHash: hashToken(token, world.keys.of('calendar-links')), createdAt: now });
      await announceTimeline(db, scope, now);
    });
    return { address: `${world.config.origin}${CALENDAR_PATH}/${token}.ics`, since: now.toISOString() };
  });

  serve(app, endCalendarAddress, async ({ actor, params, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    await db.transaction(async (db) => {
      await removeAddress(db, scope);
      await announceTimeline(db, scope, now);
    });
    return undefined;
  });

  // Calendars know no sessions: the address is the key, and can be ended. The log writes routes down, never addresses.
  app.get(`${CALENDAR_PATH}/:secret`, async (request, reply) => {
    const now = world.clock.now();
    await countTries(request, FETCHES, { name: 'calendar addresses', now });
    const asked = Secret.safeParse(request.params);
    if (!asked.success) return refuse('calendar.not_found');
    const token = asked.data.secret.slice(0, -'.ics'.length);
    const named = await planOfAddress(world.db, hashToken(token, world.keys.of('calendar-links')));
    const scope = named && (await planNamedBy(world.db, named));
    if (!scope) return refuse('calendar.not_found');
    const { language } = (await findOwner(world.db, scope.userId)) ?? refuse('calendar.not_found');
    if ((await planIn(world.db, scope, now)).archivedAt) return refuse('calendar.not_found');
    const file = await fileOf(world.db, world, scope, { language, now });
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    return reply.type(CALENDAR_TYPE).send(file);
  });
}

async function fileOf(
  db: Db,
  { config }: World,
  scope: PlanScope,
  { language, now }: { language: Language; now: Date },
) {
  const plan = await planIn(db, scope, now);
  const timeline = await readTimeline(db, plan, { language, now });
  return calendarOf(plan, timeline, { brand: config.brand, origin: config.origin, language, now });
}
