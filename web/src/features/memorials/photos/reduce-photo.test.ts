// What is drawn is for a browser to show (e2e/memorials.spec.ts); here is how large it is drawn, and what comes of it.
import { afterEach, expect, test, vi } from 'vitest';
import { asJpegName, fittedInto, reducePhoto } from './reduce-photo';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose drawings weigh a byte for every hundred points, less when drawn less finely. */
function aBrowser(picture: { width: number; height: number }) {
  vi.stubGlobal('createImageBitmap', async () => picture);
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
      toBlob(this: { width: number; height: number }, done: (blob: Blob) => void, type: string, quality: number) {
        done(new Blob(['x'.repeat((this.width * this.height * quality) / 100)], { type }));
      },
    }),
  });
}

const photo = (name = 'IMG_0042.PNG') => new File(['x'], name, { type: 'image/png' });

test('a photo over the limit comes back below it, as a JPEG, as fine as it can be', async () => {
  aBrowser({ width: 8000, height: 6000 });
  const reduced = await reducePhoto(photo(), 110_000);
  expect(reduced).toMatchObject({ name: 'IMG_0042.jpg', type: 'image/jpeg' });
  // 4096 × 3072 at 80 of 100; at 90 it would not have fitted.
  expect(reduced?.size).toBe(Math.floor((4096 * 3072 * 0.8) / 100));
});

test('what the browser cannot read, or cannot make small enough, stays as it was', async () => {
  aBrowser({ width: 8000, height: 6000 });
  expect(await reducePhoto(photo(), 1)).toBeNull();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await reducePhoto(photo(), 110_000)).toBeNull();
});

test('a photo keeps its shape and is never enlarged', () => {
  expect(fittedInto({ width: 8000, height: 4000 }, 4096)).toEqual({ width: 4096, height: 2048 });
  expect(fittedInto({ width: 300, height: 9000 }, 1600)).toEqual({ width: 53, height: 1600 });
  expect(fittedInto({ width: 640, height: 480 }, 4096)).toEqual({ width: 640, height: 480 });
  expect(asJpegName('.png')).toBe('photo.jpg');
  expect(asJpegName('Grandma at the sea')).toBe('Grandma at the sea.jpg');
});
