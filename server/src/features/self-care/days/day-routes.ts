import {
  addGriefDay,
  changeGriefDay,
  getGriefCalendar,
  listGriefDays,
  remindOfGriefDay,
  removeGriefDay,
} from '@evenlight/contract/self-care/days';
import type { FastifyInstance } from 'fastify';
import { asAttachment } from '../../../platform/files/file-names.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { words } from '../../../platform/texts/texts.ts';
import { requireMember } from '../../accounts/access.ts';
import { announceSelfCare, inTurnOf } from '../own-things.ts';
import { griefCalendar } from './calendar-file.ts';
import { addDay, changeDay, remindOf } from './change-days.ts';
import { deleteDay } from './day-store.ts';
import { gatherDays, isWithinAYear } from './gather-days.ts';

const fileName = words('days-to-remember', 'file name');

export function dayRoutes(app: FastifyInstance) {
  serve(app, listGriefDays, async ({ actor, db, now, world, request }) =>
    gatherDays(db, world, { userId: requireMember(actor).userId, language: languageOf(request), now }),
  );

  serve(app, addGriefDay, async ({ actor, body, now, world }) => addDay(world, requireMember(actor).userId, body, now));

  serve(app, remindOfGriefDay, async ({ actor, body, now, world, request }) =>
    remindOf(world, { userId: requireMember(actor).userId, language: languageOf(request), now }, body),
  );

  serve(app, changeGriefDay, async ({ actor, params, body: { version, ...fields }, now, world }) =>
    changeDay(world, requireMember(actor).userId, { ...params, version, fields }, now),
  );

  serve(app, removeGriefDay, async ({ actor, params, db, now }) => {
    const { userId } = requireMember(actor);
    await inTurnOf(db, userId, async (db) => {
      if (!(await deleteDay(db, userId, params.dayId))) refuse('grief_day.not_found');
      await announceSelfCare(db, userId, now);
    });
    return undefined;
  });

  serve(app, getGriefCalendar, async ({ actor, db, now, world, request, reply }) => {
    const { userId } = requireMember(actor);
    const language = languageOf(request);
    const days = await gatherDays(db, world, { userId, language, now });
    const coming = days.filter((day) => isWithinAYear(day, now));
    const file = griefCalendar(coming, { brand: world.config.brand, language, now });
    const disposition = asAttachment(`${fileName[language]}.ics`);
    reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': disposition })
      .send(file);
    return undefined;
  });
}
