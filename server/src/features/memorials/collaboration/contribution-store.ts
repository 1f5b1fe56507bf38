import { ContributionId, type MemorialId, PhotoId, type UserId } from '@evenlight/contract/ids';
import type { Contribution, Tribute } from '@evenlight/contract/memorials/collaboration';
import { photoUrlOf } from '@evenlight/contract/memorials/photos';
import { and, asc, desc, eq, getTableColumns, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { hotQuery } from '../../../platform/database/hot-query.ts';
import { users } from '../../accounts/tables.ts';
import { lastPosition, updatePhoto } from '../photos/photo-store.ts';
import { memorialPhotos, memorialStories } from '../tables.ts';
import { memorialContributions } from './tables.ts';

export type ContributionRow = typeof memorialContributions.$inferSelect;
/** Who looks: reviewers see everything, and the addresses of those who brought it. */
export type Looker = { userId: UserId; isReviewer: boolean };

const { memorialId: ofMemorial, contributorId, status } = memorialContributions;

function shownTo({ userId, isReviewer }: Looker) {
  return isReviewer ? undefined : or(eq(contributorId, userId), eq(status, 'approved'));
}

async function select(db: Db, memorialId: number, looker: Looker, id?: string): Promise<Contribution[]> {
  const account = { firstName: users.firstName, lastName: users.lastName, email: users.email };
  const rows = await db
    .select({ ...getTableColumns(memorialContributions), account, photoKey: memorialPhotos.key })
    .from(memorialContributions)
    .leftJoin(users, eq(users.id, contributorId))
    .leftJoin(memorialPhotos, eq(memorialPhotos.id, memorialContributions.photoId))
    .where(and(eq(ofMemorial, memorialId), shownTo(looker), id ? eq(memorialContributions.id, id) : undefined))
    .orderBy(desc(memorialContributions.createdAt), desc(memorialContributions.id));
  return rows.map((row) => asWire(row, looker));
}

export function contributionsOf(db: Db, memorialId: MemorialId, looker: Looker): Promise<Contribution[]> {
  return select(db, memorialId, looker);
}

export async function requireShown(db: Db, memorialId: MemorialId, looker: Looker, id: string): Promise<Contribution> {
  const [found] = await select(db, memorialId, looker, id);
  if (!found) throw new Error('A contribution that was just written is not there.');
  return found;
}

type Account = { firstName: string; lastName: string; email: string };
type Joined = ContributionRow & { account: Account | null; photoKey: string | null };

function asWire({ account, photoKey, ...row }: Joined, { userId, isReviewer }: Looker): Contribution {
  const { title, description, content, contributionType, status } = row;
  const isAddressShown = isReviewer || row.contributorId === userId;
  return {
    id: ContributionId.parse(row.id),
    contributionType,
    status,
    content: { title, description, content, imageUrl: photoKey && photoUrlOf(photoKey) },
    contributor: {
      user: account && { firstName: account.firstName, lastName: account.lastName },
      email: isAddressShown && account ? account.email : null,
    },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

const approvedWords = hotQuery((db) => {
  const { contributionType, decidedAt, id } = memorialContributions;
  const isOfOne = eq(ofMemorial, sql.placeholder('memorialId'));
  const isInWords = inArray(contributionType, ['story', 'memory']);
  return db
    .select()
    .from(memorialContributions)
    .where(and(isOfOne, eq(status, 'approved'), isInWords))
    .orderBy(asc(decidedAt), asc(id))
    .prepare('memorial_tributes');
});

/** What was approved and stands on the page in words, in the order it came there. */
export async function tributesOf(db: Db, memorialId: MemorialId): Promise<Tribute[]> {
  const rows = await approvedWords(db).execute({ memorialId });
  return rows.map(({ id, contributionType, title, content, credit, photoId }) => ({
    id: ContributionId.parse(id),
    title,
    content,
    credit,
    contributionType: contributionType === 'story' ? 'story' : 'memory',
    photoId: photoId === null ? null : PhotoId.parse(photoId),
  }));
}

export async function findContribution(db: Db, memorialId: number, id: string): Promise<ContributionRow | null> {
  const [found] = await db
    .select()
    .from(memorialContributions)
    .where(and(eq(ofMemorial, memorialId), eq(memorialContributions.id, id)))
    .for('update');
  return found ?? null;
}

export async function findByKey(db: Db, memorialId: number, idempotencyKey: string): Promise<ContributionRow | null> {
  const [found] = await db
    .select()
    .from(memorialContributions)
    .where(and(eq(ofMemorial, memorialId), eq(memorialContributions.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

export function countPending(db: Db, memorialId: number): Promise<number> {
  return db.$count(memorialContributions, and(eq(ofMemorial, memorialId), eq(status, 'pending')));
}

export async function insertContribution(db: Db, row: typeof memorialContributions.$inferInsert): Promise<void> {
  await db.insert(memorialContributions).values(row);
}

export async function updateContribution(db: Db, id: string, fields: Partial<ContributionRow>): Promise<void> {
  await db.update(memorialContributions).set(fields).where(eq(memorialContributions.id, id));
}

/** The life story as it stood at a moment. Empty before anybody wrote one. */
export async function storyAt(db: Db, memorialId: MemorialId, at: Date): Promise<string> {
  const [found] = await db
    .select({ biography: memorialStories.biography })
    .from(memorialStories)
    .where(and(eq(memorialStories.memorialId, memorialId), lte(memorialStories.savedAt, at)))
    .orderBy(desc(memorialStories.version))
    .limit(1);
  return found?.biography ?? '';
}

/** One that waits, that this person sent, and that no other contribution names. */
export async function findOwnWaitingPhoto(
  db: Db,
  { memorialId, userId, key }: { memorialId: number; userId: UserId; key: string },
): Promise<string | null> {
  const [found] = await db
    .select({ id: memorialPhotos.id })
    .from(memorialPhotos)
    .leftJoin(memorialContributions, eq(memorialContributions.photoId, memorialPhotos.id))
    .where(
      and(
        eq(memorialPhotos.memorialId, memorialId),
        eq(memorialPhotos.key, key),
        eq(memorialPhotos.uploadedBy, userId),
        eq(memorialPhotos.place, 'waiting'),
        sql`${memorialContributions.id} is null`,
      ),
    );
  return found?.id ?? null;
}

/** Last in the gallery, under the name of whoever brought it. */
export async function hangInGallery(
  db: Db,
  photoId: string,
  { memorialId, title, credit }: { memorialId: MemorialId; title: string; credit: string },
): Promise<void> {
  const position = (await lastPosition(db, memorialId)) + 1;
  await updatePhoto(db, photoId, { place: 'gallery', caption: title, credit, position });
}
