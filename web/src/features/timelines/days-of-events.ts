import type { TimelineEvent } from '@evenlight/contract/timelines';

type Timed = Pick<TimelineEvent, 'id' | 'startsOn' | 'endsOn' | 'timeframe' | 'category'>;

/**
 * `by-now`: has begun. `going-on`: has begun, and lasts beyond today. `day`: all of one day to come. `words`: days that
 * are not known yet, at one time in words.
 */
export type GroupKind = 'by-now' | 'going-on' | 'day' | 'words';

export type EventGroup<Event extends Timed> = {
  key: string;
  kind: GroupKind;
  /** The day, or the time in words; of the first one where they begin on different days. */
  startsOn: string | null;
  timeframe: string;
  events: Event[];
};

type Known = { today: string; isServiceDayKnown: boolean };

/** Every time comes up once, in the order in which it is first met; what has begun stands before what comes. */
export function groupedByDay<Event extends Timed>(events: readonly Event[], known: Known): EventGroup<Event>[] {
  const groups = new Map<string, EventGroup<Event>>();
  for (const event of events) {
    const { id, startsOn, timeframe } = event;
    const kind = kindOf(event, known.today);
    const name = { 'by-now': kind, 'going-on': kind, day: startsOn, words: `words ${timeframe}` }[kind] ?? kind;
    const group = groups.get(name);
    if (group) group.events.push(event);
    else groups.set(name, { key: id, kind, startsOn, timeframe, events: [event] });
  }
  const all = [...groups.values()];
  const ofKind = (...kinds: GroupKind[]) => all.filter(({ kind }) => kinds.includes(kind));
  const toCome = ofKind('day', 'words');
  return [
    ...ofKind('by-now'),
    ...ofKind('going-on'),
    ...(known.isServiceDayKnown ? toCome : withServiceTogether(toCome)),
  ];
}

// Days that have begun stand together: nobody is to be shown how long ago something should have been done.
function kindOf({ startsOn, endsOn }: Timed, today: string): GroupKind {
  if (startsOn === null) return 'words';
  if (startsOn > today) return 'day';
  return endsOn !== null && endsOn > today ? 'going-on' : 'by-now';
}

/** What hangs on a service without a date stands together, where the service itself would be. */
function withServiceTogether<Event extends Timed>(groups: readonly EventGroup<Event>[]): EventGroup<Event>[] {
  const undated = groups.filter(({ kind }) => kind === 'words');
  const service = undated.find(({ events }) => events.some(({ category }) => category === 'ceremony')) ?? undated[0];
  return groups.flatMap((group) => (group === service ? undated : group.kind === 'words' ? [] : [group]));
}
