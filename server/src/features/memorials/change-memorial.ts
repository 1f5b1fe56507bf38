// Making, changing, publishing, deleting and bringing back a memorial.
import { wallTimeAt } from '@evenlight/contract/dates';
import { MemorialId } from '@evenlight/contract/ids';
import {
  MEMORIALS_PER_PERSON,
  type MemorialChanges,
  type MemorialPrivacy,
  type NewMemorial,
} from '@evenlight/contract/memorials/memorial';
import type { z } from 'zod';
import type { Member } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import type { MemorialScope } from './access.ts';
import { memorialChanged } from './changed.ts';
import { newLink } from './links.ts';
import { rekeyPhotos } from './photos/photo-store.ts';
import { freeSlug } from './slugs.ts';
import {
  countMemorialsOf,
  findMemorialByKey,
  insertMemorial,
  insertStory,
  lockMemorial,
  updateMemorialFields,
} from './store.ts';
import type { memorials } from './tables.ts';

type Row = typeof memorials.$inferSelect;
type Context = { world: World; now: Date };

export async function makeMemorial(
  db: Db,
  member: Member,
  { idempotencyKey, isDraft, ...input }: z.output<typeof NewMemorial>,
  { world, now }: Context,
): Promise<MemorialId> {
  refuseFutureDays(input, now);
  // Two sends of one request come one after the other.
  await takeTurn(db, `memorials of ${member.userId}`);
  const made = idempotencyKey && (await findMemorialByKey(db, member.userId, idempotencyKey));
  if (made) return MemorialId.parse(made.id);
  if ((await countMemorialsOf(db, member.userId)) >= MEMORIALS_PER_PERSON) refuse('memorial.too_many');
  const { fullName, birthDate = null, deathDate = null, biography = '', look = 'daylight' } = input;
  const { isPublic, privacy = isPublic ? 'public' : 'invited' } = input;
  const { guestbook = 'open', isListed = false, isCollaborative = false } = input;
  const id = await insertMemorial(db, {
    fullName,
    birthDate,
    deathDate,
    look,
    guestbook,
    isListed,
    isCollaborative,
    userId: member.userId,
    idempotencyKey: idempotencyKey ?? null,
    privacy,
    biography,
    version: 1,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    publishedAt: isDraft ? null : now,
    ...(isDraft ? {} : await addressFor(db, world, { privacy, fullName, slug: null, linkHash: null })),
  });
  if (biography) await insertStory(db, { memorialId: id, version: 1, biography, savedBy: member.userId, savedAt: now });
  await recordInAudit(db, { at: now, actor: member, action: 'memorial.made', subject: String(id) });
  return MemorialId.parse(id);
}

/** Names for strangers are made when the page is first open to them, and stay as they are. */
async function addressFor(
  db: Db,
  { keys }: World,
  { privacy, fullName, slug, linkHash }: Pick<Row, 'privacy' | 'fullName' | 'slug' | 'linkHash'>,
): Promise<Partial<Row>> {
  if (privacy === 'unlisted' && !linkHash) return newLink(keys);
  if (privacy !== 'public' || slug) return {};
  // Two of one name and ending at the same moment would both find it free.
  await takeTurn(db, 'memorial-slugs');
  return { slug: await freeSlug(db, fullName) };
}

/** Fields that only keepers change. */
const settledFields = ['privacy', 'isPublic', 'isListed', 'guestbook', 'isCollaborative'] as const;

export function settlesSomething(changes: MemorialChanges): boolean {
  return settledFields.some((field) => changes[field] !== undefined);
}

export function editsSomething(changes: MemorialChanges): boolean {
  const { fullName, birthDate, deathDate, biography, look } = changes;
  return [fullName, birthDate, deathDate, biography, look].some((value) => value !== undefined);
}

export async function changeMemorial(
  db: Db,
  { memorialId, member }: MemorialScope,
  { version, isPublic, ...changes }: MemorialChanges,
  { world, now }: Context,
): Promise<void> {
  const before = (await lockMemorial(db, memorialId)) ?? refuse('memorial.not_found');
  if (version !== undefined && version !== before.version) refuse('memorial.changed_meanwhile');
  const privacy = changes.privacy ?? privacyFor(isPublic, before.privacy);
  const { fullName = before.fullName, birthDate = before.birthDate, deathDate = before.deathDate } = changes;
  refuseFutureDays(changes, now);
  refuseContradiction({ birthDate, deathDate });
  const address = before.publishedAt ? await addressFor(db, world, { ...before, privacy, fullName }) : {};
  const next = editsSomething(changes) ? before.version + 1 : before.version;
  await updateMemorialFields(db, memorialId, { ...changes, ...address, privacy, version: next });
  // Whoever looked while everybody could knows the photos by their keys.
  if (before.privacy === 'public' && privacy !== 'public') await rekeyPhotos(db, memorialId);
  if (changes.biography !== undefined && changes.biography !== before.biography)
    await insertStory(db, {
      memorialId,
      version: next,
      biography: changes.biography,
      savedBy: member.userId,
      savedAt: now,
    });
  await memorialChanged(db, memorialId, now);
  if (privacy !== before.privacy) {
    const details = { from: before.privacy, to: privacy };
    await recordInAudit(db, {
      at: now,
      actor: member,
      action: 'memorial.privacy_changed',
      subject: `${memorialId}`,
      details,
    });
  }
}

function privacyFor(isPublic: boolean | undefined, before: MemorialPrivacy): MemorialPrivacy {
  if (isPublic === undefined) return before;
  if (isPublic) return 'public';
  return before === 'public' ? 'invited' : before;
}

function refuseFutureDays({ birthDate, deathDate }: Pick<MemorialChanges, 'birthDate' | 'deathDate'>, now: Date) {
  const today = wallTimeAt(now).date;
  const fields = {
    ...(birthDate && birthDate > today ? { birthDate: 'Date of birth cannot be later than today' } : {}),
    ...(deathDate && deathDate > today ? { deathDate: 'Date of death cannot be later than today' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Problem('request.invalid', { fields });
}

/** One of the two days may have been here before. */
function refuseContradiction({ birthDate, deathDate }: Pick<Row, 'birthDate' | 'deathDate'>) {
  if (!birthDate || !deathDate || birthDate <= deathDate) return;
  const deathDateFault = 'Date of death cannot be earlier than the date of birth';
  throw new Problem('request.invalid', { fields: { deathDate: deathDateFault } });
}

export async function publish(db: Db, { memorialId, member }: MemorialScope, { world, now }: Context): Promise<void> {
  const memorial = (await lockMemorial(db, memorialId)) ?? refuse('memorial.not_found');
  if (memorial.publishedAt) return;
  await updateMemorialFields(db, memorialId, { ...(await addressFor(db, world, memorial)), publishedAt: now });
  await memorialChanged(db, memorialId, now);
  await recordInAudit(db, { at: now, actor: member, action: 'memorial.published', subject: String(memorialId) });
}

export async function deleteForNow(db: Db, { memorialId, member }: MemorialScope, now: Date): Promise<void> {
  await lockMemorial(db, memorialId);
  await updateMemorialFields(db, memorialId, { deletedAt: now });
  await memorialChanged(db, memorialId, now);
  await recordInAudit(db, { at: now, actor: member, action: 'memorial.deleted', subject: String(memorialId) });
}

export async function bringBack(db: Db, { memorialId, member }: MemorialScope, now: Date): Promise<void> {
  await takeTurn(db, `memorials of ${member.userId}`);
  await lockMemorial(db, memorialId);
  if ((await countMemorialsOf(db, member.userId)) >= MEMORIALS_PER_PERSON) refuse('memorial.too_many');
  await updateMemorialFields(db, memorialId, { deletedAt: null });
  await memorialChanged(db, memorialId, now);
  await recordInAudit(db, { at: now, actor: member, action: 'memorial.restored', subject: String(memorialId) });
}
