// Queries on memorials themselves and on the history of their life stories.
import type { MemorialId, UserId } from '@evenlight/contract/ids';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Changes, Db } from '../../platform/database/database.ts';
import { hotQuery } from '../../platform/database/hot-query.ts';
import { users } from '../accounts/tables.ts';
import { memorialCollaborators } from './collaboration/tables.ts';
import { memorialPhotos, memorialStories, memorials } from './tables.ts';

/** With the random key of the portrait, which every answer needs. */
export type MemorialRow = typeof memorials.$inferSelect & { portraitKey: string | null };

const shown = { ...getTableColumns(memorials), portraitKey: memorialPhotos.key };

async function find(db: Db, which: SQL | undefined): Promise<MemorialRow | null> {
  const [found] = await db
    .select(shown)
    .from(memorials)
    .leftJoin(memorialPhotos, eq(memorialPhotos.id, memorials.portraitId))
    .where(which);
  return found ?? null;
}

export function findMemorial(db: Db, id: MemorialId): Promise<MemorialRow | null> {
  return find(db, eq(memorials.id, id));
}

const bySlug = hotQuery((db) =>
  db
    .select(shown)
    .from(memorials)
    .leftJoin(memorialPhotos, eq(memorialPhotos.id, memorials.portraitId))
    .where(eq(memorials.slug, sql.placeholder('slug')))
    .prepare('memorial_by_slug'),
);

export async function findMemorialBySlug(db: Db, slug: string): Promise<MemorialRow | null> {
  const [found] = await bySlug(db).execute({ slug });
  return found ?? null;
}

export function findMemorialByLink(db: Db, linkHash: Buffer): Promise<MemorialRow | null> {
  return find(db, eq(memorials.linkHash, linkHash));
}

export function findMemorialByKey(db: Db, userId: UserId, idempotencyKey: string): Promise<MemorialRow | null> {
  return find(db, and(eq(memorials.userId, userId), eq(memorials.idempotencyKey, idempotencyKey)));
}

/** The role of somebody who has accepted an invitation. */
export async function collaboratorOf(db: Db, memorialId: number, userId: UserId) {
  const { role, isDelegate } = memorialCollaborators;
  const [found] = await db
    .select({ role, isDelegate })
    .from(memorialCollaborators)
    .where(and(eq(memorialCollaborators.memorialId, memorialId), eq(memorialCollaborators.userId, userId)));
  return found ?? null;
}

/** Held until the end of the transaction: whoever changes anything of a memorial comes after. */
export async function lockMemorial(db: Db, id: MemorialId): Promise<typeof memorials.$inferSelect | null> {
  const [found] = await db.select().from(memorials).where(eq(memorials.id, id)).for('no key update');
  return found ?? null;
}

export async function insertMemorial(db: Db, memorial: typeof memorials.$inferInsert): Promise<number> {
  const [made] = await db.insert(memorials).values(memorial).returning({ id: memorials.id });
  if (!made) throw new Error('A memorial was not written.');
  return made.id;
}

export async function updateMemorialFields(
  db: Db,
  id: MemorialId,
  fields: Changes<typeof memorials.$inferInsert>,
): Promise<void> {
  await db.update(memorials).set(fields).where(eq(memorials.id, id));
}

export function countMemorialsOf(db: Db, userId: UserId): Promise<number> {
  return db.$count(memorials, and(eq(memorials.userId, userId), isNull(memorials.deletedAt)));
}

/**
 * Own ones, and those of others that one has accepted an invitation to. Found by their ids first: asked for 'mine or one
 * of these', PostgreSQL would look at every memorial there is.
 */
export async function memorialsOf(db: Db, userId: UserId): Promise<MemorialRow[]> {
  const mine = db.select({ id: memorials.id }).from(memorials).where(eq(memorials.userId, userId));
  const helpedWith = db
    .select({ id: memorialCollaborators.memorialId })
    .from(memorialCollaborators)
    .where(eq(memorialCollaborators.userId, userId));
  const isHere = and(isNull(memorials.deletedAt), isNull(memorials.closedAt));
  return db
    .select(shown)
    .from(memorials)
    .leftJoin(memorialPhotos, eq(memorialPhotos.id, memorials.portraitId))
    .where(and(sql`${memorials.id} in (${mine} union ${helpedWith})`, or(eq(memorials.userId, userId), isHere)))
    .orderBy(sql`${memorials.deletedAt} is not null`, desc(memorials.createdAt), desc(memorials.id));
}

/** Also by one that is private, closed or deleted by now: old links must not lead to another person's page. */
export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  return (await db.$count(memorials, eq(memorials.slug, slug))) > 0;
}

export async function insertStory(db: Db, story: typeof memorialStories.$inferInsert): Promise<void> {
  await db.insert(memorialStories).values(story);
}

export function storiesOf(db: Db, id: MemorialId) {
  return db
    .select({
      version: memorialStories.version,
      biography: memorialStories.biography,
      savedAt: memorialStories.savedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(memorialStories)
    .leftJoin(users, eq(users.id, memorialStories.savedBy))
    .where(eq(memorialStories.memorialId, id))
    .orderBy(desc(memorialStories.version));
}

/** Those whose time to be brought back is over. */
export async function deletedBefore(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: memorials.id })
    .from(memorials)
    .where(and(isNotNull(memorials.deletedAt), lt(memorials.deletedAt, before)));
  return rows.map(({ id }) => id);
}

export async function deleteMemorialRow(db: Db, id: number): Promise<void> {
  await db.delete(memorials).where(eq(memorials.id, id));
}
