// From the bytes on the wire to a photo in all its sizes.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type MemorialId, PhotoId } from '@evenlight/contract/ids';
import type { Crop } from '@evenlight/contract/memorials/memorial';
import { PHOTO_MAX_BYTES, PHOTOS_PER_MEMORIAL } from '@evenlight/contract/memorials/photos';
import { v7 as uuid } from 'uuid';
import { scanForViruses } from '../../../platform/antivirus/clamd.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { memorialChanged } from '../changed.ts';
import { lockMemorial } from '../store.ts';
import { type DrawnPhoto, drawPhoto, requirePhoto } from './draw-photo.ts';
import {
  countGuestPhotos,
  countPhotos,
  findSentPhoto,
  insertPhoto,
  lastPosition,
  newPhotoKey,
  PHOTO_KEPT_AS,
  type PhotoRow,
} from './photo-store.ts';

// More than a family looks through in a day.
const GUEST_PHOTOS_WAITING = 100;
// Drawn again at full size, a photo of few colours can grow.
const REDRAWN_MAX_BYTES = 64 * 1024 * 1024;

type Place = PhotoRow['place'];
type About = {
  memorialId: MemorialId;
  place: Place;
  uploadedBy: string | null;
  now: Date;
  albumId?: string | null;
  caption?: string;
  takenOn?: string | null;
  credit?: string;
  idempotencyKey?: string | null;
  /** Asked once more before it is written, under the memorial's lock. */
  mayStill?: (db: Db) => Promise<void>;
};

export const PHOTO_LIMIT = { maxBytes: PHOTO_MAX_BYTES, tooLarge: 'photo.too_large' } as const;

export function traceOfPhoto(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Refuses as soon as the limit is reached; nothing more of it is read then. */
export async function readPhoto(source: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let byteSize = 0;
  for await (const piece of source.iterator({ destroyOnReturn: false })) {
    byteSize += piece.length;
    if (byteSize >= PHOTO_MAX_BYTES) refuse('photo.too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Looks at what was sent, draws it again and keeps it. Whatever goes wrong, no row names a file that is not there. */
export async function keepPhoto(world: World, bytes: Buffer, about: About): Promise<PhotoRow> {
  await requirePhoto(bytes);
  const found = await scanForViruses(world, bytes);
  if (found === 'infected') refuse('photo.infected');
  if (found === 'away') throw new Problem('server.busy', { retryAfterSeconds: 30 });
  return keepDrawn(world, await drawPhoto(bytes), about);
}

/** The portrait is a photo of its own, cut out of another. */
export async function keepCut(world: World, from: PhotoRow, crop: Crop | null, about: About): Promise<PhotoRow> {
  const opened = (await world.files.open(from.originalId)) ?? refuse('photo.not_found');
  return keepDrawn(world, await drawPhoto(await buffer(opened.bytes), crop), about);
}

async function keepDrawn(world: World, drawn: DrawnPhoto, about: About): Promise<PhotoRow> {
  const keep = async (bytes: Buffer) => {
    const kept = { mediaType: PHOTO_KEPT_AS, maxBytes: REDRAWN_MAX_BYTES };
    return (await world.files.keep(Readable.from([bytes]), kept)).id;
  };
  const originalId = await keep(drawn.original.bytes);
  const sizes: { width: number; format: 'avif' | 'webp'; fileId: string; byteSize: number }[] = [];
  for (const { width, format, bytes } of drawn.sizes)
    sizes.push({ width, format, fileId: await keep(bytes), byteSize: bytes.length });
  const photo = { ...drawn, originalId, originalBytes: drawn.original.bytes.length };
  const files = [originalId, ...sizes.map(({ fileId }) => fileId)];
  try {
    const row = await world.db.transaction((db) => write(db, photo, sizes, about));
    // Sent twice: the first one stays, and what was drawn for the second goes.
    if (row.originalId !== originalId) for (const id of files) await world.files.remove(id);
    return row;
  } catch (error) {
    for (const id of files) await world.files.remove(id);
    throw error;
  }
}

type Drawn = Omit<DrawnPhoto, 'sizes' | 'original'> & { originalId: string; originalBytes: number };

async function write(
  db: Db,
  { width, height, originalId, originalBytes }: Drawn,
  sizes: Parameters<typeof insertPhoto>[2],
  {
    memorialId,
    now,
    idempotencyKey = null,
    albumId = null,
    caption = '',
    takenOn = null,
    credit = '',
    mayStill,
    ...about
  }: About,
): Promise<PhotoRow> {
  await lockMemorial(db, memorialId);
  await mayStill?.(db);
  const written = idempotencyKey && (await findSentPhoto(db, memorialId, idempotencyKey));
  if (written) return written;
  if (!(await hasRoom(db, memorialId, about))) refuse('photo.too_many');
  const position = (await lastPosition(db, memorialId)) + 1;
  const photo = {
    id: PhotoId.parse(uuid({ msecs: now.getTime() })),
    key: newPhotoKey(),
    createdAt: now,
    position,
    memorialId,
    idempotencyKey,
    albumId,
    caption,
    takenOn,
    credit,
    ...about,
    width,
    height,
    originalId,
    originalBytes,
  };
  const kept = await insertPhoto(db, photo, sizes);
  if (about.place === 'gallery') await memorialChanged(db, memorialId, now);
  return kept;
}

/** Guests cannot use up what is the family's, and a portrait always has its place. */
async function hasRoom(db: Db, memorialId: MemorialId, { place, uploadedBy }: Pick<About, 'place' | 'uploadedBy'>) {
  if (place === 'portrait') return true;
  if (uploadedBy === null) return (await countGuestPhotos(db, memorialId)) < GUEST_PHOTOS_WAITING;
  return (await countPhotos(db, memorialId, [place])) < PHOTOS_PER_MEMORIAL;
}
