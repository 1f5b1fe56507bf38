// Takes a document away: first the row, so that nobody can open it any more, then the file.
import type { DocumentState } from '@evenlight/contract/documents';
import type { Actor } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { announce } from '../../platform/news/announce.ts';
import type { World } from '../../platform/world.ts';
import { REMOVE_FILES_QUEUE } from '../accounts/profile/leave.ts';
import type { DocumentScope } from './access.ts';
import { tellDocumentGoes } from './before-it-goes.ts';
import { lockDocument, removeDocument } from './store.ts';

type Audited = { action: string; actor: Actor | null; network?: string; onlyIf?: DocumentState };

/** False when it is gone already. */
export async function discardDocument(world: World, scope: DocumentScope, audited: Audited): Promise<boolean> {
  const { documentId, userId } = scope;
  const { onlyIf, ...entry } = audited;
  const at = world.clock.now();
  const fileId = await world.db.transaction(async (db) => {
    const document = await lockDocument(db, scope);
    if (!document || (onlyIf && document.state !== onlyIf)) return null;
    await tellDocumentGoes(world, db, { document, actor: entry.actor, now: at });
    await removeDocument(db, scope);
    // In line with the rest: the file goes even if this process ends right after the commit.
    await world.jobs.enqueue(db, REMOVE_FILES_QUEUE, { fileIds: [document.fileId] });
    await announce(db, { kind: 'document.changed', subject: documentId, audience: `person:${userId}`, at });
    await recordInAudit(db, { ...entry, at, subject: userId, details: { document: documentId, type: document.type } });
    return document.fileId;
  });
  if (fileId) await world.files.remove(fileId);
  return fileId !== null;
}
