// From the bytes on the wire to a document that was looked at.
import {
  DOCUMENT_BYTES_PER_PERSON,
  DOCUMENTS_PER_PERSON,
  type StoredDocument,
  type UploadFields,
} from '@evenlight/contract/documents';
import { DocumentId, PlanId, UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { type Member, requireTeamProof } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { documentOfHouse, type OwnDocumentsScope, requireOwnDocuments } from './access.ts';
import { checkDocument } from './check-document.ts';
import type { KeptFile } from './keep-file.ts';
import { shelfOf } from './rules.ts';
import { sealName } from './sealed-names.ts';
import { documentSentAs, documentsForPlan, documentsOf, findDocument, insertDocument, roomTaken } from './store.ts';

type Asker = { member: Member; network: string; now: Date };

/** Whatever is refused here leaves nothing behind. Sent again under the same key, a paper is the one that is here. */
export async function receiveUpload(
  world: World,
  file: KeptFile,
  fields: z.output<typeof UploadFields>,
  asker: Asker,
): Promise<StoredDocument> {
  const id = DocumentId.parse(uuid({ msecs: asker.now.getTime() }));
  const place = await storeDocument(world, id, file, fields, asker).catch(async (error) => {
    await world.files.remove(file.fileId);
    throw error;
  });
  const { outcome, found } = await checkDocument(world, documentOfHouse(place.id, place.userId));
  const isSentAgain = place.id !== id;
  // The other try was refused in the meantime; this one stands for itself, and hears why.
  if (isSentAgain && outcome === 'gone') return receiveUpload(world, file, fields, asker);
  if (isSentAgain) await world.files.remove(file.fileId);
  if (outcome !== 'received' && outcome !== 'held' && outcome !== 'away')
    throw new Problem(outcome === 'gone' ? (found ?? 'document.not_found') : outcome);
  return storedDocument(world, place, place.id);
}

type Place = Pick<OwnDocumentsScope, 'userId' | 'planId'> & { id: DocumentId };

/** Answers with the place of the earlier one, if the same was sent before. */
async function storeDocument(
  { db, keys, clock }: World,
  id: DocumentId,
  { sha256: _, ...file }: KeptFile,
  { documentType: type, replaces, idempotencyKey, ...stored }: z.output<typeof UploadFields>,
  { member, network }: Asker,
): Promise<Place> {
  const shelf = await requireOwnDocuments(db, member, stored);
  const { userId, planId } = shelf;
  const at = clock.now();
  if (userId !== member.userId) requireTeamProof(member, at);
  return db.transaction(async (db) => {
    // Two uploads at once would each find room for one, and neither would find the other's key.
    await takeTurn(db, `documents ${userId}`);
    const earlier = idempotencyKey ? await documentSentAs(db, shelf, idempotencyKey) : null;
    if (earlier) return placeOf(earlier);
    if (replaces) await requireReplaceable(db, shelf, type, replaces);
    await requireRoom(db, shelf, file, replaces ?? null);
    const isByStaff = member.isStaff && userId !== member.userId;
    const sent = { uploadedBy: member.userId, isByStaff, uploadedAt: at, idempotencyKey: idempotencyKey ?? null };
    const fresh = { state: 'checking', reason: '', replaces: replaces ?? null } as const;
    const named = sealName(keys, { id, name: file.name });
    await insertDocument(db, { ...file, ...named, id, userId, planId, type, ...sent, ...fresh });
    const details = detailsOf({ id, type, planId });
    await recordInAudit(db, { at, actor: member, action: 'document.uploaded', subject: userId, network, details });
    await announce(db, { kind: 'document.changed', subject: id, audience: `person:${userId}`, at });
    return { id, userId, planId };
  });
}

type Named = { id: string; type: string; planId: string | null };

/** For the audit log: which paper, and of which plan, so that its family can read who looked at it. */
export function detailsOf({ id, type, planId }: Named): Record<string, string> {
  return { document: id, type, ...(planId === null ? {} : { plan: planId }) };
}

function placeOf({ id, userId, planId }: { id: string; userId: string; planId: string | null }): Place {
  return {
    id: DocumentId.parse(id),
    userId: UserId.parse(userId),
    planId: planId === null ? null : PlanId.parse(planId),
  };
}

async function requireRoom(
  db: Db,
  shelf: OwnDocumentsScope,
  { byteSize }: Pick<KeptFile, 'byteSize'>,
  leaving: DocumentId | null,
) {
  const taken = await roomTaken(db, shelf, leaving);
  if (taken.count >= DOCUMENTS_PER_PERSON || taken.bytes + byteSize > DOCUMENT_BYTES_PER_PERSON)
    refuse('document.too_many');
}

async function requireReplaceable(db: Db, { userId }: OwnDocumentsScope, type: string, replaces: DocumentId) {
  const old = await findDocument(db, documentOfHouse(replaces, userId));
  if (old?.userId !== userId || old.type !== type) refuse('document.not_found');
}

export async function storedDocument(
  { db, keys }: Pick<World, 'db' | 'keys'>,
  { userId, planId }: Pick<OwnDocumentsScope, 'userId' | 'planId'>,
  id: DocumentId,
) {
  const around = planId ? documentsForPlan(db, keys, { id: planId, userId }) : documentsOf(db, keys, userId);
  return shelfOf(await around).find((document) => document.id === id) ?? refuse('document.not_found');
}
