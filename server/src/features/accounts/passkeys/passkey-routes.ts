import { PasskeyId, type UserId } from '@evenlight/contract/ids';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  PASSKEYS_MAX,
  passkeySignInOptions,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@evenlight/contract/passkeys';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { proofEndsAt, requireMember, requireProof } from '../access.ts';
import { rememberBrowser } from '../codes/code-limits.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { sendAccountMail } from '../mails/mails.ts';
import { findUser, lockUserById, markSessionProven } from '../store.ts';
import {
  countPasskeys,
  deletePasskeyOf,
  insertPasskey,
  passkeysOf,
  renamePasskeyOf,
  type StoredPasskey,
} from './passkey-store.ts';
import { optionsToAdd, optionsToSignIn, readNewPasskey, readShownPasskey } from './passkeys.ts';

export function passkeyRoutes(app: FastifyInstance) {
  usingRoutes(app);
  keepingRoutes(app);
}

function usingRoutes(app: FastifyInstance) {
  serve(app, passkeySignInOptions, async ({ world, now }) => optionsToSignIn(world, now));

  serve(app, signInByPasskey, async ({ body, db, world, ...asking }) => {
    const { passkey, markUsed } = await readShownPasskey(world, body.credential, asking.now);
    const { signedIn, putCookie } = await db.transaction(async (db) => {
      await markUsed(db);
      const user = (await lockUserById(db, passkey.userId)) ?? refuse('passkey.refused');
      return completeSignIn(db, asking, user, { arrival: 'signed-in', way: 'passkey' });
    });
    putCookie();
    rememberBrowser(asking.request, asking.reply, signedIn.email);
    return signedIn;
  });

  serve(app, proveByPasskey, async ({ actor, body, db, world, now, request }) => {
    const { userId, sessionId } = requireMember(actor);
    const { passkey, markUsed } = await readShownPasskey(world, body.credential, now);
    if (passkey.userId !== userId) refuse('passkey.refused');
    await db.transaction(async (db) => {
      await markUsed(db);
      await markSessionProven(db, sessionId, now);
      const network = networkOf(request);
      await recordInAudit(db, { at: now, actor, action: 'session.proven', subject: sessionId, network });
    });
    return { provenUntil: proofEndsAt(now).toISOString() };
  });
}

function keepingRoutes(app: FastifyInstance) {
  serve(app, listPasskeys, async ({ actor, db }) => {
    return (await passkeysOf(db, requireMember(actor).userId)).map(asWire);
  });

  serve(app, newPasskeyOptions, async ({ actor, db, world, now }) => {
    const member = requireMember(actor);
    requireProof(member, now);
    await requireRoom(db, member.userId);
    const owner = (await findUser(db, member.userId)) ?? refuse('session.required');
    return optionsToAdd(world, { ...owner, id: member.userId }, now);
  });

  serve(app, addPasskey, async ({ actor, body, db, world, now, request }) => {
    const member = requireMember(actor);
    const { userId } = member;
    requireProof(member, now);
    const made = await readNewPasskey(world, userId, body.credential, now);
    return db.transaction(async (db) => {
      // Locked, so that two at once cannot both take the last place.
      const owner = (await lockUserById(db, userId)) ?? refuse('session.required');
      await requireRoom(db, userId);
      const kept = await insertPasskey(db, { ...made, id: uuid(), userId, name: body.name, createdAt: now });
      if (!kept) return refuse('passkey.refused');
      const { id: subject, name } = kept;
      const key = `passkey-added ${subject}`;
      await recordInAudit(db, { at: now, actor, action: 'passkey.added', subject, network: networkOf(request) });
      await sendAccountMail(db, world, { kind: 'passkey-added', name, to: owner.email, language: owner.language, key });
      return asWire(kept);
    });
  });

  serve(app, renamePasskey, async ({ actor, params, body, db }) => {
    const renamed = await renamePasskeyOf(db, requireMember(actor).userId, params.passkeyId, body.name);
    return asWire(renamed ?? refuse('passkey.not_found'));
  });

  serve(app, removePasskey, async ({ actor, params, db, world, now, request }) => {
    const member = requireMember(actor);
    requireProof(member, now);
    await db.transaction(async (db) => {
      const { name } = (await deletePasskeyOf(db, member.userId, params.passkeyId)) ?? refuse('passkey.not_found');
      const owner = (await lockUserById(db, member.userId)) ?? refuse('session.required');
      const subject = params.passkeyId;
      const key = `passkey-removed ${subject}`;
      await recordInAudit(db, { at: now, actor, action: 'passkey.removed', subject, network: networkOf(request) });
      await sendAccountMail(db, world, {
        kind: 'passkey-removed',
        name,
        to: owner.email,
        language: owner.language,
        key,
      });
    });
    return undefined;
  });
}

async function requireRoom(db: Db, userId: UserId) {
  if ((await countPasskeys(db, userId)) >= PASSKEYS_MAX) refuse('passkey.too_many');
}

function asWire({ id, name, createdAt, lastUsedAt }: StoredPasskey) {
  return {
    id: PasskeyId.parse(id),
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
