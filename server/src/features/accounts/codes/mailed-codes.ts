// Codes that prove an address: six digits and a link in one mail, for the browser that asked and nobody else.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_MINUTES } from '@evenlight/contract/accounts';
import type { UserId } from '@evenlight/contract/ids';
import { safeReturnPath } from '@evenlight/contract/return-path';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken, hostCookie, newToken } from '../../../platform/host-cookie.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { sendCodeMail } from '../mails/mails.ts';
import type { Context } from '../sessions.ts';
import { countCodeTried } from './code-limits.ts';
import { findCodeByLink, insertCode, killCodesOf, type MailedCode, spendCode, tryCode } from './code-store.ts';

/** Marks the browser that asked. It opens nothing by itself. */
const pendingCookie = hostCookie('pending');

export type SignUpForm = { firstName: string; lastName: string; phone: string };

type Wanted = { email: string; returnTo?: string | undefined } & (
  | { purpose: 'sign-in' }
  | { purpose: 'sign-up'; form: SignUpForm }
  | { purpose: 'proof' | 'new-email'; userId: UserId }
);

/**
 * Never looks whether the address has an account: what is not asked cannot be told apart, by answer or by time.
 * Answers with what marks the browser, to be called once the transaction has committed.
 */
export async function mailCode(db: Db, { request, reply, now }: Context, wanted: Wanted): Promise<() => void> {
  const { world } = request.server;
  const { keys, config } = world;
  const [id, code, linkToken, browserToken] = [uuid(), newCode(), newToken(), newToken()];
  const former = pendingCookie.read(request, config);
  const language = languageOf(request);
  await db.transaction(async (db) => {
    if (former) await killCodesOf(db, hashToken(former, keys.of('codes')), now);
    await insertCode(db, {
      id,
      language,
      createdAt: now,
      purpose: wanted.purpose,
      email: wanted.email,
      userId: 'userId' in wanted ? wanted.userId : null,
      browserHash: hashToken(browserToken, keys.of('codes')),
      codeHash: hashCode(code, id, keys.of('codes')),
      linkHash: hashToken(linkToken, keys.of('codes')),
      sealedForm: 'form' in wanted ? keys.wrap(Buffer.from(JSON.stringify(wanted.form)), formContext(id)) : null,
      returnPath: 'returnTo' in wanted ? ownPathIn(wanted.returnTo) : null,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    await sendCodeMail(db, world, { ...wanted, id, code, linkToken, language });
  });
  return () => pendingCookie.set(reply, config, browserToken, CODE_MINUTES * 60);
}

type Purpose = MailedCode['purpose'];
type Shown = { code: string; purposes: readonly Purpose[]; email?: string; userId?: UserId };

/**
 * Spends the code if it is the right one, and answers with what it proves. A wrong one is counted, and the fifth kills the
 * code: so this must commit even when it answers null. Parallel tries wait for the row's lock, and one wins.
 */
export async function takeCode(db: Db, { request, now }: Context, shown: Shown): Promise<MailedCode | null> {
  const { config, keys } = request.server.world;
  const token = pendingCookie.read(request, config);
  if (!token) return null;
  const mailed = await tryCode(db, { ...shown, browserHash: hashToken(token, keys.of('codes')), now });
  if (!mailed) return null;
  await countCodeTried(db, { request, now }, mailed.email);
  const isRight = timingSafeEqual(mailed.codeHash, hashCode(shown.code, mailed.id, keys.of('codes')));
  if (!isRight) return null;
  await spendCode(db, mailed.id, now);
  return mailed;
}

/** The link is long enough to be found by; only the browser that asked may spend it. */
export async function takeLink(db: Db, { request, now }: Context, linkToken: string): Promise<MailedCode> {
  const { config, keys } = request.server.world;
  const mailed = await findCodeByLink(db, hashToken(linkToken, keys.of('codes')), now);
  if (!mailed) refuse('code.refused');
  const token = pendingCookie.read(request, config);
  const isSameBrowser = token !== undefined && timingSafeEqual(hashToken(token, keys.of('codes')), mailed.browserHash);
  if (!isSameBrowser) refuse('link.other_browser');
  await spendCode(db, mailed.id, now);
  return mailed;
}

export function forgetPending({ request, reply }: Context) {
  pendingCookie.clear(reply, request.server.world.config);
}

export function formIn(mailed: MailedCode, keys: World['keys']): SignUpForm | null {
  if (!mailed.sealedForm) return null;
  return JSON.parse(keys.unwrap(mailed.sealedForm, formContext(mailed.id)).toString());
}

/** Null for none, and for one that is not ours. */
function ownPathIn(returnTo: string | undefined): string | null {
  const path = safeReturnPath(returnTo);
  return path === '/' ? null : path;
}

const formContext = (id: string) => `sign-up ${id}`;

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Salted by the row's id: the same six digits look different in every row. */
function hashCode(code: string, id: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${id} ${code}`).digest();
}
