// What may come in, and what may not, file by file.
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { aPdf, aPicture } from '../../testing/uploads.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import type { FileKind } from './file-kind.ts';
import { lookAtFile, type Scan } from './look-at-file.ts';
import { judgePdf } from './pdf/judge-pdf.ts';
import { lookIntoPdf } from './pdf/look-into-pdf.ts';

const clean: Scan = async () => 'clean';
const look = (bytes: Buffer, kind: FileKind = 'application/pdf', scan = clean) =>
  lookAtFile(async () => bytes, kind, scan).catch((error) => error.code);

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const pdf = await aPdf();
const [jpeg, png] = [await aPicture('jpeg'), await aPicture('png')];

/** A PDF written by hand, with these objects besides the three that every PDF has. */
function pdfWith(objects: string, { catalog = '', trailer = '' } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n' +
      `${objects}\ntrailer\n<< /Root 1 0 R /Size 9 ${trailer} >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}

/** Objects packed into a stream, as newer files have them. */
function packed(
  objects: string,
  { filter = '/Filter /FlateDecode', pack = deflateSync as (text: Buffer) => Buffer } = {},
) {
  const bytes = pack(Buffer.from(`8 0 ${objects}`, 'latin1')).toString('latin1');
  return `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj`;
}

test('good files of each kind are fine: papers as they are, pictures drawn anew', async () => {
  expect(await look(pdf)).toEqual({ isHeld: false, instead: null });
  expect(await look(pdfWith(''))).toEqual({ isHeld: false, instead: null });
  expect(await look(pdfWith(packed('<< /Producer (x) >>')))).toEqual({ isHeld: false, instead: null });
  for (const [bytes, kind] of [[jpeg, 'image/jpeg'] as const, [png, 'image/png'] as const])
    expect(await look(bytes, kind)).toMatchObject({ isHeld: false, instead: expect.any(Buffer) });
});

test('a picture stands upright afterwards, and says neither where nor when it was taken', async () => {
  const exif = {
    IFD0: { Make: 'Kamera', Copyright: 'Theodora' },
    IFD3: { GPSLatitude: '37/1 48/1 0/1', GPSLatitudeRef: 'N' },
  };
  const photo = await sharp(jpeg).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const verdict = await look(photo, 'image/jpeg');
  const { exif: left, orientation, xmp, icc, width, height } = await sharp(verdict.instead).metadata();
  expect({ left, orientation, xmp, icc }).toEqual({});
  expect([width, height]).toEqual([40, 60]);
  expect(verdict.instead.includes('Theodora')).toBe(false);
});

test('bytes after the end of a photo are left behind, not held against it', async () => {
  const moving = Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42 secret film'), randomBytes(5000)]);
  const verdict = await look(moving, 'image/jpeg');
  expect(verdict.instead.includes('secret film')).toBe(false);
});

describe('two kinds in one', async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('inside'), 'a.txt');
  zip.end();
  const archive = await buffer(zip.outputStream);
  const inComment = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, 20]),
    Buffer.from('%PDF-1.4 hidden pdf'.slice(0, 18)),
    jpeg.subarray(2),
  ]);
  test.each<[string, Buffer, FileKind]>([
    [
      'a page in front of a PDF',
      Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf]),
      'application/pdf',
    ],
    ['a few bytes in front of a PDF', Buffer.concat([Buffer.from('MZ\0\0'), pdf]), 'application/pdf'],
    [
      'a page right after the beginning of a PDF',
      Buffer.concat([Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n'), pdf]),
      'application/pdf',
    ],
    ['a page in front of a picture', Buffer.concat([Buffer.from('<!DOCTYPE html>'), png]), 'image/png'],
    ['a PDF in a comment of a photo', inComment, 'image/jpeg'],
    ['a PDF that begins after a picture', Buffer.concat([png, pdf]), 'image/png'],
    ['a PDF far behind a photo', Buffer.concat([jpeg, Buffer.alloc(4_000), pdf]), 'image/jpeg'],
    ['an archive behind a PDF', Buffer.concat([pdf, archive]), 'application/pdf'],
    ['an archive behind a photo', Buffer.concat([jpeg, archive]), 'image/jpeg'],
    ['an archive behind a picture', Buffer.concat([png, archive]), 'image/png'],
  ])('%s is refused', async (_, bytes, kind) => {
    expect(await look(bytes, kind)).toBe('document.mixed');
  });
});

describe('another kind than it says', () => {
  test.each<[string, Buffer, FileKind]>([
    [
      'a drawing in SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'image/png',
    ],
    ['a page', Buffer.from('<html><body>hello</body></html>'), 'application/pdf'],
    ['a photo that says PDF', jpeg, 'application/pdf'],
    ['a picture that says photo', png, 'image/jpeg'],
    ['nothing at all', Buffer.alloc(0), 'image/jpeg'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'image/png'],
  ])('%s is refused', async (_, bytes, kind) => {
    expect(await look(bytes, kind)).toBe('document.kind_refused');
  });
});

describe('a PDF with something in it that runs', () => {
  const action = (entries: string) => `5 0 obj\n<< ${entries} >>\nendobj`;
  test.each<[string, Buffer]>([
    ['a script', pdfWith(action('/S /JavaScript /JS (app.alert\\(1\\))'))],
    ['a script on opening', pdfWith('', { catalog: '/OpenAction << /S /JavaScript /JS (x) >>' })],
    ['a script by name', pdfWith('', { catalog: '/Names << /JavaScript 5 0 R >>' })],
    ['a script with an escaped name', pdfWith(action('/S /J#61vaScript'))],
    ['a script under an escaped key', pdfWith(action('/#4a#53 (x)'))],
    ['a script in packed objects', pdfWith(packed('<< /S /JavaScript /JS (x) >>'))],
    [
      'a script in objects packed without a word',
      pdfWith(packed('<< /S /JavaScript /JS (x) >>').replace('/Type /ObjStm ', '')),
    ],
    [
      'a script in objects that are not packed tightly',
      pdfWith(packed('<< /JS (x) >>', { filter: '', pack: (text) => text })),
    ],
    [
      'a script added at the end',
      Buffer.concat([pdf, Buffer.from('\n9 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\nstartxref\n0\n%%EOF')]),
    ],
    ['a script that a later version hides', pdfWith(`${action('/S /JavaScript /JS (x)')}\n5 0 obj\n<< >>\nendobj`)],
    [
      'a script inside of a stream',
      pdfWith('6 0 obj\n<< /Length 60 >>\nstream\n5 0 obj << /S /JavaScript /JS (x) >> endobj\nendstream\nendobj'),
    ],
    ['a script behind a remark', pdfWith('5 0 obj % (\n<< /S % /GoTo\n/JavaScript >>\nendobj')],
    ['the start of a program', pdfWith(action('/S /Launch /F (cmd.exe)'))],
    ['an action by itself', pdfWith('', { catalog: '/AA << /WC 5 0 R >>' })],
    ['a web page on opening', pdfWith(action('/S /URI /URI (https://example.org)'), { catalog: '/OpenAction 5 0 R' })],
    [
      'a chain of actions on opening',
      pdfWith('', { catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI >> >>' }),
    ],
    ['an attached file', pdfWith(action('/Type /Filespec /EF << /F 6 0 R >>'))],
    ['a list of attached files', pdfWith('', { catalog: '/Names << /EmbeddedFiles 5 0 R >>' })],
    ['rich media', pdfWith(action('/Type /Annot /Subtype /RichMedia'))],
    ['a form that runs', pdfWith('', { catalog: '/AcroForm << /XFA 5 0 R >>' })],
    ['a form that sends itself', pdfWith(action('/S /SubmitForm /F (https://example.org)'))],
    ['a form that fetches', pdfWith(action('/S /ImportData'))],
    ['a link into another file', pdfWith(action('/S /GoToR /F (\\\\\\\\host\\\\share)'))],
  ])('%s is refused', (_, bytes) => {
    expect(judgePdf(bytes)).toBe('document.active');
  });

  test.each<[string, Buffer]>([
    ['a link to the web', pdfWith(action('/Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org) >>'))],
    ['opening at a page', pdfWith('', { catalog: '/OpenAction [3 0 R /Fit]' })],
    ['opening by going to a page', pdfWith(action('/S /GoTo /D [3 0 R /Fit]'), { catalog: '/OpenAction 5 0 R' })],
    ['words about scripts', pdfWith(action('/Title (how to write /JavaScript and /AA)'))],
    ['a font that happens to have such a name', pdfWith(action('/Resources << /Font << /AA 6 0 R /JS 6 0 R >> >>'))],
    ['a plain form', pdfWith('', { catalog: '/AcroForm << /Fields [] >>' })],
  ])('%s is fine', (_, bytes) => {
    expect(judgePdf(bytes)).toBeNull();
  });
});

describe('what cannot be read', () => {
  const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024)).toString('latin1');
  test.each<[string, Buffer]>([
    ['a PDF that was cut off', pdf.subarray(0, 400)],
    ['a PDF without pages', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n0\n%%EOF')],
    ['packed objects that are damaged', pdfWith(packed('<< >>', { pack: () => randomBytes(50) }))],
    [
      'objects packed in an unusual way',
      pdfWith(packed('<< >>', { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' })),
    ],
    ['a nest without a bottom', pdfWith(`5 0 obj\n${'['.repeat(50_000)}\nendobj`)],
    ['too many objects', pdfWith(' obj'.repeat(310_000))],
    ['a text that begins again and again', pdfWith('5 0 obj ['.repeat(100) + '5 0 obj ('.repeat(300_000))],
    [
      'a stream that unpacks without an end',
      pdfWith(`6 0 obj\n<< /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb}\nendstream\nendobj`),
    ],
    [
      'packed objects that unpack without an end',
      pdfWith(`6 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${bomb}\nendstream\nendobj`),
    ],
  ])('%s is refused', (_, bytes) => {
    expect(judgePdf(bytes)).toBe('document.unreadable');
  });

  test('pictures that are cut off or enormous are refused', async () => {
    const photo = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await look(photo.subarray(0, photo.length / 2), 'image/jpeg')).toBe('document.unreadable');
    const giant = Buffer.from(png);
    giant.writeUInt32BE(60_000, 16);
    giant.writeUInt32BE(60_000, 20);
    expect(await look(giant, 'image/png')).toBe('document.unreadable');
    const large = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(await look(large, 'image/png')).toBe('document.unreadable');
  }, 120_000);

  test('a reader that takes too long is stopped', async () => {
    expect(await lookIntoPdf(pdf, { secondsMax: 0.001 })).toBe('document.unreadable');
  });
});

test('a bad PDF is refused by the worker that looks at it', async () => {
  expect(await look(pdfWith('5 0 obj << /JS (x) >> endobj'))).toBe('document.active');
  expect(await look(pdf.subarray(0, 400))).toBe('document.unreadable');
});

test('a PDF with a password is locked, whatever else is in it', async () => {
  expect(await look(await aPdf('secret', { userPassword: 'x' }))).toBe('document.locked');
  expect(await look(await aPdf('secret', { ownerPassword: 'x', pdfVersion: '1.7ext3' }))).toBe('document.locked');
  expect(judgePdf(pdfWith('5 0 obj << /JS (x) >> endobj', { trailer: '/Encrypt 6 0 R' }))).toBe('document.locked');
});

test('the test virus is found wherever it lies, without any scanner', async () => {
  for (const bytes of [Buffer.from(EICAR), Buffer.concat([pdf, Buffer.from(EICAR)])])
    expect(await look(bytes)).toBe('document.infected');
  expect(await look(Buffer.concat([jpeg, Buffer.from(EICAR)]), 'image/jpeg')).toBe('document.infected');
  const content = deflateSync(Buffer.from(EICAR)).toString('latin1');
  const stream = `6 0 obj\n<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`;
  expect(await look(pdfWith(stream))).toBe('document.infected');
});

test('what the scanner finds is refused, and nothing is let through while it is away', async () => {
  expect(await look(pdf, 'application/pdf', async () => 'infected')).toBe('document.infected');
  expect(await look(pdf, 'application/pdf', async () => 'away')).toEqual({ isHeld: true });
});

describe('a scanner that says nothing', () => {
  function muteScanner() {
    const { promise, resolve } = Promise.withResolvers<'clean' | 'away'>();
    let asked = 0;
    const scan: Scan = () => {
      asked += 1;
      return promise;
    };
    return { scan, asked: () => asked, answer: resolve };
  }

  test('keeps no other file from being looked at', async () => {
    const mute = muteScanner();
    const waiting = Array.from({ length: 4 }, () => look(jpeg, 'image/jpeg', mute.scan));
    await expect.poll(mute.asked).toBe(4);
    expect(await look(jpeg, 'image/jpeg')).toMatchObject({ isHeld: false });
    mute.answer('clean');
    for (const verdict of await Promise.all(waiting)) expect(verdict).toMatchObject({ isHeld: false });
  });

  test('is not asked again for those that stood in line behind it', async () => {
    const mute = muteScanner();
    const waiting = Array.from({ length: 20 }, () => look(pdf, 'application/pdf', mute.scan));
    await expect.poll(mute.asked).toBe(8);
    mute.answer('away');
    expect(await Promise.all(waiting)).toEqual(Array(20).fill({ isHeld: true }));
    expect(mute.asked()).toBe(8);
    expect(await look(pdf)).toMatchObject({ isHeld: false });
  });

  test('saves the work of decoding until it is back', async () => {
    const giant = Buffer.from(png);
    giant.writeUInt32BE(60_000, 16);
    expect(await look(giant, 'image/png', async () => 'away')).toEqual({ isHeld: true });
    expect(await look(giant, 'image/png')).toBe('document.unreadable');
  });
});

test('a few at a time, the others wait, and a failure keeps nobody back', async () => {
  const inTurn = concurrencyLimit(2);
  let [now, most] = [0, 0];
  const work = async (place: number) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
    if (place === 1) throw new Error('this one fails');
    return place;
  };
  const done = await Promise.allSettled(Array.from({ length: 9 }, (_, place) => inTurn(() => work(place))));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  expect(most).toBe(2);
});
