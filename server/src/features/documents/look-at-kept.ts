// The look at a file that was just kept, for every feature that takes papers in: fine, not to be kept, or not yet known.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileProblems } from '@evenlight/contract/documents';
import { scanForViruses } from '../../platform/antivirus/clamd.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { FileKind } from '../../platform/uploads/file-kind.ts';
import { type FileProblem, lookAtFile } from '../../platform/uploads/look-at-file.ts';
import type { World } from '../../platform/world.ts';

// A PNG of few colours can grow when drawn again; much more than this it does not.
const REDRAWN_MAX_BYTES = 64 * 1024 * 1024;

type Redrawn = { fileId: string; byteSize: number };

/** `held`: something of ours failed, or for `away` the scanner does not answer, and will not for the next one. */
export type Look =
  | { kind: 'fine' /** Kept beside the first; the caller takes one of the two. */; redrawn: Redrawn | null }
  | { kind: 'held' }
  | { kind: 'away' }
  | { kind: 'refused'; problem: FileProblem };

type Kept = { id: string; fileId: string; mediaType: FileKind };

export async function lookAtKept(world: World, { id, fileId, mediaType }: Kept, keptAs: string): Promise<Look> {
  try {
    const read = () => readFile(world, fileId);
    const verdict = await lookAtFile(read, mediaType, (bytes) => scanForViruses(world, bytes));
    if (verdict.isHeld) return { kind: 'away' };
    return { kind: 'fine', redrawn: verdict.instead && (await keepRedrawn(world, verdict.instead, keptAs)) };
  } catch (error) {
    const problem = fileProblemIn(error);
    if (problem) return { kind: 'refused', problem };
    world.log.error({ err: error, documentId: id }, 'a document could not be looked at; it is held');
    return { kind: 'held' };
  }
}

async function readFile({ files }: World, fileId: string): Promise<Buffer> {
  const opened = await files.open(fileId);
  // A process ended before the bytes were safe, or they were lost since.
  if (!opened) throw new Problem('document.unreadable');
  return buffer(opened.bytes);
}

async function keepRedrawn({ files }: World, bytes: Buffer, keptAs: string): Promise<Redrawn> {
  if (bytes.length > REDRAWN_MAX_BYTES) refuse('document.too_large');
  const { id, byteSize } = await files.keep(Readable.from([bytes]), { mediaType: keptAs, maxBytes: REDRAWN_MAX_BYTES });
  return { fileId: id, byteSize };
}

function fileProblemIn(error: unknown): FileProblem | null {
  const code = error instanceof Problem ? error.code : null;
  return fileProblems.find((problem) => problem === code) ?? null;
}
