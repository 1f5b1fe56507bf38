// Posters, orders of service and codes to scan: who gets them, what stands on them, in every script of our families.
import { fictionalBrand as brand } from '@evenlight/contract/brand';
import { languages } from '@evenlight/contract/languages';
import { addEvent, type MemorialEvent } from '@evenlight/contract/memorials/events';
import { getOrderOfService, getPoster, getQrCode } from '@evenlight/contract/memorials/keeping';
import { updateMemorial } from '@evenlight/contract/memorials/memorial';
import { eq } from 'drizzle-orm';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aPublicMemorial } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { reading } from '../../../testing/test-client.ts';
import { aPicture } from '../../../testing/uploads.ts';
import { keepPhoto } from '../photos/keep-photo.ts';
import { memorials } from '../tables.ts';
import { partsIn, printOrderOfService } from './order-of-service.ts';
import { codeAsSvg, codeFor } from './page-code.ts';
import { printPoster } from './poster.ts';
import type { PrintedMemorial } from './printed-memorial.ts';

const house = await openTestHouse();
const visitor = house.aVisitor();

const anEvent = (more: Partial<MemorialEvent> = {}) =>
  ({
    title: 'Celebration of life',
    location: 'Garden Hall',
    eventDate: '2030-05-11T21:00:00Z',
    ...more,
  }) as MemorialEvent;

function aPrintedMemorial(options: Partial<PrintedMemorial> = {}): PrintedMemorial {
  return {
    fullName: 'Rosa Álvarez',
    birthDate: '1941-03-03',
    deathDate: '2030-05-02',
    portrait: null,
    events: [anEvent()],
    pageUrl: 'https://evenlight.example/memorial/rosa-alvarez',
    ...options,
  };
}

const aPortrait = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#8aa49a' } })
    .jpeg()
    .toBuffer();

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

async function readCode(svg: string): Promise<string> {
  const drawn = sharp(Buffer.from(svg), { density: 600 }).resize(400, 400).ensureAlpha().raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data: new Uint8Array(data) });
}

test('a reader finds the address in the code, also one in other letters', async () => {
  for (const url of [
    'https://evenlight.example/memorial/rosa',
    `https://e.example/memorial/${encodeURIComponent('李明')}`,
  ]) {
    const svg = codeAsSvg(codeFor(url));
    expect(await readCode(svg)).toBe(url);
    expect(svg).not.toMatch(/script|style|href|on\w+=/);
  }
});

test('there is white around the code, as much as readers want', () => {
  const code = codeFor('https://evenlight.example/memorial/rosa');
  const edges = [...code.slice(0, 4), ...code.slice(-4), ...code.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
  expect(edges.flat().some(Boolean)).toBe(false);
});

test('a poster is one page, whatever letters a name has and however long everything is', async () => {
  const names = [
    'Rosa',
    'فاطمة الزهراء',
    'שרה כהן (Sarah)',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'मीरा शर्मा',
    '李明华',
    '🌷',
    'W'.repeat(160),
    '李'.repeat(160),
  ];
  const events = Array.from({ length: 9 }, () => anEvent({ title: 'T'.repeat(120), location: '1 Oak St '.repeat(33) }));
  const pageUrl = `https://evenlight.example/memorial/${encodeURIComponent('فاطمة-'.repeat(20))}`;
  for (const fullName of names) {
    const pdf = await printPoster(aPrintedMemorial({ fullName, events, pageUrl, portrait: await aPortrait() }), {
      brand,
      language: 'en' as const,
    });
    expect(pagesOf(pdf), fullName).toBe(1);
  }
});

test('papers say their language, and those who listen hear the name as it was typed', async () => {
  for (const language of languages) {
    const pdf = await printPoster(aPrintedMemorial({ fullName: 'שרה כהן', portrait: await aPortrait() }), {
      brand,
      language,
    });
    const text = pdf.toString('latin1');
    expect(text).toContain(`/Lang (${language}-US)`);
    const typed = Buffer.from('\ufeffשרה כהן', 'utf16le').swap16().toString('latin1');
    expect(text).toContain(typed);
    expect(text.match(/\/S \/Figure/g)).toHaveLength(2);
  }
});

test('a family that gave no dates, no portrait and no gathering gets a poster and an order of service all the same', async () => {
  const bare = aPrintedMemorial({ birthDate: null, deathDate: null, events: [] });
  expect(pagesOf(await printPoster(bare, { brand, language: 'es' }))).toBe(1);
  expect(pagesOf(await printOrderOfService(bare, [], { brand, language: 'es' }))).toBe(2);
});

test('parts are read line by line; blank lines are pauses, and several of them are one', () => {
  expect(partsIn('Welcome | Rev. Ortiz\r\n\r\n\n Reading|Psalm | 23 \nSilence\n\n')).toEqual([
    { title: 'Welcome', who: 'Rev. Ortiz' },
    null,
    { title: 'Reading', who: 'Psalm 23' },
    { title: 'Silence', who: '' },
  ]);
});

test('an order of service is one sheet to fold, and goes on to another when there is much to say', async () => {
  const few = partsIn('Welcome | Rev. Ortiz\n\nתפילה | שרה\nReading | 李明');
  expect(pagesOf(await printOrderOfService(aPrintedMemorial(), few, { brand, language: 'en' }))).toBe(2);
  const many = partsIn('A part with a rather long title | somebody\n'.repeat(90));
  const pdf = await printOrderOfService(aPrintedMemorial({ portrait: await aPortrait() }), many, {
    brand,
    language: 'en',
  });
  expect(pagesOf(pdf)).toBeGreaterThan(2);
});

test('everybody who may see the page gets poster and code; the order of service is for those who edit', async () => {
  const { owner, memorial, params } = await aPublicMemorial(house);
  await owner(addEvent, { params, body: { title: 'Rosary', eventDate: '2030-05-11T21:00:00Z' } });
  const poster = await visitor.raw('GET', `/api/memorials/${memorial.id}/poster`);
  expect(poster).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(poster.headers['content-disposition']).toBe('attachment; filename="evenlight-poster-2030-05-06.pdf"');
  const inSpanish = await reading('es', visitor).raw('GET', `/api/memorials/${memorial.id}/poster`);
  expect(inSpanish.headers['content-disposition']).toBe('attachment; filename="evenlight-cartel-2030-05-06.pdf"');
  const code = await visitor.raw('GET', `/api/memorials/${memorial.id}/qr-code`);
  expect(code.headers['content-type']).toBe('image/svg+xml');
  expect(await readCode(code.text)).toBe(`http://localhost:3000/memorial/${memorial.slug}`);
  await expect(visitor(getOrderOfService, { params, query: {} })).rejects.toMatchObject({ status: 401 });
  const stranger = await house.aMember();
  await expect(stranger(getOrderOfService, { params, query: {} })).rejects.toMatchObject({ status: 403 });
  const parts = encodeURIComponent('Welcome | Rev. Ortiz');
  const order = await owner.raw('GET', `/api/memorials/${memorial.id}/order-of-service?parts=${parts}`);
  expect(order).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
});

test('the portrait is on the poster, and a poster without it is better than none when its file is lost', async () => {
  const { world } = house;
  const { memorialId } = await aPublicMemorial(house);
  const about = { memorialId, place: 'portrait', uploadedBy: null, now: house.clock.now() } as const;
  const photo = await keepPhoto(world, await aPicture('jpeg', { width: 300, height: 400 }), about);
  await world.db.update(memorials).set({ portraitId: photo.id }).where(eq(memorials.id, memorialId));
  const pictures = async () => {
    const { payload } = await house.app.inject({ url: `/api/memorials/${memorialId}/poster` });
    return payload.match(/\/Subtype \/Image/g)?.length ?? 0;
  };
  expect(await pictures()).toBe(1);
  await world.files.remove(photo.originalId);
  expect(await pictures()).toBe(0);
});

test('the papers of a private memorial are not there for strangers, and its code leads to the page by number', async () => {
  const { owner, memorial, params } = await aPublicMemorial(house);
  await owner(updateMemorial, { params, body: { privacy: 'invited' } });
  const missing = { status: 404, code: 'memorial.not_found' };
  await expect(visitor(getPoster, { params, query: {} })).rejects.toMatchObject(missing);
  await expect(visitor(getQrCode, { params, query: {} })).rejects.toMatchObject(missing);
  await expect(visitor(getOrderOfService, { params, query: {} })).rejects.toMatchObject(missing);
  const code = await owner.raw('GET', `/api/memorials/${memorial.id}/qr-code`);
  expect(await readCode(code.text)).toBe(`http://localhost:3000/memorial/${memorial.id}`);
});
