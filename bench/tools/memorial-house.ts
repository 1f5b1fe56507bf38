// A house with one memorial of 200 photos and 1,000 entries, and as many others as asked for.
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { pathOf } from '../../contract/src/endpoint.ts';
import type { MemorialId, PhotoId, UserId } from '../../contract/src/ids.ts';
import { addEvent } from '../../contract/src/memorials/events.ts';
import { createMemorial, setPortrait } from '../../contract/src/memorials/memorial.ts';
import { uploadPhoto } from '../../contract/src/memorials/photos.ts';
import type { Db } from '../../server/src/platform/database/database.ts';
import type { Caller } from '../../server/src/testing/test-client.ts';
import { multipartBody, UPLOAD_TYPE } from '../../server/src/testing/uploads.ts';
import { analyze, type BenchHouse, callerOf } from './bench-house.ts';

export const PAGE = '/memorial/elena-ruiz';
const PHOTOS = 200;
const ENTRIES = 1_000;
const STORY =
  'She came to San Francisco in 1968 with one suitcase and a sewing machine, and made dresses for thirty years. ';

/** Through the API, as a family would, but for the many photos, which are copies of one. */
export async function fillMemorial({
  address,
  runningHouse,
}: Pick<BenchHouse, 'address' | 'runningHouse'>): Promise<UserId> {
  const person = await runningHouse.aMember();
  const call = callerOf(address, person);
  const { id } = await call(createMemorial, {
    body: {
      fullName: 'Elena Ruiz',
      birthDate: '1941-03-04',
      deathDate: '2026-10-28',
      isPublic: true,
      isListed: true,
      biography: Array.from({ length: 8 }, () => STORY.repeat(4)).join('\n\n'),
    },
  });
  const photoId = await uploadedPhoto(call, id);
  await call(setPortrait, { params: { memorialId: id }, body: { photoId } });
  const { db } = runningHouse;
  // Under an address that is known beforehand.
  await db.execute(sql`update memorials set slug = 'elena-ruiz' where id = ${id}`);
  await db.execute(sql`
    with copies as (
      insert into memorial_photos select gen_random_uuid(), memorial_id,
        substr(replace(encode(sha256((n || key)::bytea), 'base64'), '/', '_'), 1, 22), place, album_id,
        'Photo ' || n, taken_on, n + 1, width, height, original_id, original_bytes, uploaded_by, credit, null, created_at
      from memorial_photos, generate_series(1, ${PHOTOS - 1}) n where id = ${photoId} returning id)
    insert into memorial_photo_sizes select copies.id, width, format, file_id, byte_size
    from copies, memorial_photo_sizes where photo_id = ${photoId}`);
  await db.execute(sql`
    insert into guestbook_entries (id, memorial_id, words_hash, author_name, language, message, is_rsvp, state, reasons,
      reply, created_at)
    select gen_random_uuid(), ${id}, sha256(n::text::bytea), 'Guest ' || n, 'en',
      'I remember the Sundays, and the open door, for the ' || n || 'th time.', false, 'published', '{}', '', now()
    from generate_series(1, ${ENTRIES}) n`);
  await call(addEvent, {
    params: { memorialId: id },
    body: { title: 'Remembrance', eventDate: '2091-01-01T20:00:00Z' },
  });
  return person.id;
}

async function uploadedPhoto(call: Caller, memorialId: MemorialId): Promise<PhotoId> {
  const files = [{ field: 'photo', bytes: await aPhoto(), name: 'a.jpg', type: 'image/jpeg' }];
  const path = pathOf(uploadPhoto, { params: { memorialId } });
  const answer = await call.raw('POST', path, {
    headers: { 'content-type': UPLOAD_TYPE },
    body: multipartBody({ files }),
  });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return uploadPhoto.returns.parse(JSON.parse(answer.text)).data.id;
}

/** What a busy machine writes before the product's own limit for one statement. */
const WRITTEN_AT_ONCE = 10_000;

type Numbers = { from: number; to: number };

/** Others, each with a story and a few entries. */
export async function fillOthers(db: Db, userId: UserId, { from, to }: Numbers): Promise<void> {
  for (let first = from; first <= to; first += WRITTEN_AT_ONCE)
    await insertOthers(db, userId, { from: first, to: Math.min(to, first + WRITTEN_AT_ONCE - 1) });
  await analyze(db, ['memorials', 'guestbook_entries', 'memorial_photos']);
}

async function insertOthers(db: Db, userId: UserId, { from, to }: Numbers): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into memorials (user_id, full_name, biography, privacy, look, is_listed, is_collaborative, guestbook, slug,
        version, revision, created_at, updated_at, published_at)
      select ${userId}, 'Person ' || n, repeat('A life. ', 40), 'public', 'daylight', false, false, 'open',
        'person-' || n || '-x', 1, 1, now(), now(), now()
      from generate_series(${from}::int, ${to}::int) n returning id)
    insert into guestbook_entries (id, memorial_id, words_hash, author_name, language, message, is_rsvp, state, reasons,
      reply, created_at)
    select gen_random_uuid(), made.id, sha256((made.id || '-' || n)::text::bytea), 'Guest', 'en', 'With love.', false,
      'published', '{}', '', now()
    from made, generate_series(1, 3) n`);
}

function aPhoto(): Promise<Buffer> {
  const face = '<svg width="1600" height="1200"><circle cx="800" cy="400" r="260" fill="#e8c9a0"/></svg>';
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7d9a8c' } })
    .composite([{ input: Buffer.from(face) }])
    .jpeg()
    .toBuffer();
}
