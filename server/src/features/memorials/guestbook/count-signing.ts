// How much is written into guestbooks: a full hall on one network may write, and one browser cannot flood a page.
import type { MemorialId } from '@evenlight/contract/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, hostCookie, newToken } from '../../../platform/host-cookie.ts';
import { actorOf, networkOf } from '../../../platform/http/asker.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import type { World } from '../../../platform/world.ts';
import { isWithin } from './letters-due.ts';

// Somebody writes for their children too; nobody writes six condolences in ten minutes.
const BROWSER = { times: 5, seconds: 600 };
// A full hall on the network of the parish, within the hour of the service.
const NETWORK = { times: 300, seconds: 3_600 };
// A whole town may come to one funeral.
const MEMORIAL = { times: 500, seconds: 3_600 };
// From many networks in one hour: no town has so many, and nobody could look through them.
const MEMORIAL_AT_MOST = { times: 3_000, seconds: 3_600 };

/** Tells the phones in a hall apart while they are counted. It says nothing about anybody, and is gone with the count. */
const guestCookie = hostCookie('guest');

/** Who writes, as far as it is counted: their account, or else the browser. */
export type Signer = { browser: string; network: string };

export async function signerOf(request: FastifyRequest, reply: FastifyReply): Promise<Signer> {
  const network = networkOf(request);
  const actor = await actorOf(request);
  if (actor.kind === 'member') return { browser: actor.userId, network };
  const { config, keys } = request.server.world;
  const known = guestCookie.read(request, config);
  const token = known ?? newToken();
  if (!known) guestCookie.set(reply, config, token, BROWSER.seconds);
  return { browser: hashToken(token, keys.of('networks')).toString('base64url').slice(0, 22), network };
}

/** True when so many wrote here that entries wait for the keeper. Refuses one browser, or a flood. */
export async function countSigning(
  { db, config }: World,
  memorialId: MemorialId,
  signer: Signer | null,
  now: Date,
): Promise<boolean> {
  const count = (key: string, limit: typeof BROWSER) =>
    countTry(db, { key: `guestbook ${key}`, limit, now, factor: config.rateLimitFactor });
  if (signer) await count(`browser ${signer.browser}`, BROWSER);
  await count(`flood ${memorialId}`, MEMORIAL_AT_MOST);
  const isOrdinary = [
    await isWithin(() => count(`memorial ${memorialId}`, MEMORIAL)),
    !signer || (await isWithin(() => count(`network ${memorialId} ${signer.network}`, NETWORK))),
  ];
  return isOrdinary.includes(false);
}
