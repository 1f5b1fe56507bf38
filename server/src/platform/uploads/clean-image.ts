// A picture drawn anew: upright, and without anything that was hidden in the file, such as the place where it was taken.
import sharp from 'sharp';
import { Problem } from '../problem.ts';

// The cameras of today's phones stay below; decoded it takes about 200 MB, and two are looked at at a time.
const PIXELS_MAX = 64_000_000;
const SECONDS_MAX = 20;
// Fine print on a photographed paper stays readable.
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;

/** Refuses what cannot be decoded. Bytes after the end of the picture, as in moving photos, are left behind. */
export async function cleanImage(bytes: Buffer, kind: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    const sent = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { channels, hasAlpha } = await sent.metadata();
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
