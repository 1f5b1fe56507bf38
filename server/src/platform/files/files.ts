// Files that people entrust to us: encrypted on their way in, each under a key of its own, and never whole in memory.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import type { Keys } from '../secrets/keys.ts';
import { storedFiles } from '../tables.ts';
import { openDirectoryStore } from './directory-store.ts';
import { decrypted, encrypted } from './file-cipher.ts';
import { type FileStore, FileStoreAway, isFileId } from './file-store.ts';
import { openS3Store } from './s3-store.ts';
import { sweepOrphans } from './sweep-orphans.ts';

type StoredFile = { id: string; mediaType: string; byteSize: number; sha256: Buffer; createdAt: Date };

export type Files = {
  /**
   * Refuses with `request.too_large` as soon as the limit is passed. Whatever goes wrong, nothing readable stays.
   * The source is left open then, so that a request can still be answered on the same connection.
   */
  keep(source: Readable, about: { mediaType: string; maxBytes: number }): Promise<StoredFile>;
  /**
   * The bytes fail with `FileDamaged` before anything that was altered is handed out. They hold a file or a connection
   * open, so read them to the end or destroy them.
   */
  open(id: string): Promise<{ file: StoredFile; bytes: Readable } | null>;
  remove(id: string): Promise<void>;
  /** Clears away bytes nobody can reach; says how many. For the nightly job. */
  sweep(): Promise<number>;
};

type Options = { config: Config; db: Db; keys: Keys; clock: Clock; log: Log };

export function openFileStore(config: Config): FileStore {
  return config.s3 ? openS3Store(config.s3) : openDirectoryStore(join(config.dataDir, 'files'));
}

export function openFiles({ config, db, keys, clock, log }: Options): Files {
  const store = openFileStore(config);
  const askLater = (error: unknown): never => {
    if (!(error instanceof FileStoreAway)) throw error;
    log.error({ err: error }, 'the file store is away');
    throw new Problem('server.busy', { retryAfterSeconds: 5 });
  };

  return {
    async keep(source, { mediaType, maxBytes }) {
      const id = uuidv7({ msecs: clock.now().getTime() });
      const key = randomBytes(32);
      const measure = measured(source, maxBytes);
      await store
        .put(id, Readable.from(encrypted(measure.bytes, key, id), { objectMode: false }))
        .catch((error) => {
          throw measure.failure() ?? error;
        })
        .catch(askLater);

      const file = { id, mediaType, byteSize: measure.byteSize(), sha256: measure.sha256(), createdAt: clock.now() };
      // Should this fail, the row may be there all the same (a connection can be lost after the commit). So the bytes
      // stay, unreadable without the row, until the sweep knows better.
      await db.insert(storedFiles).values({ ...file, wrappedKey: keys.wrap(key, id) });
      return file;
    },

    async open(id) {
      if (!isFileId(id)) return null;
      const [row] = await db.select().from(storedFiles).where(eq(storedFiles.id, id));
      if (!row) return null;
      const { wrappedKey, ...file } = row;
      const key = keys.unwrap(wrappedKey, id);
      const stored = await store.get(id).catch(askLater);
      if (!stored) {
        log.error({ fileId: id }, 'a file has a row but no bytes');
        return null;
      }
      const bytes = Readable.from(decrypted(stored, key, id), { objectMode: false });
      // Until the first byte is asked for nobody listens: a reader may leave then, and so may the store.
      bytes.once('close', () => stored.destroy());
      stored.on('error', (error) => bytes.destroy(error));
      return { file, bytes };
    },

    async remove(id) {
      if (!isFileId(id)) return;
      // The row first: without its key the bytes are noise, even if they outlive it until the sweep.
      await db.delete(storedFiles).where(eq(storedFiles.id, id));
      await store
        .remove(id)
        .catch((error) => log.warn({ err: error, fileId: id }, 'the bytes of a removed file wait for the sweep'));
    },

    sweep: () => sweepOrphans({ store, db, clock }),
  };
}

/** Counts and hashes what flows by, stops it at the limit, and remembers why it ended early. */
function measured(source: Readable, maxBytes: number) {
  const hash = createHash('sha256');
  let byteSize = 0;
  let failure: unknown;
  // A person may go away while nobody is reading; a stream that fails unheard would end the process.
  source.on('error', () => undefined);
  async function* bytes(): AsyncGenerator<Buffer> {
    try {
      for await (const part of source.iterator({ destroyOnReturn: false })) {
        const buffer = Buffer.from(part);
        byteSize += buffer.length;
        if (byteSize > maxBytes) throw new Problem('request.too_large');
        hash.update(buffer);
        yield buffer;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { bytes: bytes(), byteSize: () => byteSize, sha256: () => hash.digest(), failure: () => failure };
}
