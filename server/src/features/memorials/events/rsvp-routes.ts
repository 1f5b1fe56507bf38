import { GatheringId, MemorialId } from '@evenlight/contract/ids';
import {
  answerEvent,
  changeRsvp,
  exportGuests,
  listGuests,
  type NewRsvp,
  openRsvp,
  removeGuest,
} from '@evenlight/contract/memorials/events';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { asAttachment } from '../../../platform/files/file-names.ts';
import { newToken } from '../../../platform/host-cookie.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { mayWriteTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { type MemorialVisit, requireRight, visitMemorial } from '../access.ts';
import { inTurn } from '../in-turn.ts';
import { linkOf } from '../links.ts';
import { findMemorial, lockMemorial } from '../store.ts';
import { type Answered, changeAnswer, findSameInput, giveAnswer, statusFor, takeOff } from './answer-event.ts';
import { type EventRow, findEvent, lockEvent } from './event-store.ts';
import { guestListFile, guestListName } from './guest-list-file.ts';
import { mayKnow, requireEvent } from './read-events.ts';
import { answersTo, findAnswerByToken } from './rsvp-store.ts';
import { isOver } from './rules.ts';
import { asGuest, asOwnRsvp, pagePathFor, rsvpToken, rsvpTrace } from './wire.ts';

// Somebody may answer for a whole family with one address.
const LETTERS_TO_ONE = 20;

export function rsvpRoutes(app: FastifyInstance) {
  answerRoutes(app);
  linkRoutes(app);
  guestRoutes(app);
}

function answerRoutes(app: FastifyInstance) {
  serve(app, answerEvent, async ({ actor, params, body, db, now, world, request }) => {
    const { memorialId, eventId } = params;
    const visit = await visitMemorial(world, actor, memorialId, body.address);
    const known = await requireEvent(db, visit, eventId);
    if (body.website !== '') return pretended(visit, known, { world, body, now });
    const same = await findSameInput(db, eventId, body, now);
    if (same) return told(visit, { rsvp: same, event: known }, { world, now, address: body.address });
    // Their answer stands also when the address was written to often enough today; the page itself has its link.
    const letters = { name: 'rsvp letters', times: LETTERS_TO_ONE, now };
    const mayWrite = body.email !== '' && !isOver(known, now) && (await mayWriteTo(request, body.email, letters));
    return db.transaction(async (db) => {
      await lockMemorial(db, memorialId);
      // It may have been closed or made private in this very moment.
      const visit = await visitMemorial({ db, keys: world.keys }, actor, memorialId, body.address);
      await requireEvent(db, visit, eventId);
      const input = { ...body, language: languageOf(request) };
      const answered = await giveAnswer(db, { id: eventId, memorialId }, input, {
        world,
        now,
        memorial: visit.memorial,
        mayWrite,
      });
      return told(visit, answered, { world, now, address: body.address });
    });
  });
}

type Telling = { world: World; now: Date; address?: string | null | undefined };

function told(visit: MemorialVisit, answered: Answered, telling: Telling) {
  return { ...shown(visit, answered, telling), token: rsvpToken(telling.world.keys, answered.rsvp.id) };
}

function shown(visit: MemorialVisit, { rsvp, event }: Answered, { world, now, address }: Telling) {
  const memorialPath = pagePathFor(visit, world.keys, address);
  return asOwnRsvp(rsvp, { event, memorialName: visit.memorial.fullName, memorialPath, now });
}

/** A program filled in what people do not see. It hears what it wants to hear, and nothing is written. */
function pretended(visit: MemorialVisit, event: EventRow, { world, body, now }: Telling & { body: NewRsvp }) {
  const memorialPath = pagePathFor(visit, world.keys, body.address);
  const answer = { ...body, status: statusFor(body, event) };
  const around = { event, memorialName: visit.memorial.fullName, memorialPath, now };
  return { ...asOwnRsvp(answer, around), token: newToken() };
}

function linkRoutes(app: FastifyInstance) {
  serve(app, openRsvp, async ({ actor, body, db, now, world }) => {
    const { visit, rsvp, eventId } = await requireAnswer(db, world, actor, body.token);
    const event = (await findEvent(db, visit.memorialId, eventId)) ?? refuse('rsvp.not_found');
    return shown(visit, { rsvp, event }, { world, now });
  });

  serve(app, changeRsvp, async ({ actor, body: { token, ...input }, db, now, world }) => {
    const { memorialId } = (await requireAnswer(db, world, actor, token)).visit;
    return db.transaction(async (db) => {
      await lockMemorial(db, memorialId);
      const { visit, rsvp, eventId } = await requireAnswer(db, world, actor, token);
      const event = (await lockEvent(db, memorialId, eventId)) ?? refuse('rsvp.not_found');
      const changed = await changeAnswer(db, { rsvp, event }, input, { world, now, memorial: visit.memorial });
      return shown(visit, changed, { world, now });
    });
  });
}

/**
 * Whoever has the link came by the page once: it opens while the page does, and to the same people. It stays good when
 * the address of an unlisted page is made again: they were invited to this gathering, and are not told the new address.
 */
async function requireAnswer(db: Db, { keys }: World, actor: Actor, token: string) {
  const found = (await findAnswerByToken(db, rsvpTrace(keys, token))) ?? refuse('rsvp.not_found');
  const memorialId = MemorialId.parse(found.memorialId);
  const eventId = GatheringId.parse(found.rsvp.eventId);
  const memorial = (await findMemorial(db, memorialId)) ?? refuse('rsvp.not_found');
  const visit = await visitMemorial({ db, keys }, actor, memorialId, linkOf(memorial, keys)).catch((error) => {
    throw error instanceof Problem ? new Problem('rsvp.not_found') : error;
  });
  const event = await findEvent(db, memorialId, eventId);
  if (!event || !mayKnow(visit, event)) return refuse('rsvp.not_found');
  return { visit, rsvp: found.rsvp, eventId };
}

function guestRoutes(app: FastifyInstance) {
  serve(app, listGuests, async ({ actor, params, db, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'seeGuests');
    await requireEvent(db, scope, params.eventId);
    return (await answersTo(db, params.eventId)).map(asGuest);
  });

  serve(app, exportGuests, async ({ actor, params, db, now, world, request, reply }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'seeGuests');
    const { title } = await requireEvent(db, scope, params.eventId);
    const language = languageOf(request);
    const file = guestListFile(await answersTo(db, params.eventId), language);
    await recordInAudit(db, { at: now, actor, action: 'event.guests_exported', subject: params.eventId });
    const disposition = asAttachment(guestListName(title, language));
    reply
      .type('text/csv; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': disposition })
      .send(file);
    return undefined;
  });

  serve(app, removeGuest, async ({ actor, params, db, now, world }) => {
    await inTurn({ actor, db, world }, params.memorialId, 'seeGuests', async (db, { memorial }) => {
      await takeOff(db, params, { world, now, memorial });
      await recordInAudit(db, { at: now, actor, action: 'rsvp.removed', subject: params.rsvpId });
    });
    return undefined;
  });
}
