// Files made so that one reader sees a plain paper, and another one sees something that runs.
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { judgePdf } from './judge-pdf.ts';

const SCRIPT = '<< /S /JavaScript /JS (x) >>';

function pdfWith(objects: string, { catalog = '', trailer = '' } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n' +
      `${objects}\ntrailer\n<< /Root 1 0 R /Size 9 ${trailer} >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}

const flate = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

function streamOf(bytes: string, entries: string, { length = `${bytes.length}`, line = '\n' } = {}): string {
  return `7 0 obj\n<< ${entries} /Length ${length} >>\nstream${line}${bytes}\nendstream\nendobj`;
}

const PACKED = '/Type /ObjStm /N 1 /First 4';
const packed = (objects: string, entries = `${PACKED} /Filter /FlateDecode`) =>
  pdfWith(streamOf(flate(`8 0 ${objects}`), entries));
const loose = (objects: string, entries = PACKED, form = {}) => pdfWith(streamOf(`8 0 ${objects}`, entries, form));

describe('what hides behind a slip of the pen is found', () => {
  test.each([
    ['behind a single sign', pdfWith('', { catalog: `/X 1 > /OpenAction ${SCRIPT}` })],
    ['behind a single sign in place of a value', pdfWith('', { catalog: `/X > /OpenAction ${SCRIPT}` })],
    ['behind a bracket', pdfWith('', { catalog: `/X 1 ] /OpenAction ${SCRIPT}` })],
    ['behind a brace', pdfWith('', { catalog: `/X 1 } /OpenAction ${SCRIPT}` })],
    ['behind an end inside of a text', pdfWith('', { catalog: `/X (>> \\) >>) /OpenAction ${SCRIPT}` })],
    ['behind an end inside of a remark', pdfWith('', { catalog: `/X 1 % >>\r/OpenAction ${SCRIPT}` })],
    ['behind an odd hexadecimal text', pdfWith('', { catalog: `/X <414> /OpenAction ${SCRIPT}` })],
    ['in a list in a list', pdfWith(`5 0 obj [1 [<< /A ${SCRIPT} >>]] endobj`)],
    ['between other spaces', pdfWith('5\0 0\fobj\0<<\f/S\0/JavaScript\r>>\rendobj')],
    ['behind a name that ends with a zero', pdfWith('5 0 obj << /S /JavaScript#00x >> endobj')],
    ['behind escapes of both kinds', pdfWith('5 0 obj << /#4A#53 (x) /S /J#61#56aScript >> endobj')],
    ['in an object that does not end', pdfWith(`5 0 obj << /A 1 >>\n6 0 obj ${SCRIPT}`)],
    ['in a kind that stands elsewhere', pdfWith('5 0 obj << /S 6 0 R >> endobj 6 0 obj /Launch endobj')],
    ['behind a number with a remark', pdfWith('5 % x\n0 obj << /S /URI >> endobj', { catalog: '/OpenAction 5 0 R' })],
    ['behind two numbers', pdfWith('5 0 obj 6 0 R endobj', { catalog: '/OpenAction 5 0 R' })],
    ['behind a number that is nowhere', pdfWith('', { catalog: '/OpenAction 77 0 R' })],
    ['in a packed list', packed(`[${SCRIPT}]`)],
    ['behind a single sign in packed objects', packed(`<< /X 1 > /A ${SCRIPT} >>`)],
  ])('%s', (_, bytes) => {
    expect(judgePdf(bytes)).toBe('document.active');
  });

  test('a lock behind a single sign is a lock', () => {
    expect(judgePdf(pdfWith('', { trailer: '/X 1 > /Encrypt 6 0 R' }))).toBe('document.locked');
    const table = streamOf(flate('x'), '/Type /XRef /Filter /FlateDecode /Encrypt 6 0 R');
    expect(judgePdf(pdfWith(table))).toBe('document.locked');
  });
});

describe('what viewers may read in two ways is not read at all', () => {
  test.each([
    ['a key without a value', pdfWith('', { catalog: '/X >> /Y 1' })],
    ['a value too many', pdfWith('5 0 obj << /X 1 2 /Y 3 >> endobj')],
    ['a number that runs into its sign', pdfWith('5 0 obj << /S /URI >> endobj', { catalog: '/X 5 0R' })],
    ['a dictionary without an end', pdfWith('5 0 obj << /X 1 endobj')],
    ['a list without an end', pdfWith('5 0 obj [1 2 endobj')],
    ['a text without an end', pdfWith('5 0 obj << /X (a(b) >> endobj')],
    ['a hexadecimal text with other signs', pdfWith('5 0 obj << /X <41 ( 42> >> endobj')],
    ['a closing sign without an opening one', pdfWith('5 0 obj << /X [1 ) 2] >> endobj')],
    ['a trailer with a slip', pdfWith('', { trailer: '/X 1 2' })],
    ['packed objects with a slip', packed('<< /X 1 2 >>')],
    ['a stream of objects in a stream of objects', packed(`<< ${PACKED} /Length 9 >> stream\n8 0 null`)],
    ['a stream behind packed objects', packed('null << /Length 9 >> stream\nx')],
    [
      'packed objects with a filter under its short name',
      pdfWith(streamOf(flate(`8 0 ${SCRIPT}`), `${PACKED} /F /Fl`)),
    ],
    ['packed objects with a row filter', packed('null', `${PACKED} /Filter /Fl /DecodeParms << /Predictor 12 >>`)],
    ['packed objects with a filter elsewhere', packed('null', `${PACKED} /Filter 6 0 R`)],
    ['packed objects with two filters', packed('null', `${PACKED} /Filter [/FlateDecode /FlateDecode]`)],
    ['packed objects with a second filter', packed('null', `${PACKED} /Filter /Fl /Filter /FlateDecode`)],
    ['packed objects counted elsewhere', loose('null', '/Type /ObjStm /N 6 0 R /First 4')],
    ['packed objects that begin elsewhere', loose('null', '/Type /ObjStm /N 1 /First 6 0 R')],
    ['packed objects that begin nowhere', loose('null', '/Type /ObjStm /N 1')],
    ['packed objects without their numbers', loose('null', '/Type /ObjStm /N 2 /First 4')],
    ['packed objects that lie over each other', loose('0 2 /LaunchX', '/Type /ObjStm /N 2 /First 6')],
    ['packed objects that begin in the middle of a line', loose('null', PACKED, { line: ' (\n' })],
    ['packed objects that say too little', loose('/LaunchX null', PACKED, { length: '11' })],
    [
      'tightly packed objects that say too little',
      pdfWith(streamOf(flate('8 0 /LaunchX'), `${PACKED} /Filter /Fl`, { length: '15' })),
    ],
    ['packed objects that do not say how long they are', loose('null', PACKED, { length: '6 0 R' })],
  ])('%s', (_, bytes) => {
    expect(judgePdf(bytes)).toBe('document.unreadable');
  });
});

describe('what is written unusually, and can be read in one way only, is fine', () => {
  test.each([
    ['lines that end in the old way', Buffer.from(pdfWith('').toString('latin1').replaceAll('\n', '\r'), 'latin1')],
    ['other spaces', pdfWith('5\0 0\fobj\0<<\f/X\0/Y\r>>\rendobj')],
    ['an object without its end', pdfWith('5 0 obj << /X 1 >>\n6 0 obj null')],
    ['an empty object', pdfWith('5 0 obj endobj')],
    ['unusual numbers', pdfWith('5 0 obj << /X [-.5 +4. --3 1.2.3 0-5] /Y -1 >> endobj')],
    ['an odd hexadecimal text', pdfWith('5 0 obj << /X <4 1\n4> /Y <> >> endobj')],
    ['an object in a text', pdfWith('5 0 obj << /X (6 0 obj is a book) >> endobj')],
    ['words inside of a longer word', pdfWith('5 0 obj << /X (jobj[ >> ]) >> endobj')],
    ['packed objects with remarks', pdfWith(streamOf('8 0 % one\nnull', '/Type /ObjStm /N 1 /First 10'))],
    ['packed objects not tightly', loose('<< /X [1 2] >>')],
    [
      'packed objects with their length elsewhere',
      pdfWith(`${streamOf('8 0 null', PACKED, { length: '6 0 R' })}
6 0 obj 8 endobj`),
    ],
    ['a table of contents with a row filter', pdfWith(streamOf(flate('x'), '/Type /XRef /Root 1 0 R /Filter /Fl'))],
    ['a picture with a lie about its length', pdfWith(streamOf('x', '/Subtype /Image', { length: '999' }))],
  ])('%s', (_, bytes) => {
    expect(judgePdf(bytes)).toBeNull();
  });
});

test('very many small streams are read in a moment', () => {
  const filled = `${streamOf(flate('x'), '/Filter /FlateDecode')}\n`.repeat(10_000);
  const bytes = pdfWith(filled + '6 0 obj<<>>stream\n'.repeat(100_000));
  const before = process.threadCpuUsage();
  expect(judgePdf(bytes)).toBeNull();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(3.5);
}, 120_000);
