// How far each person was told, as rows.
import type { MailChoice } from '@evenlight/contract/families/notices';
import { UserId } from '@evenlight/contract/ids';
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';
import { familyActivities } from '../tables.ts';
import { familyNotices } from './tables.ts';

/** For everybody who never chose: one mail in the morning is enough. */
const FIRST_CHOICE: MailChoice = 'daily';

const choice = sql<MailChoice>`coalesce(${familyNotices.mail}, ${FIRST_CHOICE})`;
const notByThemselves = or(isNull(familyActivities.actorId), ne(familyActivities.actorId, familyMembers.userId));

export async function noticesOf(db: Db, memberId: string): Promise<{ mail: MailChoice; unseen: number }> {
  const [found] = await db
    .select({ mail: choice, unseen: sql<number>`count(${familyActivities.id})::int` })
    .from(familyMembers)
    .leftJoin(familyNotices, eq(familyNotices.memberId, familyMembers.id))
    .leftJoin(
      familyActivities,
      and(
        eq(familyActivities.groupId, familyMembers.groupId),
        gt(familyActivities.at, sql`coalesce(${familyNotices.seenAt}, ${familyMembers.joinedAt})`),
        notByThemselves,
      ),
    )
    .where(eq(familyMembers.id, memberId))
    .groupBy(familyMembers.id, familyNotices.memberId);
  return found ?? { mail: FIRST_CHOICE, unseen: 0 };
}

type Changes = { mail?: MailChoice; seenAt?: Date; mailedUpTo?: Date };

export async function keepNotices(db: Db, memberId: string, changes: Changes): Promise<void> {
  const [seat] = await db
    .select({ joinedAt: familyMembers.joinedAt })
    .from(familyMembers)
    .where(eq(familyMembers.id, memberId));
  if (!seat) return;
  const first = { mail: FIRST_CHOICE, seenAt: seat.joinedAt, mailedUpTo: seat.joinedAt };
  await db
    .insert(familyNotices)
    .values({ memberId, ...first, ...changes })
    .onConflictDoUpdate({ target: familyNotices.memberId, set: changes });
}

export type Reader = {
  mail: MailChoice;
  memberId: string;
  userId: UserId;
  groupName: string;
  planId: string;
  mailedUpTo: Date;
};

/** Those who want to be told this often, some at a time. */
export async function readersWith(
  db: Db,
  wished: MailChoice,
  { after, atOnce, before }: { after: string; atOnce: number; before: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .leftJoin(familyNotices, eq(familyNotices.memberId, familyMembers.id))
    .where(
      and(
        ...[gt(familyMembers.id, after), eq(choice, wished)],
        sql`exists (select 1 from ${familyActivities} where ${familyActivities.groupId} = ${familyMembers.groupId}
          and ${familyActivities.at} > coalesce(${familyNotices.mailedUpTo}, ${familyMembers.joinedAt})
          and ${lte(familyActivities.at, before)} and ${notByThemselves})`,
      ),
    )
    .orderBy(asc(familyMembers.id))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** Locked, so that two processes do not write the same letter; null when the seat is gone. */
export async function lockReader(db: Db, memberId: string): Promise<Reader | null> {
  await db
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .where(eq(familyMembers.id, memberId))
    .for('no key update');
  const [row] = await db
    .select({
      mail: choice,
      memberId: familyMembers.id,
      userId: familyMembers.userId,
      groupName: familyGroups.name,
      planId: familyGroups.planId,
      joinedAt: familyMembers.joinedAt,
      mailedUpTo: familyNotices.mailedUpTo,
    })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .leftJoin(familyNotices, eq(familyNotices.memberId, familyMembers.id))
    .where(eq(familyMembers.id, memberId));
  if (!row) return null;
  const { joinedAt, mailedUpTo, userId, ...reader } = row;
  return { ...reader, userId: UserId.parse(userId), mailedUpTo: mailedUpTo ?? joinedAt };
}

/** What others did in the group after and up to these moments, oldest first. */
export function deedsFor(db: Db, { memberId, mailedUpTo }: Reader, before: Date) {
  return db
    .select({
      id: familyActivities.id,
      kind: familyActivities.kind,
      about: familyActivities.about,
      at: familyActivities.at,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(familyActivities)
    .innerJoin(familyMembers, eq(familyMembers.groupId, familyActivities.groupId))
    .leftJoin(users, eq(users.id, familyActivities.actorId))
    .where(
      and(
        ...[eq(familyMembers.id, memberId), gt(familyActivities.at, mailedUpTo), lte(familyActivities.at, before)],
        notByThemselves,
      ),
    )
    .orderBy(asc(familyActivities.at), asc(familyActivities.id));
}

export async function groupNameOfSeat(db: Db, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: familyGroups.name })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .where(eq(familyMembers.id, memberId));
  return row?.name ?? null;
}
