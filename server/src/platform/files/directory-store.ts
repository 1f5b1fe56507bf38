// Files in a directory on this machine, the default.
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isErrno, syncDirectory } from './durable-writes.ts';
import { type FileStore, FileStoreAway, isFileId, requireFileId } from './file-store.ts';

const UNFINISHED = '.part';
// The disk is full, or our share of it, or no file may be as large.
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

export function openDirectoryStore(directory: string): FileStore {
  const incoming = join(directory, 'incoming');
  const draftOf = (id: string) => join(incoming, `${requireFileId(id)}${UNFINISHED}`);
  // A UUIDv7 begins with the time, so its first digits would put a whole year into one folder; the last group is random.
  const pathOf = (id: string) => join(directory, requireFileId(id).slice(24, 26), id);

  return {
    async put(id, bytes) {
      const [draft, path] = [draftOf(id), pathOf(id)];
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 });
        await pipeline(bytes, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(draft, path);
        await syncDirectory(dirname(path));
      } catch (error) {
        await rm(draft, { force: true });
        // Whoever runs the house makes room; until then people are asked to try later.
        if (isErrno(error, ...NO_ROOM)) throw new FileStoreAway(`There is no room in ${directory}.`, { cause: error });
        throw error;
      }
    },
    async get(id) {
      return readable(pathOf(id));
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(draftOf(id), { force: true });
    },
    async *ids() {
      for (const folder of await namesIn(directory)) {
        for (const name of await namesIn(join(directory, folder))) {
          const id = name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name;
          if (isFileId(id)) yield id;
        }
      }
    },
  };
}

async function readable(path: string): Promise<Readable | null> {
  try {
    // Opened before answering, so that a missing file is known at once and a removed one is still read to its end.
    return (await open(path, 'r')).createReadStream();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
