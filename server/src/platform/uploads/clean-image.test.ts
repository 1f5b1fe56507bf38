import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanImage, fitsInMemory } from './clean-image.ts';

test('what counts is the room that a picture takes once it is decoded', () => {
  const photo = {
    format: 'jpeg',
    width: 8160,
    height: 6144,
    channels: 3,
    depth: 'uchar',
    isProgressive: false,
  } as const;
  const scan = { ...photo, format: 'png', width: 7990, height: 7990, channels: 4 } as const;
  const fine = [photo, { ...photo, channels: 4 } as const, scan];
  expect(fine.map(fitsInMemory)).toEqual([true, true, true]);
  expect(fitsInMemory({ ...photo, width: 6000, height: 4000, isProgressive: true })).toBe(true);
  const tooMuch = [{ ...scan, depth: 'ushort' } as const, { ...scan, isProgressive: true }];
  expect([...tooMuch, { ...photo, isProgressive: true }].map(fitsInMemory)).toEqual([false, false, false]);
});

test('a small file that would grow to hundreds of megabytes is not decoded', async () => {
  const background = { r: 9, g: 9, b: 9, alpha: 0.5 };
  const deep = await sharp({ create: { width: 5700, height: 5700, channels: 4, background } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 1 })
    .toBuffer();
  expect(deep.length).toBeLessThan(10 * 1024 * 1024);
  await expect(cleanImage(deep, 'image/png')).rejects.toMatchObject({ code: 'document.unreadable' });
}, 120_000);
