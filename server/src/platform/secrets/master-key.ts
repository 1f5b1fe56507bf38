// The master key opens every other key. It lives in SECRET_KEY or in a file, never in the database and never in a log.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { isErrno, syncDirectory } from '../files/durable-writes.ts';

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>;

/** `source` is for people: it names where the key came from and says nothing about the key. */
export type MasterKey = { bytes: Buffer; source: string };

/** The message is for the person at the terminal. */
export class MasterKeyFault extends Error {
  override name = 'MasterKeyFault';
}

export function masterKeyFile({ dataDir }: KeyPlace): string {
  return join(dataDir, 'keys', 'master.key');
}

/** Where a rotation keeps the coming key until every row opens with it. */
export function nextMasterKeyFile(place: KeyPlace): string {
  return `${masterKeyFile(place)}.next`;
}

/** Null when there is none yet: neither SECRET_KEY nor the file. */
export async function findMasterKey(place: KeyPlace): Promise<MasterKey | null> {
  if (place.secretKey) return { bytes: keyFromHex(place.secretKey, 'SECRET_KEY'), source: 'SECRET_KEY' };
  return readKeyFile(masterKeyFile(place));
}

export async function makeMasterKey(place: KeyPlace): Promise<MasterKey> {
  return makeKeyFile(masterKeyFile(place));
}

export async function readKeyFile(file: string): Promise<MasterKey | null> {
  try {
    return { bytes: keyFromHex((await readFile(file, 'utf8')).trim(), file), source: file };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Makes the file unless it is there, and answers with what it holds: of many first starts, all get the same key. */
export async function makeKeyFile(file: string): Promise<MasterKey> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await handle.sync();
    // A link appears whole and never replaces: the first to get here decides, and a crash leaves only a draft.
    await link(draft, file);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  await syncDirectory(dirname(file));
  const made = await readKeyFile(file);
  if (!made) throw new MasterKeyFault(`The master key ${file} was taken away while it was being made. Start again.`);
  return made;
}

export function keyFromHex(text: string, source: string): Buffer {
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new MasterKeyFault(`${source} does not hold a master key: 64 hexadecimal characters are expected.`);
  return Buffer.from(text, 'hex');
}
