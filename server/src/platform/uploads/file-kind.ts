// What a file really is, told by its bytes: one of three kinds, and not two at once.
import { documentMediaTypes as fileKinds } from '@evenlight/contract/documents';
import { refuse } from '../problem.ts';

export type FileKind = (typeof fileKinds)[number];

const starts: Record<FileKind, Buffer> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};
// PDF readers look for the beginning of a PDF this far into a file, so whatever else begins there is one too.
const HEAD_BYTES = 1024;
const PAGE_HEAD = /<(?:!doctype|html|head|body|script|svg|\?php)/i;

/** Refuses what is not of the expected kind, and what is of a second kind besides. */
export async function requireKind(bytes: Buffer, expected: FileKind): Promise<void> {
  const head = bytes.subarray(0, HEAD_BYTES);
  const begun = fileKinds.filter((kind) => head.subarray(0, starts[kind].length).equals(starts[kind]));
  const hasHiddenStart =
    head.indexOf(starts['application/pdf'], 1) > 0 ||
    (begun.length === 0 && fileKinds.some((kind) => head.includes(starts[kind])));
  if (hasHiddenStart || (begun.length > 0 && PAGE_HEAD.test(head.toString('latin1')))) refuse('document.mixed');
  const { fileTypeFromBuffer } = await import('file-type');
  // Knows the kin of these three as well, such as moving PNGs.
  const found = await fileTypeFromBuffer(bytes);
  if (begun[0] !== expected || found?.mime !== expected) refuse('document.kind_refused');
  if (endsAsZip(bytes) || (expected !== 'application/pdf' && holdsPdf(bytes))) refuse('document.mixed');
}

/** A whole PDF behind a picture. Its first and last words together are no chance. */
function holdsPdf(bytes: Buffer): boolean {
  const begins = bytes.indexOf(starts['application/pdf']);
  return begins >= 0 && bytes.includes('%%EOF', begins);
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const ZIP_END_BYTES = 22;

/** Archives are read from their end, so one may follow anything. Its table of contents is looked for: four bytes can be chance. */
function endsAsZip(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(ZIP_END); at >= 0; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > bytes.length) return false;
    const entries = bytes.readUInt16LE(at + 10);
    const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
    const begins = [at - size, offset].some(
      (place) => place >= 0 && bytes.subarray(place, place + ZIP_ENTRY.length).equals(ZIP_ENTRY),
    );
    if (begins || (entries === 0 && size === 0 && offset === 0)) return true;
  }
  return false;
}
