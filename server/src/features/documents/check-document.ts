// The look at a document that was just kept, or is looked at again: received, held, or not kept at all.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileProblems } from '@evenlight/contract/documents';
import { DocumentId } from '@evenlight/contract/ids';
import { scanForViruses } from '../../platform/antivirus/clamd.ts';
import { announce } from '../../platform/news/announce.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { type FileProblem, lookAtFile } from '../../platform/uploads/look-at-file.ts';
import type { World } from '../../platform/world.ts';
import { type DocumentScope, documentOfHouse } from './access.ts';
import { discardDocument } from './discard-document.ts';
import { findDocument, KEPT_AS, lockDocument, updateDocument } from './store.ts';

// A PNG of few colours can grow when drawn anew; much more than this it does not.
const REDRAWN_MAX_BYTES = 64 * 1024 * 1024;

/** `away` is held as well: the scanner does not answer, and will not for the next one. */
type Outcome = 'received' | 'held' | 'away' | 'gone' | FileProblem;
type Check = { outcome: Outcome; found: FileProblem | null };

/** Two may look at the same document at once; the first one settles it, and both hear what they `found` wrong. */
export async function checkDocument(world: World, scope: DocumentScope): Promise<Check> {
  const document = await findDocument(world.db, scope);
  if (document?.state !== 'checking') return { outcome: document ? 'received' : 'gone', found: null };
  try {
    const read = () => readFile(world, document.fileId);
    const verdict = await lookAtFile(read, document.mediaType, (bytes) => scanForViruses(world, bytes));
    if (verdict.isHeld) return { outcome: 'away', found: null };
    return { outcome: await receive(world, scope, { ...document, instead: verdict.instead }), found: null };
  } catch (error) {
    const problem = fileProblemIn(error);
    if (!problem) {
      world.log.error({ err: error, documentId: document.id }, 'a document could not be looked at; it is held');
      return { outcome: 'held', found: null };
    }
    const deed = { action: 'document.not_kept', actor: null, onlyIf: 'checking' } as const;
    // Whoever settled it in between has put another file in its place, so ours could not be read.
    const isDiscarded = await discardDocument(world, scope, deed);
    return { outcome: isDiscarded ? problem : await settledOutcome(world, scope), found: problem };
  }
}

async function settledOutcome({ db }: World, scope: DocumentScope): Promise<Outcome> {
  return (await findDocument(db, scope)) ? 'received' : 'gone';
}

async function readFile({ files }: World, fileId: string): Promise<Buffer> {
  const opened = await files.open(fileId);
  // A process ended before the bytes were safe, or they were lost since.
  if (!opened) throw new Problem('document.unreadable');
  return buffer(opened.bytes);
}

function fileProblemIn(error: unknown): FileProblem | null {
  const code = error instanceof Problem ? error.code : null;
  return fileProblems.find((problem) => problem === code) ?? null;
}

type Looked = { fileId: string; instead: Buffer | null; replaces: string | null };

async function receive(world: World, scope: DocumentScope, { fileId, instead, replaces }: Looked): Promise<Outcome> {
  const { files, clock } = world;
  const about = { mediaType: KEPT_AS, maxBytes: REDRAWN_MAX_BYTES };
  if (instead && instead.length > about.maxBytes) refuse('document.too_large');
  const kept = instead && (await files.keep(Readable.from([instead]), about));
  const isSettled = await world.db.transaction(async (db) => {
    const document = await lockDocument(db, scope);
    if (document?.state !== 'checking' || document.fileId !== fileId) return false;
    const redrawn = kept ? { fileId: kept.id, byteSize: kept.byteSize } : {};
    await updateDocument(db, scope, { ...redrawn, state: 'received' });
    const audience = `person:${scope.userId}` as const;
    await announce(db, { kind: 'document.changed', subject: scope.documentId, audience, at: clock.now() });
    return true;
  });
  if (kept) await files.remove(isSettled ? fileId : kept.id);
  if (!isSettled) return settledOutcome(world, scope);
  const old = replaces && documentOfHouse(DocumentId.parse(replaces), scope.userId);
  if (old) await discardDocument(world, old, { action: 'document.replaced', actor: null });
  return 'received';
}
