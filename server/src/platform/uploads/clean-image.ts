// A picture drawn again: upright, and without anything that was hidden in the file, such as the place where it was taken.
import type { Metadata } from 'sharp';
import { Problem, refuse } from '../problem.ts';

// The cameras of today's phones stay below.
const PIXELS_MAX = 64_000_000;
// As it lies in memory, decoded. Turning it makes a second copy, and two are looked at at a time.
const DECODED_MAX_BYTES = 4 * PIXELS_MAX;
const SECONDS_MAX = 20;
// Fine print on a photographed paper stays readable.
// Optimising would hold all of the picture in memory once more, at twice its size, to save a few bytes in a hundred.
const JPEG = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/** Refuses what cannot be decoded. Bytes after the end of the picture, as in moving photos, are left behind. */
export async function cleanImage(bytes: Buffer, kind: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const sent = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const metadata = await sent.metadata();
    if (!fitsInMemory(metadata)) refuse('document.unreadable');
    const { channels, hasAlpha } = metadata;
    const isGrey = channels === (hasAlpha ? 2 : 1);
    // A scan in shades of grey would grow to three times its size in colour.
    const picture = sent
      .autoOrient()
      .toColourspace(isGrey ? 'b-w' : 'srgb')
      .timeout({ seconds: SECONDS_MAX });
    return await (kind === 'image/jpeg' ? picture.jpeg(JPEG) : picture.png()).toBuffer();
  } catch {
    throw new Problem('document.unreadable');
  }
}

type Measures = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive'>;

export function fitsInMemory({ width, height, channels, depth, format, isProgressive }: Measures): boolean {
  const perSample = depth === 'uchar' ? 1 : 2;
  // One that comes in passes is kept as a whole until the last of them; a JPEG then takes two more bytes for each sample.
  const copies = isProgressive ? (format === 'jpeg' ? 3 : 2) : 1;
  return width * height * channels * perSample * copies <= DECODED_MAX_BYTES;
}
