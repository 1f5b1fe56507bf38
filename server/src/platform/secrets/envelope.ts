// Small secrets, sealed by AES-256-GCM: unreadable without the key, unusable when altered or moved elsewhere.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** The bytes do not belong to this key and context, or somebody changed them. */
export class SealBroken extends Error {
  override name = 'SealBroken';
  constructor() {
    super('A sealed value could not be opened: it belongs to another key or place, or it was altered.');
  }
}

/** Version byte, nonce, tag, ciphertext. The context says where the value belongs, so that it opens nowhere else. */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(additionalData(context));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), ciphertext]);
}

export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) throw new SealBroken();
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(additionalData(context));
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  } catch {
    throw new SealBroken();
  }
}

function additionalData(context: string): Buffer {
  return Buffer.concat([Buffer.of(VERSION), Buffer.from(context, 'utf8')]);
}
