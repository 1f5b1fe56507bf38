// Bringing something to a memorial, and deciding about it.
import type { ContributionId } from '@evenlight/contract/ids';
import {
  CONTRIBUTIONS_WAITING_MAX,
  type ContributionStatus,
  type NewContribution,
} from '@evenlight/contract/memorials/collaboration';
import { PHOTO_PATH, PhotoKey } from '@evenlight/contract/memorials/photos';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { MemorialScope } from '../access.ts';
import { changeMemorial } from '../change-memorial.ts';
import { memorialChanged } from '../changed.ts';
import { deletePhotos } from '../photos/photo-store.ts';
import { sendDecidedMail, sendWaitingMails } from './contribution-mails.ts';
import { mayBecome } from './contribution-rules.ts';
import {
  type ContributionRow,
  countPending,
  findByKey,
  findContribution,
  findOwnWaitingPhoto,
  hangInGallery,
  insertContribution,
  storyAt,
  updateContribution,
} from './contribution-store.ts';

type Context = { world: World; now: Date };

/** Answers with the number of the contribution. Sent again, it is the same one. */
export async function bring(db: Db, scope: MemorialScope, input: NewContribution, context: Context): Promise<string> {
  const { memorialId, memorial, member } = scope;
  if (!memorial.isCollaborative) refuse('memorial.not_collaborative');
  const written = input.idempotencyKey ? await findByKey(db, memorialId, input.idempotencyKey) : null;
  // A key is random; whoever sends somebody else's has not made it themselves.
  if (written) return written.contributorId === member.userId ? written.id : refuse('contribution.too_many');
  if ((await countPending(db, memorialId)) >= CONTRIBUTIONS_WAITING_MAX) refuse('contribution.too_many');
  const { title, description, content, imageUrl } = input.content;
  const photoId = imageUrl ? await requirePhoto(db, scope, imageUrl) : null;
  if (input.contributionType === 'photo' && !photoId) refuseMissingPhoto();
  const person = (await findOwner(db, member.userId)) ?? refuse('session.required');
  const id = uuid({ msecs: context.now.getTime() });
  await insertContribution(db, {
    id,
    memorialId,
    idempotencyKey: input.idempotencyKey ?? null,
    contributionType: input.contributionType,
    status: 'pending',
    title,
    description,
    content,
    photoId,
    contributorId: member.userId,
    createdAt: context.now,
    credit: `${person.firstName} ${person.lastName}`.trim(),
  });
  await sendWaitingMails(db, scope, { title, from: person }, context);
  await memorialChanged(db, memorialId, context.now);
  return id;
}

/** Addresses outside of our own photos are never kept, so nobody's page can be made to load them. */
async function requirePhoto(db: Db, { memorialId, member }: MemorialScope, imageUrl: string): Promise<string> {
  const prefix = `${PHOTO_PATH}/`;
  const key = PhotoKey.safeParse(imageUrl.startsWith(prefix) ? imageUrl.slice(prefix.length) : null);
  if (!key.success) return refuse('photo.not_found');
  const found = await findOwnWaitingPhoto(db, { memorialId, userId: member.userId, key: key.data });
  return found ?? refuse('photo.not_found');
}

function refuseMissingPhoto(): never {
  throw new Problem('request.invalid', { fields: { 'content.imageUrl': 'Image url is required' } });
}

export type Decision = Exclude<ContributionStatus, 'pending'>;

/** `isConfirmed`: whoever decides has seen both life stories, and prefers the one that was brought. */
export async function approve(
  db: Db,
  scope: MemorialScope,
  id: ContributionId,
  { isConfirmed, ...context }: Context & { isConfirmed: boolean },
): Promise<void> {
  const { memorialId } = scope;
  const row = await requireUndecided(db, scope, id, 'approved');
  const { contributionType, content, title, credit, photoId } = row;
  if (contributionType === 'biography_edit') {
    if (!isConfirmed) await refuseOutdated(db, scope, row);
    await changeMemorial(db, scope, { biography: content }, context);
  }
  if (photoId) await hangInGallery(db, photoId, { memorialId, title, credit });
  await conclude(db, scope, row, 'approved', context);
}

/** The life story that somebody wrote upon is the one that stood there when they sent theirs. */
async function refuseOutdated(db: Db, { memorialId, memorial }: MemorialScope, { createdAt }: ContributionRow) {
  if ((await storyAt(db, memorialId, createdAt)) !== memorial.biography) refuse('memorial.changed_meanwhile');
}

/** A photo that nobody will see goes at once. Answers with its files, which the caller removes after the commit. */
export async function reject(db: Db, scope: MemorialScope, id: ContributionId, context: Context): Promise<string[]> {
  const row = await requireUndecided(db, scope, id, 'rejected');
  const fileIds = row.photoId ? await deletePhotos(db, [row.photoId]) : [];
  await conclude(db, scope, row, 'rejected', context);
  return fileIds;
}

async function requireUndecided(db: Db, { memorialId }: MemorialScope, id: ContributionId, status: Decision) {
  const row = (await findContribution(db, memorialId, id)) ?? refuse('contribution.not_found');
  return mayBecome(row.status, status) ? row : refuse('contribution.decided');
}

async function conclude(db: Db, scope: MemorialScope, row: ContributionRow, status: Decision, { world, now }: Context) {
  const decided = { status, decidedAt: now, decidedBy: scope.member.userId };
  await updateContribution(db, row.id, decided);
  await sendDecidedMail(db, scope, { ...row, ...decided }, world);
  await memorialChanged(db, scope.memorialId, now);
}
