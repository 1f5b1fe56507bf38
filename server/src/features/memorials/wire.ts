// A memorial as the API shows it to its reader.
import { MemorialId, UserId } from '@evenlight/contract/ids';
import { type Memorial, type OwnMemorial, RESTORE_DAYS } from '@evenlight/contract/memorials/memorial';
import { photoUrlOf } from '@evenlight/contract/memorials/photos';
import type { World } from '../../platform/world.ts';
import type { MemorialVisit } from './access.ts';
import { linkOf } from './links.ts';
import type { MemorialRow } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function asWire({ memorial, role, isDelegate }: MemorialVisit, keys: World['keys']): Memorial {
  const { fullName, birthDate, deathDate, biography, privacy, look, isListed, isCollaborative, guestbook } = memorial;
  return {
    id: MemorialId.parse(memorial.id),
    // Whose page it is, is for its people to know.
    userId: role ? UserId.parse(memorial.userId) : null,
    fullName,
    birthDate,
    deathDate,
    biography,
    privacy,
    look,
    isListed,
    isCollaborative,
    guestbook,
    photoUrl: memorial.portraitKey && photoUrlOf(memorial.portraitKey),
    isPublic: privacy === 'public',
    createdAt: memorial.createdAt.toISOString(),
    publishedAt: memorial.publishedAt?.toISOString() ?? null,
    slug: privacy === 'public' || role ? memorial.slug : null,
    version: memorial.version,
    role,
    isDelegate,
    address: addressOf(memorial, keys),
  };
}

/** What can be shared; a draft and an invited one have nothing that would open to others. */
export function addressOf(memorial: MemorialRow, keys: World['keys']): string | null {
  if (!memorial.publishedAt) return null;
  if (memorial.privacy === 'public') return memorial.slug;
  return memorial.privacy === 'unlisted' ? linkOf(memorial, keys) : null;
}

export function asOwn(visit: MemorialVisit, keys: World['keys'], waiting: number): OwnMemorial {
  const { updatedAt, deletedAt } = visit.memorial;
  const { biography: _, ...shown } = asWire(visit, keys);
  return {
    ...shown,
    updatedAt: updatedAt.toISOString(),
    restorableUntil: deletedAt && restorableUntil(deletedAt).toISOString(),
    waiting,
  };
}

export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);
}
