// How far each person was notified, as rows.
import type { MailChoice } from '@evenlight/contract/families/notices';
import { UserId } from '@evenlight/contract/ids';
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { preferences, users } from '../../accounts/tables.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';
import { familyMessages, messageMentions } from '../messages/tables.ts';
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
  const [membership] = await db
    .select({ joinedAt: familyMembers.joinedAt })
    .from(familyMembers)
    .where(eq(familyMembers.id, memberId));
  if (!membership) return;
  const first = { mail: FIRST_CHOICE, seenAt: membership.joinedAt, mailedUpTo: membership.joinedAt };
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
  frequency: MailChoice,
  { after, atOnce, before }: { after: string; atOnce: number; before: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .leftJoin(familyNotices, eq(familyNotices.memberId, familyMembers.id))
    .where(
      and(
        gt(familyMembers.id, after),
        eq(choice, frequency),
        sql`exists (select 1 from ${familyActivities} where ${familyActivities.groupId} = ${familyMembers.groupId}
          and ${familyActivities.at} > coalesce(${familyNotices.mailedUpTo}, ${familyMembers.joinedAt})
          and ${lte(familyActivities.at, before)} and ${notByThemselves})`,
      ),
    )
    .orderBy(asc(familyMembers.id))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** Locked, so that two processes do not write the same mail; null when the seat is gone. */
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

/** Whom something was done to, beside whoever did it. */
const whom = alias(users, 'whom');

/** The message of that moment calls the reader by name. */
const isMention = sql<boolean>`(${familyActivities.kind} = 'message.sent' and exists (
  select 1 from ${familyMessages} join ${messageMentions} on ${messageMentions.messageId} = ${familyMessages.id}
  where ${familyMessages.groupId} = ${familyActivities.groupId} and ${familyMessages.authorId} = ${familyActivities.actorId}
    and ${familyMessages.createdAt} = ${familyActivities.at} and ${messageMentions.userId} = ${familyMembers.userId}))`;

/**
 * Whoever wants no mails about families at all is told of none of it later. A quiet week is another thing: they hear of
 * that afterwards.
 */
export async function passOverUnwanted(db: Db, upTo: Date): Promise<void> {
  await db.execute(sql`
    insert into ${familyNotices} (member_id, mail, seen_at, mailed_up_to)
    select ${familyMembers.id}, ${FIRST_CHOICE}::text, ${familyMembers.joinedAt}, ${upTo}::timestamptz
    from ${familyMembers} join ${preferences} on ${preferences.userId} = ${familyMembers.userId}
    left join ${familyNotices} told on told.member_id = ${familyMembers.id}
    where not ${preferences.family} and ${familyMembers.joinedAt} <= ${upTo}::timestamptz
    and exists (select 1 from ${familyActivities} where ${familyActivities.groupId} = ${familyMembers.groupId}
      and ${familyActivities.at} > coalesce(told.mailed_up_to, ${familyMembers.joinedAt})
      and ${familyActivities.at} <= ${upTo}::timestamptz)
    on conflict (member_id) do update set mailed_up_to = excluded.mailed_up_to
    where ${familyNotices.mailedUpTo} < excluded.mailed_up_to`);
}

/** What others did in the group after and up to these moments, oldest first. */
export function activitiesFor(db: Db, { memberId, mailedUpTo }: Reader, before: Date) {
  return db
    .select({
      id: familyActivities.id,
      kind: familyActivities.kind,
      about: familyActivities.about,
      sealedAbout: familyActivities.sealedAbout,
      at: familyActivities.at,
      actor: { firstName: users.firstName, lastName: users.lastName },
      them: { firstName: whom.firstName, lastName: whom.lastName },
      isMention,
    })
    .from(familyActivities)
    .innerJoin(familyMembers, eq(familyMembers.groupId, familyActivities.groupId))
    .leftJoin(users, eq(users.id, familyActivities.actorId))
    .leftJoin(whom, eq(whom.id, familyActivities.aboutUserId))
    .where(
      and(
        eq(familyMembers.id, memberId),
        gt(familyActivities.at, mailedUpTo),
        lte(familyActivities.at, before),
        notByThemselves,
      ),
    )
    .orderBy(asc(familyActivities.at), asc(familyActivities.id));
}

export async function groupNameOfMembership(db: Db, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: familyGroups.name })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .where(eq(familyMembers.id, memberId));
  return row?.name ?? null;
}
