// What the family's tradition says about a day, told before anything is sent: a quiet word, or why not and what instead.
import { type DayAdvice, type DaySubject, nextSuitableDay, rulingOn } from '@evenlight/contract/service-days';
import { Day } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { CalendarHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarDay } from '../../../platform/dates';
import { advicePhrases, refusalPhrases } from '../../../platform/day-phrases';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { Notice } from '../../../ui/status/notice';

/** Null for a day that is still being typed. */
export function refusalOf(day: string | null | undefined, subject: DaySubject) {
  return isWhole(day) ? rulingOn(day, subject).refusal : null;
}

function isWhole(day: string | null | undefined): day is string {
  return Day.safeParse(day).success;
}

type Props = {
  day: string | null | undefined;
  subject: DaySubject;
  onDay: (day: string) => void;
  /** What can be done when the family's clergy has agreed. */
  children?: ReactNode;
  className?: string;
};

/** Its place is always there, and never hidden, so that it is read out when it comes. */
export function DayRuling({ day, subject, onDay, children, className }: Props) {
  const ruling = isWhole(day) ? rulingOn(day, subject) : null;
  return (
    <div aria-live="polite" className={classNames('grid gap-3 empty:sr-only', className)}>
      {isWhole(day) && ruling?.refusal && (
        <Refusal day={day} subject={subject} onDay={onDay}>
          {children}
        </Refusal>
      )}
      {ruling && ruling.advice.length > 0 && <Advice advice={ruling.advice} />}
    </div>
  );
}

type RefusalProps = Pick<Props, 'subject' | 'onDay' | 'children'> & { day: string };

function Refusal({ day, subject, onDay, children }: RefusalProps) {
  const { t, i18n } = useLingui();
  const { refusal } = rulingOn(day, subject);
  const next = nextSuitableDay(day, subject);
  const nextInWords = calendarDay(next, i18n);
  return (
    <Notice tone="warn" title={calendarDay(day, i18n)}>
      <p>
        {refusal && i18n._(refusalPhrases[refusal])} {t`The next suitable day is ${nextInWords}.`}
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => onDay(next)}>
        {t`Use ${nextInWords}`}
      </Button>
      {children && <div className="mt-4">{children}</div>}
    </Notice>
  );
}

function Advice({ advice }: { advice: readonly DayAdvice[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-1.5 text-ink-2 text-ui">
      {advice.map((one) => (
        <li key={one} className="flex gap-2.5">
          <CalendarHeart aria-hidden="true" className="mt-0.75 size-5 shrink-0 text-gold" />
          <span>{i18n._(advicePhrases[one])}</span>
        </li>
      ))}
    </ul>
  );
}
