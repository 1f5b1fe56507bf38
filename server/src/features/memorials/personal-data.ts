import { MemorialId, UserId } from '@evenlight/contract/ids';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  type Erasing,
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  type Person,
  type PersonalData,
  personalTable,
  storedFile,
  withheld,
} from '../../platform/personal-data/coverage.ts';
import { handOverForLeaver } from './collaboration/hand-over.ts';
import { collaborationAuditActions, collaborationTables, eraseContributions } from './collaboration/personal-data.ts';
import { eraseAnswersOf, eventAuditActions, eventTables } from './events/personal-data.ts';
import { eraseEntriesOf, guestbookAuditActions, guestbookTables } from './guestbook/personal-data.ts';
import { keepingAuditActions, keepingTables } from './keeping/personal-data.ts';
import { memorialNumber, ofOwnMemorials, yesOrNo } from './own-memorials.ts';
import { deletePhotos, photoIdsOf } from './photos/photo-store.ts';
import { findMemorial, lockMemorial } from './store.ts';
import { memorialAlbums, memorialPhotoSizes, memorialPhotos, memorialStories, memorials } from './tables.ts';

const link = withheld({
  en: 'Whoever has it can open the page. You find it beside the memorial.',
  es: 'Quien lo tiene puede abrir la página. Lo encuentra junto al memorial.',
});

export const memorialPersonalData: PersonalData = {
  owner: 'memorials',
  tables: [
    personalTable(memorials, {
      title: { en: 'Your memorials', es: 'Sus memoriales' },
      of: ({ id }) => eq(memorials.userId, id),
      leaving: 'handled',
      columns: {
        id: memorialNumber,
        userId: ofTheReader,
        idempotencyKey: ownNumber,
        fullName: exported({ en: 'Name', es: 'Nombre' }),
        birthDate: exported({ en: 'Born', es: 'Nacimiento' }),
        deathDate: exported({ en: 'Died', es: 'Fallecimiento' }),
        biography: exported({ en: 'Life story', es: 'Historia de vida' }),
        portraitId: ownNumber,
        privacy: exported(
          { en: 'Who can see it', es: 'Quién puede verlo' },
          {
            public: { en: 'Everybody', es: 'Todos' },
            unlisted: { en: 'Whoever has the link', es: 'Quien tiene el enlace' },
            invited: { en: 'Whom you invited', es: 'A quienes invitó' },
          },
        ),
        look: exported({ en: 'Look', es: 'Aspecto' }),
        isListed: exported({ en: 'Search engines may show it', es: 'Los buscadores pueden mostrarlo' }, yesOrNo),
        isCollaborative: exported({ en: 'Others help', es: 'Otros ayudan' }, yesOrNo),
        guestbook: exported({ en: 'Guestbook', es: 'Libro de visitas' }),
        slug: exported({ en: 'Address', es: 'Dirección' }),
        linkHash: link,
        linkSealed: link,
        version: ownNumber,
        revision: ownNumber,
        secondKeeperId: ownNumber,
        successorId: ownNumber,
        successionAskedAt: exported({ en: 'Asked to be passed on', es: 'Se pidió traspasarlo' }),
        createdAt: exported({ en: 'Made', es: 'Creado' }),
        updatedAt: exported({ en: 'Last changed', es: 'Última modificación' }),
        publishedAt: exported({ en: 'Published', es: 'Publicado' }),
        closedAt: exported({ en: 'Closed by our team', es: 'Cerrado por nuestro equipo' }),
        deletedAt: exported({ en: 'Deleted', es: 'Eliminado' }),
      },
    }),
    personalTable(memorialStories, {
      title: { en: 'Life stories as they were', es: 'Historias de vida anteriores' },
      of: ofOwnMemorials(memorialStories.memorialId),
      leaving: 'handled',
      columns: {
        memorialId: memorialNumber,
        version: ownNumber,
        savedBy: ownNumber,
        biography: exported({ en: 'Life story', es: 'Historia de vida' }),
        savedAt: exported({ en: 'Saved', es: 'Guardada' }),
      },
    }),
    personalTable(memorialAlbums, {
      title: { en: 'Albums', es: 'Álbumes' },
      of: ofOwnMemorials(memorialAlbums.memorialId),
      leaving: 'handled',
      columns: {
        id: ownNumber,
        memorialId: memorialNumber,
        idempotencyKey: ownNumber,
        title: exported({ en: 'Title', es: 'Título' }),
        createdAt: exported({ en: 'Made', es: 'Creado' }),
      },
    }),
    personalTable(memorialPhotos, {
      title: { en: 'Photos of your memorials', es: 'Fotos de sus memoriales' },
      of: ofOwnMemorials(memorialPhotos.memorialId),
      leaving: 'handled',
      columns: {
        id: ownNumber,
        memorialId: memorialNumber,
        key: ownNumber,
        albumId: ownNumber,
        idempotencyKey: ownNumber,
        place: exported({ en: 'Where it stands', es: 'Dónde está' }),
        caption: exported({ en: 'Caption', es: 'Título' }),
        takenOn: exported({ en: 'Taken', es: 'Tomada' }),
        position: ownNumber,
        width: exported({ en: 'Width', es: 'Ancho' }),
        height: exported({ en: 'Height', es: 'Alto' }),
        originalId: storedFile({ en: 'Photo', es: 'Foto' }),
        originalBytes: exported({ en: 'Size in bytes', es: 'Tamaño en bytes' }),
        uploadedBy: ownNumber,
        credit: exported({ en: 'Shared by', es: 'Compartida por' }),
        createdAt: exported({ en: 'Added', es: 'Añadida' }),
      },
    }),
    otherTable(memorialPhotoSizes, {
      columns: ['photoId', 'width', 'format', 'fileId', 'byteSize'],
      reason: { noPerson: 'The same photos, smaller; they go with the photo.' },
    }),
    ...guestbookTables,
    ...eventTables,
    ...collaborationTables,
    ...keepingTables,
  ],
  auditActions: {
    'memorial.changed': { en: 'A memorial changed', es: 'Un memorial cambió' },
    'memorial.presence': { en: 'Somebody came to a memorial or left', es: 'Alguien entró o salió de un memorial' },
    'memorial.made': { en: 'A memorial was made', es: 'Se creó un memorial' },
    'memorial.published': { en: 'A memorial was published', es: 'Se publicó un memorial' },
    'memorial.privacy_changed': { en: 'Who can see a memorial changed', es: 'Cambió quién puede ver un memorial' },
    'memorial.deleted': { en: 'A memorial was deleted', es: 'Se eliminó un memorial' },
    'memorial.restored': { en: 'A memorial was brought back', es: 'Se recuperó un memorial' },
    'memorial.link_renewed': { en: 'A memorial got a new link', es: 'Un memorial recibió un enlace nuevo' },
    'photo.removed': { en: 'A photo was removed from a memorial', es: 'Se quitó una foto de un memorial' },
    'memorial.archived': { en: 'A memorial was taken along as a file', es: 'Se descargó un memorial' },
    ...guestbookAuditActions,
    ...eventAuditActions,
    ...collaborationAuditActions,
    ...keepingAuditActions,
  },
  erase: [
    async (db, person, erasing) => {
      await eraseAnswersOf(db, person, erasing);
      await eraseContributions(db, person);
      return [...(await eraseEntriesOf(db, person, erasing)), ...(await leaveMemorials(db, person, erasing))];
    },
  ],
};

/** A memorial is others' too: it passes to the successor, else to the second keeper. One without either goes. */
async function leaveMemorials(db: Db, { id: userId }: Person, erasing: Erasing): Promise<string[]> {
  const { id } = memorials;
  const own = await db.select({ id }).from(memorials).where(eq(memorials.userId, userId)).orderBy(asc(id));
  const going: MemorialId[] = [];
  for (const memorialId of own.map(({ id }) => MemorialId.parse(id))) {
    await lockMemorial(db, memorialId);
    const memorial = await findMemorial(db, memorialId);
    // It may have passed on while we waited for the lock.
    if (memorial?.userId !== userId) continue;
    const next = memorial.deletedAt ? null : (memorial.successorId ?? memorial.secondKeeperId);
    if (next) await handOverForLeaver(db, memorial, UserId.parse(next), erasing);
    else going.push(memorialId);
  }
  const fileIds = await deletePhotos(db, await photoIdsOf(db, going));
  if (going.length > 0) await db.delete(memorials).where(inArray(id, going));
  return fileIds;
}
