// Showing one of the plan's papers to the family, opening what is shared, and taking it out again.
import { SHARED_DOCUMENTS_PER_GROUP } from '@evenlight/contract/families/documents';
import { type DocumentId, FamilyGroupId, type SharedDocumentId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import { type Db, violates } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { REMOVE_FILES_QUEUE } from '../../accounts/profile/leave.ts';
import { nameOf } from '../../documents/sealed-names.ts';
import { documentsForPlan } from '../../documents/store.ts';
import { inFamilyTurn, requireFamily } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { sharedNameOf } from './sealed-names.ts';
import {
  countShared,
  deleteShared,
  findShared,
  insertShared,
  mayRemove,
  sharedWith,
  versionsOf,
} from './shared-store.ts';

type Context = { actor: Actor; db: Db; now: Date; network: string };
type Keys = World['keys'];
type Named = { groupId: FamilyGroupId; documentId: DocumentId };

/** Asked again, it is shared once. */
export function share({ keys }: { keys: Keys }, context: Context, { groupId, documentId }: Named) {
  const { actor, now, network } = context;
  return inFamilyTurn(context, groupId, 'see', async (db, family) => {
    const { planId, plannerId, member } = family;
    if (member.userId !== plannerId) refuse('family.role_too_low');
    const papers = await documentsForPlan(db, keys, { id: planId, userId: plannerId });
    const paper = papers.find(({ id }) => id === documentId) ?? refuse('document.not_found');
    const id = uuid({ msecs: now.getTime() });
    const shared = { type: 'legal', paperId: paper.id, sharedBy: member.userId, createdAt: now } as const;
    const isNew = await insertShared(db, { id, groupId, ...shared }).catch(refuseIfPaperGone);
    if (isNew) {
      if ((await countShared(db, groupId)) > SHARED_DOCUMENTS_PER_GROUP) refuse('shared_document.too_many');
      const activity = { kind: 'document.added', about: paper.name } as const;
      await familyChanged(db, family, { part: 'documents', keys, activity, now });
    }
    const answer = { documents: await sharedWith({ db, keys }, family) };
    const details = { document: paper.id, type: paper.type };
    const entry = { at: now, actor, action: 'shared_document.shared', subject: groupId, network, details };
    if (isNew) await recordInAudit(db, entry);
    return answer;
  });
}

/** Its keeper takes it away in this very moment. */
function refuseIfPaperGone(error: unknown): never {
  if (violates(error, 'shared_documents_paper_id_documents_id_fk')) refuse('document.not_found');
  throw error;
}

type Removing = {
  documentId: SharedDocumentId /** Where the asker says it was. */;
  saidGroupId: FamilyGroupId | undefined;
};

/** The row goes first, so that nobody can open it any more, then the files. Out already, it is the same to its group. */
export async function removeShared({ jobs, keys }: World, context: Context, { documentId, saidGroupId }: Removing) {
  const { actor, now, network } = context;
  const of = await groupOf(context.db, documentId);
  const there = saidGroupId ? { ...of, groupId: saidGroupId } : of;
  return inFamilyTurn(context, there, 'see', async (db, family) => {
    const { groupId } = family;
    const found = await findShared(db, documentId);
    if (found?.shared.groupId !== groupId) {
      if (saidGroupId) return { documents: await sharedWith({ db, keys }, family) };
      return refuse('shared_document.not_found');
    }
    const { shared, paper } = found;
    if (!mayRemove(family, shared)) refuse('family.role_too_low');
    const versions = await versionsOf(db, [documentId]);
    await deleteShared(db, documentId);
    const fileIds = versions.map(({ fileId }) => fileId);
    if (fileIds.length > 0) await jobs.enqueue(db, REMOVE_FILES_QUEUE, { fileIds });
    const [latest] = versions;
    const about = paper ? nameOf(keys, paper) : latest ? sharedNameOf(keys, latest) : '';
    await familyChanged(db, family, { part: 'documents', keys, activity: { kind: 'document.removed', about }, now });
    const left = { documents: await sharedWith({ db, keys }, family) };
    const details = { document: documentId, isPaper: paper !== null };
    await recordInAudit(db, { at: now, actor, action: 'shared_document.removed', subject: groupId, network, details });
    return left;
  });
}

/** Without a number, the newest that was looked at. */
export async function fileToRead(
  { db, keys }: { db: Db; keys: Keys },
  actor: Actor,
  documentId: SharedDocumentId,
  version: number | undefined,
) {
  const { groupId } = await requireFamily(db, actor, await groupOf(db, documentId), 'see');
  const { paper } = (await findShared(db, documentId)) ?? refuse('shared_document.not_found');
  if (paper) {
    if (version !== undefined) refuse('shared_document.not_found');
    if (paper.state === 'checking') refuse('shared_document.checking');
    return { ...paper, name: nameOf(keys, paper), groupId, isPaper: true };
  }
  const versions = await versionsOf(db, [documentId]);
  const wanted = version === undefined ? versions.find(({ isChecked }) => isChecked) : undefined;
  const file = wanted ?? versions.find((each) => version === undefined || each.version === version);
  if (!file) return refuse('shared_document.not_found');
  if (!file.isChecked) refuse('shared_document.checking');
  return { ...file, name: sharedNameOf(keys, file), groupId, isPaper: false };
}

async function groupOf(db: Db, documentId: SharedDocumentId) {
  const found = await findShared(db, documentId);
  const groupId = found && FamilyGroupId.parse(found.shared.groupId);
  return { groupId, missing: 'shared_document.not_found' } as const;
}
