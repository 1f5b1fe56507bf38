// Where the bytes of files lie. A store knows ids and bytes; what they mean, and their encryption, is not its business.
import type { Readable } from 'node:stream';

export type FileStore = {
  /** Either all bytes are safe when this resolves, or it rejects and none are to be found. */
  put(id: string, bytes: Readable): Promise<void>;
  get(id: string): Promise<Readable | null>;
  /** Removing what is not there is fine. */
  remove(id: string): Promise<void>;
  /** Everything that lies here, half-written things too. */
  ids(): AsyncIterable<string>;
};

/** The store does not answer. It may again in a moment, so people are asked to try later. */
export class FileStoreAway extends Error {
  override name = 'FileStoreAway';
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isFileId(id: string): boolean {
  return UUID.test(id);
}

/** An id becomes part of a path or an address, so nothing but a UUID gets that far. */
export function requireFileId(id: string): string {
  if (!isFileId(id)) throw new TypeError('A file id is a UUID in lower case, and this is none.');
  return id;
}
