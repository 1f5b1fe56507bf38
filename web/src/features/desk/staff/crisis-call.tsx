// Somebody asked for a call in a crisis. What they wrote is nowhere here, and cannot be had from here.
import { isLanguage, locales } from '@evenlight/contract/languages';
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import type { CrisisAlert } from '@evenlight/contract/support/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Notice } from '../../../ui/status/notice';
import { useCrisisAlert, useMoveAlert } from './crisis-alert-queries';

const kinds: Record<CrisisRoute, MessageDescriptor> = {
  self: msg`In danger themselves`,
  others: msg`May hurt somebody`,
  abuse: msg`Violence at home`,
  medical: msg`Medical emergency`,
  worried: msg`Worried about somebody`,
  child: msg`A child in danger`,
};

type Props = { alertId: string; fromLoader: CrisisAlert | null };

export function CrisisCall({ alertId, fromLoader }: Props) {
  const { data: alert, isError } = useCrisisAlert(alertId, fromLoader);
  const place = useKeptFocus<HTMLDivElement>();
  // Reached some time ago: only that it was answered is still known.
  if (!alert) return null;
  return (
    <Card as="section" aria-labelledby="call-title">
      <div ref={place}>
        <h2 id="call-title" tabIndex={-1} data-keeps-focus className="text-xl outline-none">
          <Trans>The call</Trans>
        </h2>
        {isError && (
          <Notice tone="bad" role="alert" className="mt-3">
            <Trans>This could not be read just now and may be old. It is asked for again every half minute.</Trans>
          </Notice>
        )}
        <Facts alert={alert} />
        {alert.state !== 'done' && <Moves alert={alert} />}
      </div>
    </Card>
  );
}

function Facts({ alert }: { alert: CrisisAlert }) {
  const { t, i18n } = useLingui();
  const { routes, language, askedAt, state } = alert;
  const since = momentInWords(askedAt, i18n);
  return (
    <div className="mb-4">
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {routes.map((route) => (
          <Badge key={route} tone="bad">
            {i18n._(kinds[route])}
          </Badge>
        ))}
        <Badge tone="line">{isLanguage(language) ? locales[language].name : language}</Badge>
      </p>
      <p className="mt-3 text-ink-2 text-sm">{t`Asked ${since}`}</p>
      <TakenBy alert={alert} />
      {state !== 'done' && (
        <p className="mt-3">
          <Trans>Call now. If you are worried while you talk, stay on the line and let a colleague call 911.</Trans>
        </p>
      )}
    </div>
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
      <Refusal error={error} className="mt-3" />
    </div>
  );
}
