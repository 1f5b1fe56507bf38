// A photo that is larger than we take is drawn smaller by the browser, so that nobody has to know how that is done. Also
// part of the script of static pages, so it imports nothing.

/** How large it is drawn, and how finely: the best that fits is taken. Our own pages show 1,280 pixels at most. */
const tries = [
  { side: 4096, quality: 0.9 },
  { side: 4096, quality: 0.8 },
  { side: 3072, quality: 0.8 },
  { side: 2048, quality: 0.8 },
  { side: 1600, quality: 0.7 },
] as const;

/** Below `maxBytes`, as a JPEG; null when the browser cannot read it. */
export async function reducePhoto(file: File, maxBytes: number): Promise<File | null> {
  const picture = await decoded(file);
  if (!picture) return null;
  for (const { side, quality } of tries) {
    const bytes = await drawn(picture, side, quality);
    if (bytes && bytes.size < maxBytes) return new File([bytes], asJpegName(file.name), { type: 'image/jpeg' });
  }
  return null;
}

/** Upright: what the camera wrote about its position does not outlive the drawing. */
async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = fittedInto(picture, side);
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  // A JPEG is never see-through: without this, what was would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

type Size = { width: number; height: number };

/** Never enlarged. */
export function fittedInto({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function asJpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
