// The look at a file that somebody sent to the family: nobody else gets it before, and it may not be kept at all.
import { FamilyGroupId, UserId } from '@evenlight/contract/ids';
import type { Db } from '../../../platform/database/database.ts';
import type { FileProblem } from '../../../platform/uploads/look-at-file.ts';
import type { World } from '../../../platform/world.ts';
import { REMOVE_FILES_QUEUE } from '../../accounts/profile/leave.ts';
import { lookAtKept } from '../../documents/look-at-kept.ts';
import { familyChanged } from '../changed.ts';
import { lockGroup } from '../group-store.ts';
import { sharedNameOf } from './sealed-names.ts';
import {
  deleteVersion,
  findShared,
  findVersion,
  SHARED_KEPT_AS,
  updateVersion,
  type VersionRow,
} from './shared-store.ts';

/** `away`: the scanner does not answer, and will not for the next one. */
type Outcome = 'received' | 'held' | 'away' | 'gone' | 'refused';
type Check = { outcome: Outcome; found: FileProblem | null };

/** Two may look at the same file at once; the first one settles it, and both hear what they found wrong. */
export async function checkVersion(world: World, named: Pick<VersionRow, 'documentId' | 'version'>): Promise<Check> {
  const version = await findVersion(world.db, named);
  if (!version || version.isChecked) return { outcome: version ? 'received' : 'gone', found: null };
  const kept = { id: version.documentId, fileId: version.fileId, mediaType: version.mediaType };
  const look = await lookAtKept(world, kept, SHARED_KEPT_AS);
  if (look.kind === 'held' || look.kind === 'away') return { outcome: look.kind, found: null };
  if (look.kind === 'fine') return { outcome: await receive(world, version, look.redrawn), found: null };
  const isSettled = await settleVersion(world, version, async (db) => {
    await deleteVersion(db, version);
    await world.jobs.enqueue(db, REMOVE_FILES_QUEUE, { fileIds: [version.fileId] });
  });
  if (isSettled) await world.files.remove(version.fileId);
  return { outcome: 'refused', found: look.problem };
}

type Redrawn = { fileId: string; byteSize: number } | null;

async function receive(world: World, version: VersionRow, redrawn: Redrawn): Promise<Outcome> {
  const isSettled = await settleVersion(world, version, (db) =>
    updateVersion(db, version, { ...redrawn, isChecked: true }),
  );
  if (redrawn) await world.files.remove(isSettled ? version.fileId : redrawn.fileId);
  return isSettled || (await findVersion(world.db, version)) ? 'received' : 'gone';
}

/** False when somebody else was first. The family hears of a file when it can be opened, not before. */
function settleVersion(world: World, version: VersionRow, settle: (db: Db) => Promise<void>): Promise<boolean> {
  return world.db.transaction(async (db) => {
    const groupId = FamilyGroupId.safeParse((await findShared(db, version.documentId))?.shared.groupId).data;
    if (groupId) await lockGroup(db, groupId);
    const current = await findVersion(db, version);
    if (!groupId || !current || current.isChecked || current.fileId !== version.fileId) return false;
    await settle(db);
    const uploader = version.uploadedBy === null ? null : { userId: UserId.parse(version.uploadedBy) };
    const isKept = (await findVersion(db, version)) !== null;
    const { keys } = world;
    const about = sharedNameOf(keys, version);
    const kind = version.version === 1 ? ('document.added' as const) : ('document.replaced' as const);
    await familyChanged(
      db,
      { groupId, member: uploader },
      { part: 'documents', keys, now: world.clock.now(), ...(isKept ? { activity: { kind, about } } : {}) },
    );
    return true;
  });
}
