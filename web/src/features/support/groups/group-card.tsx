import { wallTimeAt } from '@evenlight/contract/dates';
import { isLanguage } from '@evenlight/contract/languages';
import type { SupportGroup } from '@evenlight/contract/support/groups';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Armchair, CalendarClock, CalendarDays, type LucideIcon, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { InLanguage } from '../../../parts/in-language';
import { inItsLanguage, OwnWords, ToldIn } from '../../../parts/own-words';
import { calendarDay } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { costNames, kindNames, scheduleInWords } from './group-words';
import { Standing } from './standing';

export function GroupCard({ group }: { group: SupportGroup }) {
  const { t, i18n } = useLingui();
  const { name, description, forWhom, facilitator, kind, cost, place, language, wordsIn, isSample } = group;
  const titleId = `group-${group.id}`;
  const words = { language: wordsIn };
  const spoken = isLanguage(language) ? language : undefined;
  // Its buttons come and go with where the person stands.
  const box = useKeptFocus<HTMLDivElement>();
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className="flex flex-wrap gap-2">
        <Badge>{i18n._(kindNames[kind])}</Badge>
        <Badge tone="gold">{i18n._(costNames[cost])}</Badge>
        <Badge tone="line">{spoken ? <InLanguage code={spoken} /> : language}</Badge>
        {isSample && (
          <Badge tone="line">
            <Trans>Sample listing</Trans>
          </Badge>
        )}
      </div>
      <div {...inItsLanguage(words)}>
        <h3 id={titleId} className="mt-3 wrap-anywhere text-2xl">
          {name}
        </h3>
        <p className="mt-1 wrap-anywhere font-semibold text-ui">{forWhom}</p>
        <p className="mt-2 wrap-anywhere text-ink-2">{description}</p>
      </div>
      {wordsIn !== spoken && <ToldIn of={words} className="mt-2" />}
      <dl className="mt-4 grid gap-2.5">
        <Line icon={CalendarClock} label={t`When`}>
          {scheduleInWords(group.schedule, i18n)}
        </Line>
        <Line icon={CalendarDays} label={t`Next dates`}>
          <ul>
            {group.nextMeetings.map(({ startsAt }) => (
              <li key={startsAt}>{calendarDay(wallTimeAt(new Date(startsAt)).date, i18n)}</li>
            ))}
          </ul>
        </Line>
        <Line icon={MapPin} label={t`Where`}>
          <OwnWords of={words}>{place}</OwnWords>
        </Line>
        <Line icon={UserRound} label={t`Led by`}>
          <OwnWords of={words}>{facilitator}</OwnWords>
        </Line>
        <Line icon={Armchair} label={t`Seats`}>
          <Seats group={group} />
        </Line>
      </dl>
      <div ref={box} tabIndex={-1} className="mt-5 border-line border-t pt-5 outline-none print:hidden">
        <Standing group={group} />
      </div>
    </Card>
  );
}

function Line({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="shrink-0">
        <Icon aria-hidden="true" className="mt-0.75 size-5 text-pine" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Seats({ group: { seats, seatsLeft } }: { group: SupportGroup }) {
  const { t } = useLingui();
  if (seatsLeft === 0) return t`All ${seats} seats are taken`;
  return <Plural value={seatsLeft} one={`# of ${seats} seats is free`} other={`# of ${seats} seats are free`} />;
}
