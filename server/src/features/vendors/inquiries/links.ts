// A vendor's private links: one for each letter, and only their hashes are kept.
import { REPLY_LINK_DAYS, VENDOR_REPLY_PATH } from '@evenlight/contract/vendors/replies';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/host-cookie.ts';
import type { World } from '../../../platform/world.ts';
import { inquiryLinks } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type ReplyLink = { url: string; expiresAt: Date; key: string };

export async function newReplyLink(db: Db, world: World, inquiryId: string, now: Date): Promise<ReplyLink> {
  const token = newToken();
  const tokenHash = hashOfLink(world, token);
  const expiresAt = new Date(now.getTime() + REPLY_LINK_DAYS * DAY_MS);
  await db.insert(inquiryLinks).values({ tokenHash, inquiryId, expiresAt });
  const url = `${world.config.origin}${VENDOR_REPLY_PATH}#${token}`;
  return { url, expiresAt, key: tokenHash.toString('base64url') };
}

export function hashOfLink({ keys }: World, token: string): Buffer {
  return hashToken(token, keys.of('vendor-links'));
}
