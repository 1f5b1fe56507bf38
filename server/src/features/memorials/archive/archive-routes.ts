// The whole memorial as one file to keep.
import { wallTimeAt } from '@evenlight/contract/dates';
import { getMemorialArchive } from '@evenlight/contract/memorials/keeping';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import { asAttachment } from '../../../platform/files/file-names.ts';
import { packZip } from '../../../platform/files/pack.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { words } from '../../../platform/texts/texts.ts';
import { requireRight } from '../access.ts';
import { ARCHIVE_STYLE, archivePages } from './archive-pages.ts';
import { archiveWords } from './archive-words.ts';
import { type Gathered, gather } from './gather.ts';

const fileName = words('memorial', 'file name');

export function archiveRoutes(app: FastifyInstance) {
  serve(app, getMemorialArchive, async ({ actor, params, db, now, world, request, reply }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'archive');
    const gathered = await gather(db, scope, { keys: world.keys, now });
    await recordInAudit(db, { at: now, actor, action: 'memorial.archived', subject: String(params.memorialId) });
    const language = languageOf(request);
    const brandName = world.config.brand.name;
    const bytes = packZip(world, async ({ zip, isLeft, addFile }) => {
      const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: now });
      const pages = archivePages({ gathered, language, madeAt: now, brandName });
      for (const [name, page] of Object.entries(pages)) add(name, page);
      add('style.css', ARCHIVE_STYLE);
      add('README.txt', archiveWords[language].readMe(gathered.memorial.fullName));
      add('memorial.json', memorialJson(gathered));
      add('guestbook.json', `${JSON.stringify(gathered.entries.map(withoutAddress), null, 2)}\n`);
      for (const { row, path } of everyPhoto(gathered)) {
        if (isLeft()) return;
        await addFile({ fileId: row.originalId, path });
      }
    });
    const name = `${fileName[language]}-${wallTimeAt(now).date}.zip`;
    reply
      .type('application/zip')
      .headers({ 'cache-control': 'no-store', 'content-disposition': asAttachment(name) })
      .send(bytes);
    return undefined;
  });
}

function everyPhoto({ portrait, photos, entryPhotos }: Gathered) {
  return [...(portrait ? [portrait] : []), ...photos, ...entryPhotos];
}

/** An address of ours means nothing in a file that is read offline. */
function withoutAddress({ photo, ...entry }: Gathered['entries'][number]) {
  return { ...entry, hasPhoto: photo !== null };
}

function memorialJson({ memorial, photos, albums, tributes, events, stories }: Gathered): string {
  const { fullName, birthDate, deathDate, biography, createdAt, publishedAt, privacy, look } = memorial;
  const data = {
    fullName,
    birthDate,
    deathDate,
    biography,
    createdAt,
    publishedAt,
    privacy,
    look,
    photos: photos.map(({ row, path }) => ({
      path,
      caption: row.caption,
      takenOn: row.takenOn,
      credit: row.credit,
      album: albums.find(({ id }) => id === row.albumId)?.title ?? null,
    })),
    tributes: tributes.map(({ title, content, credit, contributionType }) => ({
      contributionType,
      title,
      content,
      credit,
    })),
    events: events.map(({ title, description, eventDate, location }) => ({ title, description, eventDate, location })),
    storyVersions: stories.map(({ version, biography: text, savedAt }) => ({ version, biography: text, savedAt })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
