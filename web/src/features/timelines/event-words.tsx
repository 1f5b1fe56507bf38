// The words of one event: what kind it is, what holds for this family, what it wrote, and all there is to know.
import type { Plan } from '@evenlight/contract/plans';
import type { Importance, TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/base/badge';
import { classNames } from '../../ui/base/class-names';
import { Fact } from '../../ui/base/fact';
import { TextLink } from '../../ui/base/text-link';
import { theirWords } from '../../ui/base/their-words';
import { pageOfStep } from './first-days/where-it-is-done';
import { categoryWords, importanceWords } from './timeline-words';

const factsOnPaper =
  'print:flex print:flex-wrap print:gap-x-5 print:gap-y-0 print:mt-0 print:[&>div]:flex print:[&>div]:gap-1.5 print:[&_dt]:shrink-0 print:[&_dt]:text-[0.8rem] print:[&_dt]:leading-snug';

const tones: Record<Importance, ComponentProps<typeof Badge>['tone']> = {
  essential: 'pine',
  recommended: 'line',
  optional: 'line',
};

export function Marks({ event: { category, importance, faithSpecific } }: { event: TimelineEvent }) {
  const { i18n } = useLingui();
  return (
    <p className="mt-3 flex flex-wrap gap-2 print:hidden">
      <Badge tone="clay">{i18n._(categoryWords[category])}</Badge>
      <Badge tone={tones[importance]}>{i18n._(importanceWords[importance])}</Badge>
      {faithSpecific && (
        <Badge tone="gold">
          <Trans>Faith tradition</Trans>
        </Badge>
      )}
    </p>
  );
}

export function Remarks({ remarks }: Pick<TimelineEvent, 'remarks'>) {
  if (remarks.length === 0) return null;
  return (
    <ul className="mt-3 grid max-w-[68ch] gap-1.5 border-gold-fill border-s-2 ps-3 text-ui print:mt-0 print:gap-0 print:text-[0.8rem]">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

type WrittenProps = { event: TimelineEvent; isInEditor: boolean };

/** What the family wrote, to read without opening anything. On paper there is no editor that says it. */
export function Written({ event: { assignee, familyNote }, isInEditor }: WrittenProps) {
  const { t } = useLingui();
  if (!assignee && !familyNote) return null;
  return (
    <dl
      className={classNames(
        'mt-3 gap-2 print:mt-0 print:grid print:gap-0 print:[&>div]:flex print:[&>div]:gap-1.5',
        isInEditor ? 'hidden' : 'grid',
      )}
    >
      {assignee && (
        <Fact label={t`Who sees to it`}>
          <bdi translate="no">{assignee}</bdi>
        </Fact>
      )}
      {familyNote && (
        <Fact label={t`Note`} className="whitespace-pre-line">
          <span {...theirWords}>{familyNote}</span>
        </Fact>
      )}
    </dl>
  );
}

export function Details({ plan, event }: { plan: Plan; event: TimelineEvent }) {
  const { t, i18n } = useLingui();
  const page = pageOfStep(event.id, plan);
  const { duration, participants, location, notes } = event;
  return (
    <>
      <dl className={`grid gap-x-6 gap-y-3 sm:grid-cols-3 ${factsOnPaper}`}>
        {duration && <Fact label={t`How long`}>{duration}</Fact>}
        {participants.length > 0 && <Fact label={t`Who takes part`}>{participants.join(', ')}</Fact>}
        {location && (
          <Fact label={t`Where`}>
            <bdi translate="no">{location}</bdi>
          </Fact>
        )}
      </dl>
      {notes && <p className="mt-4 max-w-[68ch] print:mt-0 print:max-w-none">{notes}</p>}
      {page && (
        <TextLink to={page.to} className="mt-3 inline-flex min-h-11 items-center print:hidden">
          {i18n._(page.words)}
        </TextLink>
      )}
    </>
  );
}
