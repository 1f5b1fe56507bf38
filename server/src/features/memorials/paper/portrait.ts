// The portrait for paper: from the photo in full size, as much of it as a printer can show.
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../../platform/database/database.ts';
import { concurrencyLimit } from '../../../platform/uploads/concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialVisit } from '../access.ts';
import { findPhoto } from '../photos/photo-store.ts';

// Two and a half inches at 300 dots each.
const WIDTH = 750;
const SECONDS_MAX = 20;
// Decoded photos are large.
const inTurn = concurrencyLimit(1);

/** Null where there is none. A photo that cannot be read leaves the page without it: it is printed for a funeral. */
export async function portraitFor(db: Db, { files, log }: World, visit: MemorialVisit): Promise<Buffer | null> {
  const { memorialId, memorial } = visit;
  const photo = memorial.portraitId && (await findPhoto(db, memorialId, memorial.portraitId));
  if (!photo) return null;
  try {
    const opened = await files.open(photo.originalId);
    return opened && (await inTurn(async () => asJpeg(await buffer(opened.bytes))));
  } catch (error) {
    log.error({ err: error }, 'a portrait could not be printed');
    return null;
  }
}

async function asJpeg(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .timeout({ seconds: SECONDS_MAX })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer();
}
