// What families wait for, soonest due first, and what was answered in the last days.
import type { KeptPromise, PromiseKind } from '@evenlight/contract/concierge';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Clock, Inbox } from 'lucide-react';
import { useKeepPromise, usePromises } from '../../features/desk/concierge-queries';
import { momentInWords } from '../../platform/dates';
import { phraseFor } from '../../platform/phrases';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { useFocusOfGoneLines } from '../../ui/base/keep-focus';
import { TextLink } from '../../ui/base/text-link';
import { EmptyState } from '../../ui/status/empty-state';
import { Notice } from '../../ui/status/notice';
import { ContactLinks } from './contact-links';

const kinds: Record<PromiseKind, MessageDescriptor> = {
  'plan-saved': msg`A plan was saved`,
  'custom-request': msg`A custom plan was asked for`,
  adjustment: msg`An adjustment was asked for`,
  document: msg`A paper waits to be looked at`,
  counseling: msg`Asks for a talk`,
  'support-group': msg`Asks to join a group`,
  contact: msg`A message`,
  consultation: msg`A talk was booked`,
  scheduling: msg`A date is to be planned`,
};

type Props = { fromLoader: KeptPromise[]; now: string };

export function PromiseList({ fromLoader, now }: Props) {
  const promises = usePromises(fromLoader);
  const waiting = promises.filter(({ keptAt }) => keptAt === null);
  const kept = promises.filter(({ keptAt }) => keptAt !== null);
  const box = useFocusOfGoneLines(waiting.length);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {waiting.length === 0 && (
        <EmptyState level="h2" icon={Inbox} title={<Trans>Nobody is waiting</Trans>}>
          <Trans>Every family has been answered. New requests appear here when the page is opened again.</Trans>
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {waiting.map((promise) => (
          <WaitingLine key={promise.id} promise={promise} now={now} />
        ))}
      </ul>
      {kept.length > 0 && (
        <Disclosure
          className="mt-8 border-t"
          title={<Plural value={kept.length} one="# answered in the last days" other="# answered in the last days" />}
        >
          <ul className="grid gap-4">
            {kept.map((promise) => (
              <KeptLine key={promise.id} promise={promise} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function WaitingLine({ promise, now }: { promise: KeptPromise; now: string }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useKeepPromise(promise);
  const by = momentInWords(promise.dueAt, i18n);
  const who = promise.person?.name ?? promise.summary;
  const phrase = phraseFor(error);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <What promise={promise} />
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Due dueAt={promise.dueAt} now={now} />
            <span className="text-ink-2 text-sm">{t`Promised by ${by}`}</span>
          </p>
        </div>
        {promise.kind === 'support-group' ? (
          // A seat is given or not given; that answer keeps the promise.
          <ButtonLink variant="secondary" href="#group-requests-title" aria-label={t`Answer above: ${who}`}>
            <Trans>Answer above</Trans>
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            aria-label={t`Mark as answered: ${who}`}
            state={isPending ? 'loading' : 'idle'}
            onClick={() => mutate()}
          >
            <Trans>Mark as answered</Trans>
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {phrase && (
          <Notice tone="bad" className="mt-4">
            {i18n._(phrase)}
          </Notice>
        )}
      </div>
      <Details details={promise.details} />
    </Card>
  );
}

function What({ promise }: { promise: KeptPromise }) {
  const { t, i18n } = useLingui();
  const { kind, planId, summary, person, mayBeInDanger } = promise;
  const about = person ? `${person.name}, ${summary}` : summary;
  return (
    <>
      <h2 className="text-lg">{i18n._(kinds[kind])}</h2>
      {mayBeInDanger && (
        <p className="mt-1">
          <Badge tone="bad" icon={CircleAlert}>
            <Trans>May be in danger</Trans>
          </Badge>
        </p>
      )}
      <p className="mt-1 wrap-anywhere text-ink-2">{summary}</p>
      {planId && (
        <TextLink
          to={`/staff/plans/${planId}`}
          aria-label={t`Open the plan: ${about}`}
          className="inline-flex min-h-11 items-center"
        >
          <Trans>Open the plan</Trans>
        </TextLink>
      )}
      {person ? (
        <p className="mt-2 flex flex-wrap gap-x-4 wrap-anywhere">
          <span className="font-semibold">{person.name}</span>
          <ContactLinks person={person} />
        </p>
      ) : (
        <p className="mt-2 text-ink-2">
          <Trans>The person has left since, and took their address along.</Trans>
        </p>
      )}
    </>
  );
}

const HOUR_MS = 60 * 60 * 1000;

/** Read against the clock of the page as it was made, so that it says the same before and after it wakes. */
function Due({ dueAt, now }: { dueAt: string; now: string }) {
  const { t, i18n } = useLingui();
  const hours = Math.floor((Date.parse(dueAt) - Date.parse(now)) / HOUR_MS);
  const since = momentInWords(dueAt, i18n);
  if (Date.parse(dueAt) < Date.parse(now))
    return (
      <Badge tone="bad" icon={CircleAlert}>
        {t`Overdue since ${since}`}
      </Badge>
    );
  return (
    <Badge tone={hours < 4 ? 'warn' : 'ok'} icon={Clock}>
      {hours === 0 ? (
        <Trans>Due in less than an hour</Trans>
      ) : (
        <Plural value={hours} one="Due in # hour" other="Due in # hours" />
      )}
    </Badge>
  );
}

function Details({ details }: Pick<KeptPromise, 'details'>) {
  if (details.length === 0) return null;
  return (
    <Disclosure title={<Trans>What they wrote</Trans>} className="mt-3 border-b-0">
      <dl className="grid gap-3">
        {details.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-ink-2 text-sm">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere text-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function KeptLine({ promise }: { promise: KeptPromise }) {
  const { t, i18n } = useLingui();
  const at = promise.keptAt ? momentInWords(promise.keptAt, i18n) : '';
  const by = promise.keptBy ?? t`Somebody who has left`;
  return (
    <Card as="li" className="text-ink">
      <What promise={promise} />
      <p className="mt-3 text-ink-2 text-sm">{t`Answered by ${by}, ${at}`}</p>
      <Details details={promise.details} />
    </Card>
  );
}
