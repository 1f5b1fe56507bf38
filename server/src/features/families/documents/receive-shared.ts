// From the bytes on the wire to something the family shares.
import {
  SHARED_BYTES_PER_GROUP,
  SHARED_DOCUMENTS_PER_GROUP,
  type SharedDocument,
  type SharedUpload,
  VERSIONS_PER_SHARED_DOCUMENT,
} from '@evenlight/contract/families/documents';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Member } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import type { KeptFile } from '../../documents/keep-file.ts';
import { type FamilyScope, inFamilyTurn, requireFamily } from '../access.ts';
import { checkVersion } from './check-version.ts';
import { sealSharedName } from './sealed-names.ts';
import {
  bytesShared,
  countShared,
  findShared,
  insertShared,
  insertVersion,
  mayReplace,
  sharedDocument,
  type VersionRow,
  versionSentAs,
  versionsOf,
} from './shared-store.ts';

type Fields = z.output<typeof SharedUpload>;
type Asker = { member: Member; network: string; now: Date };

/** Whatever is refused here leaves nothing behind. Sent again under the same key, a file is the one that is here. */
export async function receiveShared(
  world: World,
  file: KeptFile,
  fields: Fields,
  asker: Asker,
): Promise<SharedDocument> {
  const version = await putAmongShared(world, file, fields, asker).catch(async (error) => {
    await world.files.remove(file.fileId);
    throw error;
  });
  const { outcome, found } = await checkVersion(world, version);
  const isSentAgain = version.fileId !== file.fileId;
  // The other try was refused in the meantime; this one stands for itself, and hears why.
  if (isSentAgain && outcome === 'gone') return receiveShared(world, file, fields, asker);
  if (isSentAgain) await world.files.remove(file.fileId);
  if (outcome === 'refused' || outcome === 'gone') throw new Problem(found ?? 'shared_document.not_found');
  const family = await requireFamily(world.db, asker.member, fields.groupId, 'see');
  return (await sharedDocument(world, family, version.documentId)) ?? refuse('shared_document.not_found');
}

/** Answers with the earlier one, if the same was sent before. */
function putAmongShared(
  { db, keys }: World,
  { sha256: _, ...file }: KeptFile,
  fields: Fields,
  { member, network, now }: Asker,
) {
  const { groupId, idempotencyKey, replacesId, documentType: type } = fields;
  return inFamilyTurn({ actor: member, db }, groupId, 'addDocuments', async (db, family): Promise<VersionRow> => {
    const earlier = await versionSentAs(db, groupId, idempotencyKey);
    if (earlier) return earlier;
    const documentId = replacesId ?? uuid({ msecs: now.getTime() });
    const number = replacesId ? await nextVersion(db, family, replacesId) : 1;
    if (!replacesId) {
      if ((await countShared(db, groupId)) >= SHARED_DOCUMENTS_PER_GROUP) refuse('shared_document.too_many');
      const shared = { type, paperId: null, sharedBy: member.userId, createdAt: now };
      await insertShared(db, { id: documentId, groupId, ...shared });
    }
    // Counted under the group's lock: of two at once, the second finds the first.
    if ((await bytesShared(db, groupId)) + file.byteSize > SHARED_BYTES_PER_GROUP) refuse('shared_document.no_room');
    const sent = { uploadedBy: member.userId, uploadedAt: now, idempotencyKey };
    const named = sealSharedName(keys, { documentId, version: number, name: file.name });
    const version = { ...file, ...named, ...sent, documentId, version: number, isChecked: false };
    await insertVersion(db, version);
    const details = { document: documentId, version: number };
    await recordInAudit(db, {
      at: now,
      actor: member,
      action: 'shared_document.uploaded',
      subject: groupId,
      network,
      details,
    });
    return version;
  });
}

async function nextVersion(db: Db, family: FamilyScope, id: string): Promise<number> {
  const { shared } = (await findShared(db, id)) ?? refuse('shared_document.not_found');
  if (shared.groupId !== family.groupId) refuse('shared_document.not_found');
  if (!mayReplace(family, shared)) refuse('family.role_too_low');
  const versions = await versionsOf(db, [id]);
  if (versions.length >= VERSIONS_PER_SHARED_DOCUMENT) refuse('shared_document.too_many');
  return (versions[0]?.version ?? 0) + 1;
}
