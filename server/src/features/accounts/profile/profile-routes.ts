// One's own record: reading it, choosing what to be written about, taking everything along, leaving.
import { wallTimeAt } from '@evenlight/contract/dates';
import {
  deleteAccount,
  exportAccount,
  findUserByEmail,
  getPreferences,
  getUser,
  setPreferences,
} from '@evenlight/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import { sessionCookie } from '../../../platform/host-cookie.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { PersonalData } from '../../../platform/personal-data/coverage.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember, requireOwn, requireProof } from '../access.ts';
import { packAccount } from '../export/export-account.ts';
import { findUser } from '../store.ts';
import { planDeletion } from './delete-account.ts';
import { changesAsked, isQuiet, type KeptPreferences } from './preferences-rules.ts';
import { changePreferences, findOwner, preferencesOf } from './profile-store.ts';

export function profileRoutes(app: FastifyInstance, declarations: readonly PersonalData[]) {
  recordRoutes(app);
  preferenceRoutes(app);
  leavingRoutes(app, declarations);
}

function recordRoutes(app: FastifyInstance) {
  serve(app, getUser, async ({ actor, params, db }) => {
    const { userId } = requireOwn(actor, params.userId);
    return (await findUser(db, userId)) ?? refuse('user.not_found');
  });

  serve(app, findUserByEmail, async ({ actor, params, db }) => {
    const user = await findUser(db, requireMember(actor).userId);
    // No other address is looked up at all, so none can be told from another.
    const isOwn = user?.email.toLowerCase() === params.email.trim().toLowerCase();
    return isOwn && user ? user : refuse('user.not_found');
  });
}

function preferenceRoutes(app: FastifyInstance) {
  serve(app, getPreferences, async ({ actor, params, db, now }) => {
    const { userId } = requireOwn(actor, params.userId);
    return asAnswered(await preferencesOf(db, userId), now);
  });

  serve(app, setPreferences, async ({ actor, params, body, db, now }) => {
    const { userId } = requireOwn(actor, params.userId);
    return asAnswered(await changePreferences(db, userId, changesAsked(body, now)), now);
  });
}

function asAnswered(kept: KeptPreferences, now: Date) {
  return { ...kept, quietUntil: isQuiet(kept, now) ? (kept.quietUntil?.toISOString() ?? null) : null };
}

function leavingRoutes(app: FastifyInstance, declarations: readonly PersonalData[]) {
  serve(app, exportAccount, async ({ actor, params, db, now, world, request, reply }) => {
    const member = requireOwn(actor, params.userId);
    requireProof(member, now);
    const { userId } = member;
    const owner = (await findOwner(db, userId)) ?? refuse('user.not_found');
    await recordInAudit(db, {
      at: now,
      actor,
      action: 'account.exported',
      subject: userId,
      network: networkOf(request),
    });
    const bytes = await packAccount(world, declarations, owner);
    // Downloads lie around: the name says what it is and from when, and not whose.
    const fileName = `${world.config.brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${wallTimeAt(now).date}.zip`;
    reply
      .type('application/zip')
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` })
      .send(bytes);
    return undefined;
  });

  serve(app, deleteAccount, async ({ actor, params, now, world, request, reply }) => {
    const member = requireOwn(actor, params.userId);
    requireProof(member, now);
    const deletesAt = await planDeletion(world, member, networkOf(request), now);
    sessionCookie.clear(reply, world.config);
    return { deletesAt: deletesAt.toISOString() };
  });
}
