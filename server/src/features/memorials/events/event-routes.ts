import { addEvent, cancelEvent, changeEvent, getEventCalendar, listEvents } from '@evenlight/contract/memorials/events';
import type { FastifyInstance } from 'fastify';
import { asAttachment } from '../../../platform/files/file-names.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { words } from '../../../platform/texts/texts.ts';
import { visitMemorial } from '../access.ts';
import { inTurn } from '../in-turn.ts';
import { callOff, changeGathering, makeEvent } from './change-event.ts';
import { calendarOfEvent } from './event-calendar.ts';
import { eventsFor, requireEvent } from './read-events.ts';
import { asEvent, pagePathFor } from './wire.ts';

const fileName = words('gathering', 'file name');

export function eventRoutes(app: FastifyInstance) {
  serve(app, listEvents, async ({ actor, params, query, db, now, world }) =>
    eventsFor(db, await visitMemorial(world, actor, params.memorialId, query.address), now),
  );

  serve(app, addEvent, async ({ actor, params, body, db, now, world }) => {
    const made = await inTurn({ actor, db, world }, params.memorialId, 'addEvents', (db, scope) =>
      makeEvent(db, scope, body, now),
    );
    return asEvent(made, now);
  });

  serve(app, changeEvent, async ({ actor, params, body, db, now, world }) => {
    const changes = { ...body, id: params.eventId };
    const changed = await inTurn({ actor, db, world }, params.memorialId, 'addEvents', (db, scope) =>
      changeGathering(db, scope, changes, { world, now }),
    );
    return asEvent(changed, now);
  });

  serve(app, cancelEvent, async ({ actor, params, db, now, world }) => {
    const canceled = await inTurn({ actor, db, world }, params.memorialId, 'addEvents', (db, scope) =>
      callOff(db, scope, params.eventId, { world, now }),
    );
    return asEvent(canceled, now);
  });

  serve(app, getEventCalendar, async ({ actor, params, query, db, now, world, request, reply }) => {
    const { brand, origin } = world.config;
    const visit = await visitMemorial(world, actor, params.memorialId, query.address);
    const event = await requireEvent(db, visit, params.eventId);
    const path = pagePathFor(visit, world.keys, query.address);
    const language = languageOf(request);
    const file = calendarOfEvent(event, {
      brand,
      language,
      pageUrl: path && `${origin}${path}`,
      now,
    });
    reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': asAttachment(`${fileName[language]}.ics`) })
      .send(file);
    return undefined;
  });
}
