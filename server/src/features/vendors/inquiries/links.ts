// A vendor's private links: one for each letter, and only their hashes are kept.
import { REPLY_LINK_DAYS, VENDOR_REPLY_PATH } from '@evenlight/contract/vendors/replies';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/host-cookie.ts';
import type { World } from '../../../platform/world.ts';
import { inquiryLinks } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// Long enough for a vendor who comes back to it to read that nothing is asked any more.
const LINKS_AFTER_WITHDRAWAL_DAYS = 14;

type ReplyLink = { url: string; expiresAt: Date; key: string };
type Addressee = { inquiryId: string; email: string };

export async function newReplyLink(
  db: Db,
  world: World,
  { inquiryId, email }: Addressee,
  now: Date,
): Promise<ReplyLink> {
  const token = newToken();
  const tokenHash = hashOfLink(world, token);
  const expiresAt = new Date(now.getTime() + REPLY_LINK_DAYS * DAY_MS);
  await db.insert(inquiryLinks).values({ tokenHash, inquiryId, email, expiresAt });
  const url = `${world.config.origin}${VENDOR_REPLY_PATH}#${token}`;
  return { url, expiresAt, key: tokenHash.toString('base64url') };
}

export async function endLinksSoon(db: Db, inquiryId: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINKS_AFTER_WITHDRAWAL_DAYS * DAY_MS);
  const isLater = gt(inquiryLinks.expiresAt, expiresAt);
  await db
    .update(inquiryLinks)
    .set({ expiresAt })
    .where(and(eq(inquiryLinks.inquiryId, inquiryId), isLater));
}

export function hashOfLink({ keys }: World, token: string): Buffer {
  return hashToken(token, keys.of('vendor-links'));
}
