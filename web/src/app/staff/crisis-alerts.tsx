// People who asked for a call in a crisis. What they wrote is nowhere here, and cannot be had from here.
import { isLanguage } from '@evenlight/contract/languages';
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import type { CrisisAlert } from '@evenlight/contract/support/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneCall } from 'lucide-react';
import { momentInWords } from '../../platform/dates';
import { locales } from '../../platform/locales';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { useFocusOfGoneLines } from '../../ui/base/keep-focus';
import { SectionHeading } from '../../ui/base/section-heading';
import { TextLink } from '../../ui/base/text-link';
import { Notice } from '../../ui/status/notice';
import { StaffProblem } from './case/staff-problem';
import { useCrisisAlerts, useMoveAlert } from './crisis-alert-queries';

const kinds: Record<CrisisRoute, MessageDescriptor> = {
  self: msg`In danger themselves`,
  others: msg`May hurt somebody`,
  abuse: msg`Violence at home`,
  medical: msg`Medical emergency`,
  worried: msg`Worried about somebody`,
};

export function CrisisAlerts({ fromLoader }: { fromLoader: CrisisAlert[] }) {
  const { data: alerts, isError } = useCrisisAlerts(fromLoader);
  const open = alerts.filter(({ state }) => state !== 'done');
  const done = alerts.filter(({ state }) => state === 'done');
  const box = useFocusOfGoneLines(open.length);
  return (
    <section aria-labelledby="alerts-title" className="mb-14">
      <SectionHeading
        level="h2"
        id="alerts-title"
        className="mb-6"
        title={<Trans>Asked for a call in a crisis</Trans>}
        lead={
          <Trans>
            Call the oldest first, now. If you are worried while you talk, stay on the line and let a colleague call
            911.
          </Trans>
        }
      />
      {isError && (
        <Notice tone="bad" role="alert" className="mb-4">
          <Trans>This list could not be read just now and may be old. It is asked for again every half minute.</Trans>
        </Notice>
      )}
      <div ref={box} tabIndex={-1} className="outline-none">
        <div role="status">
          {open.length === 0 && (
            <p className="text-ink-2">
              <Trans>Nobody waits for a call. New ones appear here by themselves.</Trans>
            </p>
          )}
        </div>
        <ul className="grid gap-4">
          {open.map((alert) => (
            <AlertLine key={alert.id} alert={alert} />
          ))}
        </ul>
      </div>
      {done.length > 0 && (
        <Disclosure className="mt-6 border-t" title={<Trans>Reached in the last days</Trans>}>
          <ul className="grid gap-4">
            {done.map((alert) => (
              <AlertLine key={alert.id} alert={alert} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function AlertLine({ alert }: { alert: CrisisAlert }) {
  const { t, i18n } = useLingui();
  const { name, phone, routes, language, askedAt, state } = alert;
  const since = momentInWords(askedAt, i18n);
  return (
    <Card as="li" className="text-ink">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h3 dir="auto" className="wrap-anywhere text-lg">
            {name}
          </h3>
          <TextLink
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className="inline-flex min-h-11 items-center gap-2 text-lg"
          >
            <PhoneCall aria-hidden="true" className="size-5" />
            <bdi dir="ltr">{phone}</bdi>
          </TextLink>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            {routes.map((route) => (
              <Badge key={route} tone="bad">
                {i18n._(kinds[route])}
              </Badge>
            ))}
            <Badge tone="line">{isLanguage(language) ? locales[language].name : language}</Badge>
          </p>
          <p className="mt-2 text-ink-2 text-sm">{t`Asked ${since}`}</p>
          <TakenBy alert={alert} />
        </div>
        {state !== 'done' && <Moves alert={alert} />}
      </div>
    </Card>
  );
}

function TakenBy({ alert: { state, takenBy, changedAt } }: { alert: CrisisAlert }) {
  const { t, i18n } = useLingui();
  const by = takenBy ?? t`Somebody who has left`;
  const at = momentInWords(changedAt, i18n);
  if (state === 'waiting') return null;
  return (
    <p className="mt-1 font-semibold text-sm">
      {state === 'taken' ? t`${by} is calling, since ${at}` : t`Reached by ${by}, ${at}`}
    </p>
  );
}

function Moves({ alert: { id, name, state, isLeft } }: { alert: CrisisAlert }) {
  const { t } = useLingui();
  const { mutate, isPending, error, variables } = useMoveAlert(id);
  const stateOf = (wanted: string) => (isPending && variables?.state === wanted ? 'loading' : 'idle');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' && (
          <Button
            aria-label={t`I will call: ${name}`}
            state={stateOf('taken')}
            onClick={() => mutate({ state: 'taken' })}
          >
            <Trans>I will call</Trans>
          </Button>
        )}
        {isLeft && (
          <Button
            aria-label={t`I will call instead: ${name}`}
            state={stateOf('taken')}
            onClick={() => mutate({ state: 'taken' })}
          >
            <Trans>I will call instead</Trans>
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={t`Reached: ${name}`}
          state={stateOf('done')}
          onClick={() => mutate({ state: 'done' })}
        >
          <Trans>Reached</Trans>
        </Button>
      </div>
      <StaffProblem error={error} />
    </div>
  );
}
