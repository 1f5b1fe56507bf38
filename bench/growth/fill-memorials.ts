// Memorials with their guestbooks and photos. Most guestbooks have five entries; one memorial in a hundred is visited by a
// whole town and has five hundred. Entries came in turn from everywhere, so those of one memorial lie scattered.
import type pg from 'pg';
import { AT_SIZE_ONE, type Growth, idIn, range, thrown } from './measures.ts';

export const TOWN_EVERY = 100;
export const ENTRIES_OF_A_TOWN = 505;
export const slugOf = (memorial: number) => `person-${memorial}-of-the-bay`;

const STORY =
  'She came to San Francisco in 1968 with one suitcase and a sewing machine, and made dresses for thirty years. ';

export async function fillMemorials(client: pg.Client, growth: Growth): Promise<void> {
  const memorials = range(AT_SIZE_ONE.memorials, growth);
  await client.query(memorialRows, [...memorials, STORY]);
  await client.query(`select setval(pg_get_serial_sequence('memorials', 'id'), $1)`, [memorials[1]]);
  await client.query(entryRows, [...range(AT_SIZE_ONE.entries, growth), ...memorials]);
  const photos = range(AT_SIZE_ONE.photos, growth);
  await client.query(photoRows, photos);
  await client.query(sizeRows, photos);
}

const memorialRows = `
  insert into memorials (id, user_id, full_name, birth_date, death_date, biography, privacy, look, is_listed,
    is_collaborative, guestbook, slug, version, revision, created_at, updated_at, published_at)
  overriding system value
  select n, ${idIn('user', '5 * n - 3')}, 'Person ' || n, '1941-03-04', '2026-10-28', repeat($3, 4 + (n % 12)::int), 'public',
    'daylight', true, false, 'open', 'person-' || n || '-of-the-bay', 1, 1, now(), now(), now()
  from generate_series($1::bigint, $2::bigint) n`;

/** Every second entry is written for a memorial of a town. */
const memorialOf = `case when n % 2 = 0
  then ceil($3::bigint / ${TOWN_EVERY}.0)::bigint * ${TOWN_EVERY} + (n / 2) % (($4::bigint - $3::bigint + 1) / ${TOWN_EVERY}) * ${TOWN_EVERY}
  else $3::bigint + (n / 2) % ($4::bigint - $3::bigint + 1) end`;

const entryRows = `
  insert into guestbook_entries (id, memorial_id, idempotency_key, words_hash, author_name, author_email, language, message, is_rsvp,
    state, reasons, reply, created_at)
  select ${idIn('entry', 'n')}, ${memorialOf}, ${idIn('entry', 'n')}, sha256(n::text::bytea), 'Guest ' || n,
    case when n % 3 = 0 then 'guest-' || n || '@example.org' end, 'en',
    repeat('I remember the Sundays, and the open door. ', 1 + (n % 7)::int) || n, false,
    case when n % 50 = 0 then 'held' else 'published' end, '{}', '', now() - interval '700 days' + n * interval '40 seconds'
  from generate_series($1::bigint, $2::bigint) n`;

const photoRows = `
  insert into memorial_photos (id, memorial_id, key, place, caption, position, width, height, original_id, original_bytes, credit,
    created_at)
  select ${idIn('photo', 'n')}, (n + 2) / 3, substr(encode(sha256(n::text::bytea), 'hex'), 1, 22), 'gallery', 'Summer ' || n, n % 3,
    1600, 1200, ${idIn('file', 'n * 10')}, 400000 + ${thrown(2)} % 400000, '', now()
  from generate_series($1::bigint, $2::bigint) n`;

/** Three widths in two formats, as the product draws them. */
const sizeRows = `
  insert into memorial_photo_sizes (photo_id, width, format, file_id, byte_size)
  select ${idIn('photo', 'n')}, 400 * (1 + size % 3), case when size < 3 then 'avif' else 'webp' end,
    ${idIn('file', 'n * 10 + 1 + size')}, 20000 + size * 9000
  from generate_series($1::bigint, $2::bigint) n, generate_series(0, 5) size`;
