import { AlbumId } from '@evenlight/contract/ids';
import { ALBUMS_PER_MEMORIAL, addAlbum, removeAlbum, renameAlbum } from '@evenlight/contract/memorials/photos';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { memorialChanged } from '../changed.ts';
import { inTurn } from '../in-turn.ts';
import { albumsOf, deleteAlbum, findAlbum, insertAlbum, renameAlbumTo } from './photo-store.ts';

export function albumRoutes(app: FastifyInstance) {
  serve(app, addAlbum, async ({ actor, params, body, db, now, world }) => {
    return inTurn({ actor, db, world }, params.memorialId, 'edit', async (db, { memorialId }) => {
      const written = await findAlbum(db, memorialId, { idempotencyKey: body.idempotencyKey });
      if (written) return { id: AlbumId.parse(written.id), title: written.title };
      if ((await albumsOf(db, memorialId)).length >= ALBUMS_PER_MEMORIAL) refuse('album.too_many');
      const id = AlbumId.parse(uuid({ msecs: now.getTime() }));
      await insertAlbum(db, { id, memorialId, ...body, createdAt: now });
      await memorialChanged(db, memorialId, now);
      return { id, title: body.title };
    });
  });

  serve(app, renameAlbum, async ({ actor, params, body, db, now, world }) => {
    return inTurn({ actor, db, world }, params.memorialId, 'edit', async (db, { memorialId }) => {
      const { id } = (await findAlbum(db, memorialId, { id: params.albumId })) ?? refuse('album.not_found');
      await renameAlbumTo(db, id, body.title);
      await memorialChanged(db, memorialId, now);
      return { id: AlbumId.parse(id), title: body.title };
    });
  });

  serve(app, removeAlbum, async ({ actor, params, db, now, world }) => {
    await inTurn({ actor, db, world }, params.memorialId, 'edit', async (db, { memorialId }) => {
      const { id } = (await findAlbum(db, memorialId, { id: params.albumId })) ?? refuse('album.not_found');
      await deleteAlbum(db, id);
      await memorialChanged(db, memorialId, now);
    });
    return undefined;
  });
}
