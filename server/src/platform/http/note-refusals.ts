// Writes refusals into the audit log: a wrong code or passkey, a role that is too low, a request for the team's paths. A
// thing that is not found is no refusal: it may not exist.
import type { Endpoint } from '@evenlight/contract/endpoint';
import type { ProblemCode } from '@evenlight/contract/problems';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { recordInAudit } from '../audit.ts';
import { Problem } from '../problem.ts';
import { networkOf } from './asker.ts';

// Each row of the audit log makes the others wait, so each process logs a repeated refusal once an hour.
const NAMED_ONCE_IN_MS = 60 * 60 * 1000;
// Of each endpoint: more than try in earnest within an hour, and about a hundred kilobytes.
const REMEMBERED_MAX = 1_000;

/** Steps of an honest way: to sign in first, to show once more who is here. */
const stepsOnTheWay: readonly ProblemCode[] = ['session.proof_required', 'request.foreign_origin'];
const wrongProofs: readonly ProblemCode[] = ['code.refused', 'passkey.refused'];

function isRefusal({ code, status }: Problem, { access }: Endpoint, actor: Actor): boolean {
  if (wrongProofs.includes(code)) return true;
  if (access === 'staff' && code === 'path.not_found') return actor.kind === 'member';
  return status === 403 && !stepsOnTheWay.includes(code);
}

export function refusalNotes() {
  const notedAt = new Map<string, number>();

  function isNew(key: string, now: Date): boolean {
    const last = notedAt.get(key);
    if (last !== undefined && now.getTime() - last < NAMED_ONCE_IN_MS) return false;
    notedAt.delete(key);
    notedAt.set(key, now.getTime());
    const [oldest] = notedAt.keys();
    if (notedAt.size > REMEMBERED_MAX && oldest !== undefined) notedAt.delete(oldest);
    return true;
  }

  return async function noteRefusal(request: FastifyRequest, endpoint: Endpoint, actor: Actor, error: unknown) {
    if (!(error instanceof Problem) || !isRefusal(error, endpoint, actor)) return;
    const { db, clock } = request.server.world;
    const [now, network, subject] = [clock.now(), networkOf(request), `${endpoint.method} ${endpoint.path}`];
    const who = actor.kind === 'member' ? actor.userId : network;
    const key = `${who} ${subject} ${error.code}`;
    if (!isNew(key, now)) return;
    const entry = { at: now, actor, action: 'access.refused', subject, network, details: { code: error.code } };
    // The refusal itself stands, whether or not it can be written down. What could not be is written at the next try.
    await recordInAudit(db, entry).catch((err) => {
      notedAt.delete(key);
      request.log.error({ err }, 'a refusal could not be written down');
    });
  };
}
