// How groups travel: to visitors, to members with where they stand, and to our team with who asks.
import { weekdayOf } from '@evenlight/contract/dates';
import { SupportGroupId } from '@evenlight/contract/ids';
import { isLanguage, type Language } from '@evenlight/contract/languages';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import {
  type GroupRequest,
  GroupSchedule,
  type Membership,
  type SupportGroup,
} from '@evenlight/contract/support/groups';
import { PackagedTradition } from '@evenlight/contract/traditions';
import { eachTranslation, inLanguage, type Translations } from '@evenlight/contract/translations';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { languageCalled } from '../../../platform/texts/language-names.ts';
import type { FoundGroup, FoundRequest, GroupRow, MembershipRow } from './group-store.ts';
import { openNote } from './note.ts';
import { nextMeetings } from './rules.ts';

/** More would make the card long; the calendar file has them all. */
const MEETINGS_SHOWN = 3;

/** Where nothing is said, its texts are written in the language in which people talk, as far as that is named by its code. */
export function writtenAs({
  language,
  writtenIn,
  translations,
}: Pick<GroupRow, 'language' | 'writtenIn' | 'translations'>) {
  return { translations, writtenIn: writtenIn ?? (isLanguage(language) ? language : undefined) };
}

const texts = ['name', 'description', 'forWhom', 'facilitator', 'place', 'whereToMeet'] as const;

/** For a mail or a calendar. */
export function groupIn(language: Language, group: GroupRow): GroupRow {
  const own = { language: group.language, writtenIn: group.writtenIn };
  return { ...inLanguage({ ...group, ...writtenAs(group) }, texts, language), ...own };
}

export function groupAsWire({ group, taken, membership }: FoundGroup, now: Date): SupportGroup {
  const { name, description, forWhom, facilitator, kind, cost, place, seats, isSample } = group;
  return {
    name,
    description,
    forWhom,
    facilitator,
    kind,
    cost,
    place,
    seats,
    isSample,
    ...writtenAs(group),
    language: languageCalled(group.language) ?? group.language,
    id: SupportGroupId.parse(group.id),
    traditions: PackagedTradition.array().parse(group.traditions),
    schedule: scheduleOf(group),
    nextMeetings: nextMeetings(group, now, MEETINGS_SHOWN),
    seatsLeft: Math.max(0, seats - taken),
    membership: membership && membershipAsWire(membership, group),
  };
}

function scheduleOf({ everyWeeks, firstDay, startMinute, minutes }: GroupRow): GroupSchedule {
  return GroupSchedule.parse({ everyWeeks, weekday: weekdayOf(firstDay), startMinute, minutes });
}

function membershipAsWire({ state, askedAt, wantsReminders }: MembershipRow, group: GroupRow): Membership {
  return {
    ...writtenAs(group),
    state,
    askedAt: askedAt.toISOString(),
    answeredBy: state === 'asked' ? answerDueAt(askedAt).toISOString() : null,
    wantsReminders,
    whereToMeet: state === 'confirmed' ? group.whereToMeet : null,
  };
}

export function requestAsWire(
  { membership, group, asker }: FoundRequest,
  keys: Keys,
): GroupRequest & { translations: Translations; writtenIn: Language | undefined } {
  const { id, state, askedAt } = membership;
  return {
    id,
    ...writtenAs(group),
    groupName: group.name,
    translations: eachTranslation(group.translations, ({ name }) => ({ groupName: name })),
    state,
    groupId: SupportGroupId.parse(membership.groupId),
    askedAt: askedAt.toISOString(),
    answeredBy: state === 'asked' ? answerDueAt(askedAt).toISOString() : null,
    person: { name: `${asker.firstName} ${asker.lastName}`, email: asker.email, phone: asker.phone },
    note: openNote(keys, membership),
  };
}
