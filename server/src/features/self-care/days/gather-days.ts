// The grief calendar: what somebody added, what their memorials and timelines know, and days that are hard for many.
import { addYears, wallTimeAt } from '@evenlight/contract/dates';
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Plan } from '@evenlight/contract/plans';
import type { GriefDay } from '@evenlight/contract/self-care/days';
import type { TimelineEvent } from '@evenlight/contract/timelines';
import type { Db } from '../../../platform/database/database.ts';
import type { Envelope } from '../../../platform/secrets/person-envelope.ts';
import type { World } from '../../../platform/world.ts';
import { memorialsOf } from '../../memorials/store.ts';
import { plansOf } from '../../plans/plan-store.ts';
import { readTimeline } from '../../timelines/read-timeline.ts';
import { findEnvelope } from '../self-care-key.ts';
import { type DayRow, daysAddedBy, openDay, remindersOf } from './day-store.ts';
import { holidayWords, memorialDayWords } from './day-words.ts';
import { holidayNames, nextHoliday, nextOfYearly } from './rules.ts';

type Sealing = Pick<World, 'keys'>;
export type Reading = { userId: UserId; language: Language; now: Date };

/** The soonest first. A single day of one's own that is over stays in the list, so that it can be changed or removed. */
export async function gatherDays(db: Db, sealing: Sealing, reading: Reading): Promise<GriefDay[]> {
  const days = [...(await daysToRemindOf(db, sealing, reading)), ...(await planDays(db, reading))];
  return days.toSorted((one, other) => compare(one.on, other.on) || compare(one.key, other.key));
}

/** All but those of timelines, which send mails of their own. */
export async function daysToRemindOf(
  db: Db,
  { keys }: Sealing,
  { userId, language, now }: Reading,
): Promise<GriefDay[]> {
  const today = wallTimeAt(now).date;
  const chosen = await remindersOf(db, userId);
  const envelope = await findEnvelope(db, keys, userId);
  const own = envelope ? await daysAddedBy(db, userId) : [];
  const known = [...(await memorialDays(db, userId, { language, today })), ...holidayDays({ language, today })];
  return [
    ...(envelope ? own.map((row) => ownDay(envelope, row, today)) : []),
    ...known.map((day) => ({ ...day, reminder: chosen.get(day.key) ?? day.reminder })),
  ];
}

/** Those of the coming year. */
export function isWithinAYear({ on }: GriefDay, now: Date): boolean {
  const today = wallTimeAt(now).date;
  return on >= today && on < addYears(today, 1);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export function ownDay(envelope: Envelope, row: DayRow, today: string): GriefDay {
  const own = openDay(envelope, row);
  const { on, years } = own.isYearly ? nextOfYearly(own.on, today) : { on: own.on, years: null };
  return {
    key: `own:${own.id}`,
    source: 'own',
    kind: own.kind,
    name: own.name,
    on,
    years,
    note: '',
    reminder: own.reminder,
    isRemindedElsewhere: false,
    own,
  };
}

type Telling = { language: Language; today: string };

async function memorialDays(db: Db, userId: UserId, { language, today }: Telling): Promise<GriefDay[]> {
  const found = await memorialsOf(db, userId);
  const words = memorialDayWords[language];
  return found
    .filter(({ deletedAt }) => deletedAt === null)
    .flatMap(({ id, fullName, birthDate, deathDate }) =>
      (['birthday', 'death'] as const).flatMap((kind): GriefDay[] => {
        const firstOn = kind === 'birthday' ? birthDate : deathDate;
        if (!firstOn) return [];
        return [
          {
            key: `memorial:${id}:${kind}`,
            source: 'memorial',
            kind,
            name: words[kind](fullName),
            note: '',
            ...nextOfYearly(firstOn, today),
            reminder: 'week-before',
            isRemindedElsewhere: false,
            own: null,
          },
        ];
      }),
    );
}

function holidayDays({ language, today }: Telling): GriefDay[] {
  return holidayNames.map((holiday) => ({
    key: `holiday:${holiday}`,
    source: 'holiday',
    kind: 'holiday',
    ...holidayWords[language][holiday],
    on: nextHoliday(holiday, today),
    years: null,
    reminder: 'none',
    isRemindedElsewhere: false,
    own: null,
  }));
}

/** The rites of remembrance that are still to come, from the family's own timelines; none is made up here. */
async function planDays(db: Db, { userId, language, now }: Reading): Promise<GriefDay[]> {
  const today = wallTimeAt(now).date;
  const plans = (await plansOf(db, userId, now)).filter(({ archivedAt }) => archivedAt === null);
  const days: GriefDay[] = [];
  for (const plan of plans) {
    const { timeline, later } = await readTimeline(db, plan, { language, now });
    const rites = [...timeline.filter(({ category }) => category === 'memorial'), ...later];
    days.push(...rites.flatMap((event) => planDay(plan, event, today)));
  }
  return days;
}

function planDay({ id, personName }: Plan, event: TimelineEvent, today: string): GriefDay[] {
  const { startsOn, title, remarks, completed } = event;
  if (completed || startsOn === null || startsOn < today || startsOn >= addYears(today, 1)) return [];
  return [
    {
      key: `plan:${id}:${event.id}`,
      source: 'plan',
      kind: 'rite',
      on: startsOn,
      years: null,
      name: personName ? `${title} · ${personName}` : title,
      note: remarks.join(' '),
      reminder: 'none',
      isRemindedElsewhere: true,
      own: null,
    },
  ];
}
