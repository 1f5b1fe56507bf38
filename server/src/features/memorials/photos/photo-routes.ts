import { AlbumId, MemorialId } from '@evenlight/contract/ids';
import { setPortrait } from '@evenlight/contract/memorials/memorial';
import {
  changePhoto,
  getPhoto,
  getPhotoAlone,
  listPhotos,
  photoWidths,
  removePhoto,
  UploadPhotoFields,
  uploadPhoto,
} from '@evenlight/contract/memorials/photos';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { acceptParts, readParts } from '../../../platform/uploads/read-parts.ts';
import type { World } from '../../../platform/world.ts';
import { requireRight, visitMemorial, visitMemorialByKey, withRight } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { inTurn } from '../in-turn.ts';
import { updateMemorialFields } from '../store.ts';
import { asWire } from '../wire.ts';
import { keepCut, keepPhoto, PHOTO_LIMIT, readPhoto, traceOfPhoto } from './keep-photo.ts';
import {
  albumsOf,
  deletePhotos,
  findAlbum,
  findPhoto,
  findPhotoByKey,
  formerSources,
  galleryOf,
  lastPosition,
  type PhotoRow,
  photoAsWire,
  photoBefore,
  renumberGallery,
  sizeOf,
  updatePhoto,
} from './photo-store.ts';

// A browser may show what it has for a day; whoever asks again is looked at again.
const KEPT_BY_BROWSERS = 'private, max-age=86400';

export function photoRoutes(app: FastifyInstance) {
  showingRoutes(app);
  uploadRoutes(app);
  changingRoutes(app);
}

function showingRoutes(app: FastifyInstance) {
  serve(app, listPhotos, async ({ actor, params, query, db, world }) => {
    const { memorialId } = await visitMemorial(world, actor, params.memorialId, query.address);
    const albums = await albumsOf(db, memorialId);
    const photos = await galleryOf(db, memorialId);
    return {
      albums: albums.map(({ id, title }) => ({ id: AlbumId.parse(id), title })),
      photos: photos.map(photoAsWire),
    };
  });

  serve(app, getPhoto, async ({ actor, params, world, request, reply }) => {
    await sendPhoto(request, reply, { world, actor, key: params.key, width: params.width });
    return undefined;
  });

  serve(app, getPhotoAlone, async ({ actor, params, world, request, reply }) => {
    await sendPhoto(request, reply, { world, actor, key: params.key, width: photoWidths[1] });
    return undefined;
  });
}

type Wanted = { world: World; actor: Actor; key: string; width: number };

async function sendPhoto(request: FastifyRequest, reply: FastifyReply, { world, actor, key, width }: Wanted) {
  const photo = await requireVisiblePhoto(world, actor, key);
  const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
  const size = (await sizeOf(world.db, photo.id, width, format)) ?? refuse('photo.not_found');
  const opened = (await world.files.open(size.fileId)) ?? refuse('photo.not_found');
  reply
    .type(`image/${format}`)
    .headers({ 'cache-control': KEPT_BY_BROWSERS, vary: 'Accept', 'content-length': size.byteSize })
    .header('content-security-policy', "default-src 'none'; sandbox");
  await reply.send(opened.bytes);
}

/**
 * The key cannot be guessed and is told only to those who see the page: that is enough while the page is open to whoever
 * has its address. Photos that wait for somebody's look are for that somebody alone.
 */
async function requireVisiblePhoto(world: World, actor: Actor, key: string): Promise<PhotoRow> {
  const photo = (await findPhotoByKey(world.db, key)) ?? refuse('photo.not_found');
  const memorialId = MemorialId.parse(photo.memorialId);
  try {
    const visit = await visitMemorialByKey(world, actor, memorialId);
    const isMine = visit.member !== null && visit.member.userId === photo.uploadedBy;
    const isShown = photo.place === 'gallery' || photo.place === 'portrait' || photo.place === 'entry';
    if (isShown || isMine || visit.isDelegate || mayOnMemorial(visit.role, 'edit')) return photo;
  } catch (error) {
    // That there is a memorial behind it is nobody's business.
    if (!(error instanceof Problem)) throw error;
  }
  return refuse('photo.not_found');
}

function uploadRoutes(app: FastifyInstance) {
  app.register(async (scope) => {
    await acceptParts(scope, PHOTO_LIMIT);
    serve(scope, uploadPhoto, async ({ actor, params, db, now, world, request }) => {
      const visit = await visitMemorial(world, actor, params.memorialId);
      const { memorialId, member } = withRight(visit, actor, 'contribute');
      const { file, fields } = await readParts(request, {
        fields: UploadPhotoFields,
        limit: PHOTO_LIMIT,
        take: ({ file }) => readPhoto(file),
        traceOf: traceOfPhoto,
      });
      const purpose = fields.purpose ?? (mayOnMemorial(visit.role, 'edit') ? 'gallery' : 'contribution');
      const isContribution = purpose === 'contribution';
      const right = isContribution ? 'contribute' : 'edit';
      withRight(visit, actor, right);
      if (isContribution && !visit.memorial.isCollaborative) refuse('memorial.not_collaborative');
      if (fields.albumId && !(await findAlbum(db, memorialId, { id: fields.albumId }))) refuse('album.not_found');
      const place = ({ gallery: 'gallery', portrait: 'source', contribution: 'waiting' } as const)[purpose];
      const { albumId = null, takenOn = null, caption, idempotencyKey = null } = fields;
      const photo = await keepPhoto(world, file, {
        memorialId,
        place,
        uploadedBy: member.userId,
        now,
        albumId,
        takenOn,
        caption,
        idempotencyKey,
        // Reading and drawing take a while, in which a role may be taken away.
        mayStill: async (db) => void (await requireRight({ db, keys: world.keys }, actor, memorialId, right)),
      });
      return { data: photoAsWire(photo) };
    });
  });
}

function changingRoutes(app: FastifyInstance) {
  serve(app, setPortrait, async ({ actor, params, body, db, now, world }) => {
    const { memorialId, member } = await requireRight(world, actor, params.memorialId, 'edit');
    const from = body.photoId && (await cuttablePhoto(db, memorialId, body.photoId));
    const about = { memorialId, place: 'portrait', uploadedBy: member.userId, now } as const;
    const portrait = from ? await keepCut(world, from, body.crop ?? null, about) : null;
    const gone = await inTurn({ actor, db, world }, memorialId, 'edit', async (db, { memorial }) => {
      const version = memorial.version + 1;
      await updateMemorialFields(db, memorialId, { portraitId: portrait?.id ?? null, version });
      await memorialChanged(db, memorialId, now);
      const former = await formerSources(db, memorialId, from?.place === 'source' ? from.id : null);
      return deletePhotos(db, [...former, ...(memorial.portraitId ? [memorial.portraitId] : [])]);
    });
    for (const id of gone) await world.files.remove(id);
    return asWire(await visitMemorial(world, actor, memorialId), world.keys);
  });

  serve(app, changePhoto, async ({ actor, params, body: { before, ...changes }, db, now, world }) =>
    inTurn({ actor, db, world }, params.memorialId, 'edit', async (db, { memorialId }) => {
      const photo = await galleryPhoto(db, memorialId, params.photoId);
      if (changes.albumId && !(await findAlbum(db, memorialId, { id: changes.albumId }))) refuse('album.not_found');
      const position = before === undefined ? photo.position : await positionBefore(db, photo, before);
      const changed = await updatePhoto(db, photo.id, { ...changes, position });
      await memorialChanged(db, memorialId, now);
      return photoAsWire(changed);
    }),
  );

  serve(app, removePhoto, async ({ actor, params, db, now, world }) => {
    const gone = await inTurn({ actor, db, world }, params.memorialId, 'edit', async (db, { memorialId }) => {
      const photo = await galleryPhoto(db, memorialId, params.photoId);
      const fileIds = await deletePhotos(db, [photo.id]);
      await memorialChanged(db, memorialId, now);
      await recordInAudit(db, { at: now, actor, action: 'photo.removed', subject: String(memorialId) });
      return fileIds;
    });
    for (const id of gone) await world.files.remove(id);
    return undefined;
  });
}

/** What waits for somebody's look is nothing to cut from. */
async function cuttablePhoto(db: Db, memorialId: MemorialId, id: string): Promise<PhotoRow> {
  const photo = await findPhoto(db, memorialId, id);
  return photo?.place === 'gallery' || photo?.place === 'source' ? photo : refuse('photo.not_found');
}

async function galleryPhoto(db: Db, memorialId: MemorialId, id: string): Promise<PhotoRow> {
  const photo = await findPhoto(db, memorialId, id);
  return photo?.place === 'gallery' ? photo : refuse('photo.not_found');
}

// Below this gap, no number fits between two photos any more.
const SMALLEST_GAP = 1e-6;

/** Half way between the two photos around it. */
async function positionBefore(db: Db, photo: PhotoRow, before: string | null): Promise<number> {
  const memorialId = MemorialId.parse(photo.memorialId);
  if (before === null) return (await lastPosition(db, memorialId)) + 1;
  const next = await galleryPhoto(db, memorialId, before);
  const previous = await photoBefore(db, next, photo.id);
  if (next.position - previous > SMALLEST_GAP) return (previous + next.position) / 2;
  await renumberGallery(db, memorialId);
  return positionBefore(db, photo, before);
}
