// The look at a document that was just kept, or is looked at again: received, held, or not kept at all.
import { DocumentId } from '@evenlight/contract/ids';
import { announce } from '../../platform/news/announce.ts';
import type { FileProblem } from '../../platform/uploads/look-at-file.ts';
import type { World } from '../../platform/world.ts';
import { type DocumentScope, documentOfHouse } from './access.ts';
import { discardDocument } from './discard-document.ts';
import { lookAtKept } from './look-at-kept.ts';
import { findDocument, KEPT_AS, lockDocument, updateDocument } from './store.ts';

/** `away` is held as well: the scanner does not answer, and will not for the next one. */
type Outcome = 'received' | 'held' | 'away' | 'gone' | FileProblem;
type Check = { outcome: Outcome; found: FileProblem | null };

/** Two may look at the same document at once; the first one settles it, and both hear what they `found` wrong. */
export async function checkDocument(world: World, scope: DocumentScope): Promise<Check> {
  const document = await findDocument(world.db, scope);
  if (document?.state !== 'checking') return { outcome: document ? 'received' : 'gone', found: null };
  const look = await lookAtKept(world, document, KEPT_AS);
  if (look.kind === 'held' || look.kind === 'away') return { outcome: look.kind, found: null };
  if (look.kind === 'fine')
    return { outcome: await receiveOrHold(world, scope, { ...document, ...look }), found: null };
  const audited = { action: 'document.not_kept', actor: null, onlyIf: 'checking' } as const;
  // Whoever settled it in between has put another file in its place, so ours could not be read.
  const isDiscarded = await discardDocument(world, scope, audited);
  return { outcome: isDiscarded ? look.problem : await settledOutcome(world, scope), found: look.problem };
}

async function settledOutcome({ db }: World, scope: DocumentScope): Promise<Outcome> {
  return (await findDocument(db, scope)) ? 'received' : 'gone';
}

type Looked = { fileId: string; redrawn: { fileId: string; byteSize: number } | null; replaces: string | null };

async function receiveOrHold(world: World, scope: DocumentScope, looked: Looked): Promise<Outcome> {
  try {
    return await receive(world, scope, looked);
  } catch (error) {
    world.log.error({ err: error, documentId: scope.documentId }, 'a document could not be received; it is held');
    return 'held';
  }
}

async function receive(world: World, scope: DocumentScope, { fileId, redrawn, replaces }: Looked): Promise<Outcome> {
  const { files, clock } = world;
  const isSettled = await world.db.transaction(async (db) => {
    const document = await lockDocument(db, scope);
    if (document?.state !== 'checking' || document.fileId !== fileId) return false;
    await updateDocument(db, scope, { ...redrawn, state: 'received' });
    const audience = `person:${scope.userId}` as const;
    await announce(db, { kind: 'document.changed', subject: scope.documentId, audience, at: clock.now() });
    return true;
  });
  if (redrawn) await files.remove(isSettled ? fileId : redrawn.fileId);
  if (!isSettled) return settledOutcome(world, scope);
  const old = replaces && documentOfHouse(DocumentId.parse(replaces), scope.userId);
  if (old) await discardDocument(world, old, { action: 'document.replaced', actor: null });
  return 'received';
}
