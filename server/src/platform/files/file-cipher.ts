// How the bytes of a file are encrypted: AES-256-GCM in pieces, each with a tag of its own. One tag for a whole stream
// would be checked only at its end, after everything had been handed out; so no piece leaves here unverified.
import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The file was altered, cut short, put together in another order, or belongs to another id. */
class FileDamaged extends Error {
  override name = 'FileDamaged';
  constructor() {
    super('A stored file is damaged: its bytes are not the ones that were kept.');
  }
}

const VERSION = 1;
const TAG_BYTES = 16;
/** Small enough to hold in memory for every reader at once, large enough that a tag for each costs nothing. */
export const PIECE_BYTES = 64 * 1024;

type Bytes = AsyncIterable<Buffer>;

/** Every file has a fresh key, so that counting up the nonce can never repeat one. */
export async function* encrypted(plain: Bytes, key: Buffer, fileId: string): Bytes {
  yield Buffer.of(VERSION);
  let count = 0;
  for await (const { piece, isLast } of inPieces(plain, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceFor(count), { authTagLength: TAG_BYTES });
    cipher.setAAD(additionalData(fileId, count, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    count += 1;
  }
}

export async function* decrypted(stored: Bytes, key: Buffer, fileId: string): Bytes {
  let count = 0;
  for await (const { piece, isLast } of inPieces(afterVersion(stored), PIECE_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new FileDamaged();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceFor(count), { authTagLength: TAG_BYTES });
    decipher.setAAD(additionalData(fileId, count, isLast));
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    const plain = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw new FileDamaged();
    }
    if (plain.length > 0) yield plain;
    count += 1;
  }
}

async function* afterVersion(stored: Bytes): Bytes {
  let isFirst = true;
  for await (const part of stored) {
    if (isFirst && part.length > 0 && part[0] !== VERSION) throw new FileDamaged();
    const rest = isFirst ? part.subarray(1) : part;
    if (part.length > 0) isFirst = false;
    yield rest;
  }
}

/** Always ends with a piece marked as the last, even when there was nothing: an emptied file is then noticed too. */
async function* inPieces(source: Bytes, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const part of source) {
    held.push(part);
    heldBytes += part.length;
    if (heldBytes <= size) continue;
    const joined = Buffer.concat(held);
    let at = 0;
    // A full piece is kept back until more follows, because it may turn out to be the last.
    for (; joined.length - at > size; at += size) yield { piece: joined.subarray(at, at + size), isLast: false };
    held = [joined.subarray(at)];
    heldBytes = joined.length - at;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}

function nonceFor(count: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(count), 4);
  return nonce;
}

/** Ties each piece to its file, to its place in it, and to the file's end. */
function additionalData(fileId: string, count: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(10);
  place.writeUInt8(VERSION, 0);
  place.writeBigUInt64BE(BigInt(count), 1);
  place.writeUInt8(isLast ? 1 : 0, 9);
  return Buffer.concat([place, Buffer.from(fileId, 'utf8')]);
}
