// Something in a group is different now: it is written down for those who were away, and open screens refresh.
import type { ActivityKind } from '@evenlight/contract/families/activities';
import type { FamilyPart } from '@evenlight/contract/families/group';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { announceTo } from '../../platform/news/announce.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { userIdsOf } from './group-store.ts';
import { sealAbout } from './sealed-about.ts';
import { familyActivities } from './tables.ts';

type Change = {
  /** What of the group has to be read again. */
  part: FamilyPart;
  /** Left out for what nobody needs to be told about, such as another order of tasks. */
  activity?: {
    kind: ActivityKind;
    about: string;
    /** Whom it was about. Their name is read with it, never written down: it has to go when they go. */
    aboutUserId?: string;
  };
  /** Given where `about` is a family's own words or the name of a file: it is then written down sealed. */
  keys?: Keys;
  now: Date;
  /** Whoever belongs to it no more, and whose screens have to hear of it all the same. */
  alsoTell?: readonly string[];
};

/** Without a member it came about by itself, as when the time of a vote is up. */
type Where = { groupId: FamilyGroupId; member: Pick<Member, 'userId'> | null };

/** Part of the caller's transaction, near its end. */
export async function familyChanged(
  db: Db,
  { groupId, member }: Where,
  { part, activity, keys, now, alsoTell = [] }: Change,
): Promise<void> {
  if (activity) {
    const id = uuid({ msecs: now.getTime() });
    const about = keys ? sealAbout(keys, { id, about: activity.about }) : { about: activity.about };
    const told = { ...activity, ...about, actorId: member?.userId ?? null };
    await db.insert(familyActivities).values({ id, groupId, ...told, at: now });
  }
  const people = new Set([...(await userIdsOf(db, groupId)), ...alsoTell]);
  const audiences = [...people].map((person) => `person:${person}` as const);
  await announceTo(db, { kind: 'family.changed', subject: `${groupId} ${part}`, at: now }, audiences);
}
