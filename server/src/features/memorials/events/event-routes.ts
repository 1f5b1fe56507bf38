import type { GatheringId } from '@evenlight/contract/ids';
import { addEvent, cancelEvent, changeEvent, getEventCalendar, listEvents } from '@evenlight/contract/memorials/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../../../platform/http/asker.ts';
import { countLettersTo } from '../../../platform/http/letter-limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireRight, visitMemorial } from '../access.ts';
import { callOff, changeGathering, isElsewhere, makeEvent } from './change-event.ts';
import { calendarOfEvent } from './event-calendar.ts';
import { eventsFor, requireEvent } from './read-events.ts';
import { type RsvpRow, reachableGuests } from './rsvp-store.ts';
import { asEvent, pagePathFor } from './wire.ts';

// A family may change its mind a few times a day. Whoever changes it all day long does not write to people.
const LETTERS_TO_ONE = 20;

export function eventRoutes(app: FastifyInstance) {
  serve(app, listEvents, async ({ actor, params, query, db, now, world }) =>
    eventsFor(db, await visitMemorial(world, actor, params.memorialId, query.address), now),
  );

  serve(app, addEvent, async ({ actor, params, body, db, now, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'addEvents');
    return db.transaction(async (db) => asEvent(await makeEvent(db, scope, body, { world, now }), now));
  });

  serve(app, changeEvent, async ({ actor, params, body, db, now, world, request }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'addEvents');
    const before = await requireEvent(db, scope, params.eventId);
    const hasNews = before.version === body.version && isElsewhere(before, body);
    const mayWriteTo = hasNews ? await lettersFor(request, params.eventId, now) : undefined;
    const changes = { ...body, id: params.eventId };
    return db.transaction(async (db) =>
      asEvent(await changeGathering(db, scope, changes, { world, now, ...(mayWriteTo && { mayWriteTo }) }), now),
    );
  });

  serve(app, cancelEvent, async ({ actor, params, db, now, world, request }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'addEvents');
    await requireEvent(db, scope, params.eventId);
    const mayWriteTo = await lettersFor(request, params.eventId, now);
    return db.transaction(async (db) =>
      asEvent(await callOff(db, scope, params.eventId, { world, now, mayWriteTo }), now),
    );
  });

  serve(app, getEventCalendar, async ({ actor, params, query, db, now, world, request, reply }) => {
    const { brand, origin } = world.config;
    const visit = await visitMemorial(world, actor, params.memorialId, query.address);
    const event = await requireEvent(db, visit, params.eventId);
    const path = pagePathFor(visit, world.keys, query.address);
    const file = calendarOfEvent(event, {
      ...{ brand, language: languageOf(request), pageUrl: path && `${origin}${path}`, now },
    });
    reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="gathering.ics"' })
      .send(file);
    return undefined;
  });
}

/** Counts a letter to each guest. Whoever had enough of them today is left out; the change itself is not refused. */
async function lettersFor(request: FastifyRequest, eventId: GatheringId, now: Date) {
  const spared = new Set<string>();
  for (const guest of await reachableGuests(request.server.world.db, eventId)) {
    if (!(await mayBeWritten(request, guest, now))) spared.add(guest.id);
  }
  return ({ id }: RsvpRow) => !spared.has(id);
}

async function mayBeWritten(request: FastifyRequest, { email }: RsvpRow, now: Date): Promise<boolean> {
  try {
    await countLettersTo(request, email ?? '', { name: 'gathering letters', times: LETTERS_TO_ONE, now });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
