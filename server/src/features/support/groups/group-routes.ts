import type { UserId } from '@evenlight/contract/ids';
import {
  askToJoinGroup,
  decideGroupRequest,
  getGroupCalendar,
  getGroupRequest,
  leaveGroup,
  listGroupRequests,
  listSupportGroups,
  type SupportGroup,
  setGroupReminders,
} from '@evenlight/contract/support/groups';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import { asAttachment, brandInNames } from '../../../platform/files/file-names.ts';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { isFirstThisHour } from '../first-this-hour.ts';
import { calendarOf, groupFileName } from './calendar-file.ts';
import {
  findGroupFor,
  findMembership,
  findRequest,
  groupRequests,
  groupsFor,
  lockGroup,
  updateMembership,
} from './group-store.ts';
import { readRequest } from './in-line.ts';
import { announceMembership, askForSeat, decideSeat, leaveSeat } from './seats.ts';
import { groupAsWire, requestAsWire } from './wire.ts';

export function groupRoutes(app: FastifyInstance) {
  readingRoutes(app);
  seatRoutes(app);
  teamRoutes(app);
}

function readingRoutes(app: FastifyInstance) {
  serve(app, listSupportGroups, async ({ actor, db, now, request }) => {
    const found = await groupsFor(db, memberIdOf(actor));
    const soonest = found.map((group) => groupAsWire(group, now)).sort(bySoonest);
    // Somebody who reads Spanish looks first for where it is spoken.
    const isSpoken = ({ language }: (typeof soonest)[number]) => language === languageOf(request);
    return [...soonest.filter(isSpoken), ...soonest.filter((group) => !isSpoken(group))];
  });

  serve(app, getGroupCalendar, async ({ actor, params, db, now, world, request, reply }) => {
    const { group, membership } =
      (await findGroupFor(db, params.groupId, memberIdOf(actor))) ?? refuse('group.not_found');
    const { brand, origin } = world.config;
    const isConfirmed = membership?.state === 'confirmed';
    const language = languageOf(request);
    const file = calendarOf(group, { brand, origin, language, now, isConfirmed });
    const disposition = asAttachment(`${brandInNames(brand)}-${groupFileName[language]}.ics`);
    reply.type('text/calendar; charset=utf-8');
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': disposition }).send(file);
    return undefined;
  });
}

function seatRoutes(app: FastifyInstance) {
  serve(app, askToJoinGroup, async ({ actor, params: { groupId }, body, db, now, world }) => {
    const { userId } = requireMember(actor);
    return db.transaction(async (db) => {
      await askForSeat(db, world, { groupId, userId, note: body.note, now });
      return groupAsWire((await findGroupFor(db, groupId, userId)) ?? refuse('group.not_found'), now);
    });
  });

  serve(app, leaveGroup, async ({ actor, params: { groupId }, db, now, world }) => {
    const { userId } = requireMember(actor);
    return db.transaction(async (db) => {
      const before = (await findGroupFor(db, groupId, userId)) ?? refuse('group.not_found');
      await leaveSeat(db, world, { groupId, userId, now });
      const after = await findGroupFor(db, groupId, userId);
      // One that is not offered any more is seen only by those who are in it.
      return groupAsWire(after ?? { ...before, membership: null }, now);
    });
  });

  serve(app, setGroupReminders, async ({ actor, params: { groupId }, body, db, now }) => {
    const { userId } = requireMember(actor);
    return db.transaction(async (db) => {
      await lockGroup(db, groupId);
      const membership = (await findMembership(db, groupId, userId)) ?? refuse('group.not_found');
      if (membership.wantsReminders !== body.wantsReminders) {
        await updateMembership(db, membership.id, body);
        await announceMembership(db, membership, now);
      }
      return groupAsWire((await findGroupFor(db, groupId, userId)) ?? refuse('group.not_found'), now);
    });
  });
}

function teamRoutes(app: FastifyInstance) {
  serve(app, listGroupRequests, async ({ actor, db, now, world, request }) => {
    const found = await groupRequests(db);
    const { userId } = requireMember(actor);
    // The list is looked at every minute; an empty one says nothing about anybody.
    if (found.length > 0 && (await isFirstThisHour(db, `group requests read by ${userId}`, now))) {
      const entry = { at: now, actor, action: 'group_requests.read', subject: 'group requests' };
      await recordInAudit(db, { ...entry, network: networkOf(request) });
    }
    return found.map((one) => requestAsWire(one, world.keys));
  });

  serve(app, getGroupRequest, async ({ actor, params: { requestId }, db, now, world, request: asked }) => {
    const { askedBy: person, ...read } = await readRequest(db, world.keys, requestId);
    const { userId } = requireMember(actor);
    if (person && (await isFirstThisHour(db, `group request ${requestId} read by ${userId}`, now))) {
      const entry = { at: now, actor, action: 'group_request.read', subject: requestId, details: { person } };
      await recordInAudit(db, { ...entry, network: networkOf(asked) });
    }
    return read;
  });

  serve(app, decideGroupRequest, async ({ actor, params: { requestId }, body, db, now, world, request }) => {
    const { userId: decidedBy } = requireMember(actor);
    return db.transaction(async (db) => {
      const isNew = await decideSeat(db, world, { requestId, decision: body.decision, decidedBy, now });
      const found = (await findRequest(db, requestId)) ?? refuse('group.request_not_found');
      const action = body.decision === 'confirm' ? 'group_request.confirmed' : 'group_request.declined';
      const details = { person: found.membership.userId };
      const entry = { at: now, actor, action, subject: requestId, network: networkOf(request), details };
      if (isNew) await recordInAudit(db, entry);
      return requestAsWire(found, world.keys);
    });
  });
}

/** Whoever looks at night wants to know where they can go next. */
function bySoonest(one: SupportGroup, other: SupportGroup): number {
  const [first = '', second = ''] = [one, other].map(({ nextMeetings }) => nextMeetings[0]?.startsAt);
  return first < second ? -1 : Number(first > second);
}

function memberIdOf(actor: Actor): UserId | null {
  return actor.kind === 'member' ? actor.userId : null;
}
