// What a backup says of itself. The manifest is written last, so a directory without one is no backup; and it is sealed
// with the master key, so that nobody without the key can change what it says. The key itself is not in it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isErrno, writeWhole } from '../platform/files/durable-writes.ts';
import { isFileId } from '../platform/files/file-store.ts';
import type { MasterKey } from '../platform/secrets/master-key.ts';

const FORMAT = 1;
const NAME = 'manifest.json';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Name = z.string().regex(/^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/);
const FileId = z.string().refine(isFileId);
const measure = { byteSize: z.int().nonnegative(), sha256: Digest };

export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** The moment whose rows are in it. */
  madeAt: z.iso.datetime(),
  /** Tells whether a master key is the right one, and nothing else about it. */
  keyCheck: Digest,
  migrations: z.array(z.strictObject({ hash: Digest, madeAt: z.int() })),
  /** Whose jobs are in `jobs.job`. */
  queues: z.array(z.string()),
  tables: z.array(
    z.strictObject({ name: Name, columns: z.array(z.string()), rows: z.int().nonnegative(), ...measure }),
  ),
  /** As text: they may be larger than a number can say. */
  sequences: z.array(z.strictObject({ name: Name, lastValue: z.string().regex(/^\d+$/) })),
  files: z.array(z.strictObject({ id: FileId, ...measure })),
  /** Rows speak of them, and they are not here: erased while the backup was made, or lost before. */
  missingFiles: z.array(z.strictObject({ id: FileId, reason: z.enum(['erased', 'lost']) })),
});
export type Manifest = z.infer<typeof Manifest>;

export const newManifestHead = (master: MasterKey) => ({ format: FORMAT, keyCheck: keyCheckOf(master) }) as const;

export async function writeManifest(directory: string, manifest: Manifest, master: MasterKey): Promise<void> {
  const sealed = { ...manifest, seal: sealOf(master, JSON.stringify(manifest)) };
  await writeWhole(directory, NAME, Buffer.from(`${JSON.stringify(sealed, null, 1)}\n`));
}

/** Says why when the directory holds no backup, one for another key, or one that was changed. */
export async function readManifest(directory: string, master: MasterKey): Promise<Manifest> {
  const { seal, ...said } = await readSealed(directory);
  if (said.format !== FORMAT) {
    throw new Error(
      `${directory} holds a backup in a format that this version does not read (${said.format}). Restore it with the version that made it.`,
    );
  }
  if (said.keyCheck !== keyCheckOf(master)) throw new Error(wrongKey(master));
  const read = Manifest.safeParse(said);
  if (!read.success || !isEqual(seal, sealOf(master, JSON.stringify(said)))) {
    throw new Error(`${join(directory, NAME)} was changed after the backup was made. Take another copy of the backup.`);
  }
  return read.data;
}

async function readSealed(directory: string): Promise<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(await readFile(join(directory, NAME), 'utf8'));
    return z.record(z.string(), z.unknown()).parse(content);
  } catch (error) {
    const why = isErrno(error, 'ENOENT', 'ENOTDIR')
      ? 'it is not there, or it was cut off while it was made'
      : isErrno(error, 'EACCES', 'EPERM')
        ? 'this user may not open it. On a server copy it into /var/backups/evenlight, then chown -R evenlight: /var/backups/evenlight'
        : 'its manifest cannot be read';
    throw new Error(`There is no whole backup in ${directory}: ${why}.`);
  }
}

function keyCheckOf({ bytes }: MasterKey): string {
  return createHmac('sha256', bytes).update('evenlight backup: key check').digest('hex');
}

function sealOf({ bytes }: MasterKey, content: string): string {
  return createHmac('sha256', bytes).update('evenlight backup: manifest\n').update(content).digest('hex');
}

function isEqual(one: unknown, other: string): boolean {
  return (
    typeof one === 'string' && one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
  );
}

function wrongKey({ source }: MasterKey): string {
  const remedy =
    source === 'SECRET_KEY'
      ? 'Set SECRET_KEY to the value it had when the backup was made'
      : `Put the key file of the house that was backed up in its place, or set SECRET_KEY to its content`;
  return (
    `The master key from ${source} is not the one this backup was made with. ${remedy}. ` +
    'A backup made before a rotation of the key needs the key from before.'
  );
}
