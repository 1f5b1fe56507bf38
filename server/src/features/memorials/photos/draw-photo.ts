// A photo rendered again, upright and without anything that was hidden in the file, in full size and in the widths of our pages.
import type { Crop } from '@evenlight/contract/memorials/memorial';
import { photoMediaTypes, photoWidths } from '@evenlight/contract/memorials/photos';
import type { Sharp } from 'sharp';
import { holdsTestVirus } from '../../../platform/antivirus/test-virus.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { fitsInMemory } from '../../../platform/uploads/clean-image.ts';
import { concurrencyLimit } from '../../../platform/uploads/concurrency-limit.ts';
import type { photoFormats } from '../tables.ts';

// The cameras of today's phones stay below.
const PIXELS_MAX = 64_000_000;
const SECONDS_MAX = 20;
const ORIGINAL_JPEG = { quality: 90, optimiseCoding: false } as const;
// Half the bytes of a JPEG at a quality that nobody tells apart on a phone; more effort would take seconds.
const encode: Record<(typeof photoFormats)[number], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
};

// Decoded photos are large, and encoders take a core each.
const inTurn = concurrencyLimit(2);

export type DrawnPhoto = {
  original: { bytes: Buffer; mediaType: 'image/jpeg' | 'image/png' };
  width: number;
  height: number;
  sizes: { width: number; format: (typeof photoFormats)[number]; bytes: Buffer }[];
};

/** The bytes decide the kind; the browser's type does not count. */
export async function requirePhoto(bytes: Buffer): Promise<void> {
  if (holdsTestVirus(bytes)) refuse('photo.infected');
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  const kinds: readonly string[] = photoMediaTypes;
  if (!found || !kinds.includes(found.mime)) refuse('photo.kind_refused');
}

export function drawPhoto(bytes: Buffer, crop: Crop | null = null): Promise<DrawnPhoto> {
  return inTurn(async () => {
    try {
      return await draw(bytes, crop);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw new Problem('photo.unreadable');
    }
  });
}

async function draw(bytes: Buffer, crop: Crop | null): Promise<DrawnPhoto> {
  const { default: sharp } = await import('sharp');
  const sent = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 }).timeout({
    seconds: SECONDS_MAX,
  });
  const metadata = await sent.metadata();
  if (!fitsInMemory(metadata)) refuse('photo.unreadable');
  const upright = await cut(sent.autoOrient().toColourspace('srgb'), metadata.autoOrient, crop);
  const isSeeThrough = metadata.hasAlpha === true;
  const original = await (isSeeThrough ? upright.clone().png() : upright.clone().jpeg(ORIGINAL_JPEG)).toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = original.info;
  const sizes = await drawSizes(original.data, width);
  return {
    original: { bytes: original.data, mediaType: isSeeThrough ? 'image/png' : 'image/jpeg' },
    width,
    height,
    sizes,
  };
}

async function cut(picture: Sharp, { width, height }: { width: number; height: number }, crop: Crop | null) {
  if (!crop) return picture;
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  return picture.extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  });
}

/** Never enlarged: a small photo has its own width in the larger places too. */
async function drawSizes(original: Buffer, fullWidth: number): Promise<DrawnPhoto['sizes']> {
  const { default: sharp } = await import('sharp');
  const sizes: DrawnPhoto['sizes'] = [];
  for (const width of photoWidths) {
    const resized = await sharp(original)
      .resize({ width: Math.min(width, fullWidth), withoutEnlargement: true })
      .timeout({ seconds: SECONDS_MAX })
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const format of ['avif', 'webp'] as const) {
      const drawn = await encode[format](sharp(resized)).timeout({ seconds: SECONDS_MAX }).toBuffer();
      sizes.push({ width, format, bytes: drawn });
    }
  }
  return sizes;
}
