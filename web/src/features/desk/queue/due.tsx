// Until when an answer was promised, by a clock that goes on while the page is open.
import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, Clock } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Badge } from '../../../ui/base/badge';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { useMinute } from '../../../ui/base/minute';

const NowContext = createContext(new Date(0));

/** Begins with the moment at which the server made the page, so that it says the same before and after it wakes. */
export function ClockProvider({ madeAt, children }: { madeAt: string; children: ReactNode }) {
  const minute = useMinute();
  const isAwake = useIsHydrated();
  return <NowContext value={isAwake ? minute : new Date(madeAt)}>{children}</NowContext>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
// Less than this left, it is time to look at it.
const SOON_HOURS = 4;
// From here on days say more than hours.
const LONG_HOURS = 48;

export function Due({ dueAt }: { dueAt: string }) {
  const left = Date.parse(dueAt) - useContext(NowContext).getTime();
  if (left < 0)
    return (
      <Badge tone="bad" icon={CircleAlert}>
        <Overdue ms={-left} />
      </Badge>
    );
  return (
    <Badge tone={left < SOON_HOURS * HOUR_MS ? 'warn' : 'ok'} icon={Clock}>
      <DueIn ms={left} />
    </Badge>
  );
}

function Overdue({ ms }: { ms: number }) {
  const { minutes, hours, days } = inUnits(ms);
  if (minutes === 0) return <Trans>Due now</Trans>;
  if (hours === 0) return <Plural value={minutes} one="Overdue by # minute" other="Overdue by # minutes" />;
  if (hours < LONG_HOURS) return <Plural value={hours} one="Overdue by # hour" other="Overdue by # hours" />;
  return <Plural value={days} one="Overdue by # day" other="Overdue by # days" />;
}

function DueIn({ ms }: { ms: number }) {
  const { minutes, hours, days } = inUnits(ms);
  if (minutes === 0) return <Trans>Due now</Trans>;
  if (hours === 0) return <Plural value={minutes} one="Due in # minute" other="Due in # minutes" />;
  if (hours < LONG_HOURS) return <Plural value={hours} one="Due in # hour" other="Due in # hours" />;
  return <Plural value={days} one="Due in # day" other="Due in # days" />;
}

function inUnits(ms: number) {
  const hours = Math.floor(ms / HOUR_MS);
  return { minutes: Math.floor(ms / MINUTE_MS), hours, days: Math.floor(hours / 24) };
}
