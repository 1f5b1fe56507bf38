// A photo that somebody without an account sends along: it comes first, and the entry names it by its ticket.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MemorialId, PhotoId } from '@evenlight/contract/ids';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findPhoto } from '../photos/photo-store.ts';
import { isPhotoTaken } from './entry-store.ts';

type Keys = World['keys'];

export function ticketFor(keys: Keys, memorialId: MemorialId, photoId: string): string {
  return `${photoId}.${sealOf(keys, memorialId, photoId).toString('base64url')}`;
}

/** The photo behind a ticket of this memorial, unless another entry has it already. */
export async function redeemTicket(db: Db, keys: Keys, memorialId: MemorialId, ticket: string): Promise<PhotoId> {
  const [named = '', seal = ''] = ticket.split('.');
  const photoId = PhotoId.safeParse(named).data ?? refuse('photo.not_found');
  const [given, ours] = [Buffer.from(seal, 'base64url'), sealOf(keys, memorialId, photoId)];
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) refuse('photo.not_found');
  const photo = await findPhoto(db, memorialId, photoId);
  if (photo?.place !== 'waiting' || (await isPhotoTaken(db, photoId))) refuse('photo.not_found');
  return photoId;
}

function sealOf(keys: Keys, memorialId: MemorialId, photoId: string): Buffer {
  return createHmac('sha256', keys.of('guest-photos')).update(`${memorialId} ${photoId}`).digest();
}
