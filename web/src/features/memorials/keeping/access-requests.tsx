// Who asks to be let in, for the keepers. Nothing stands here while nobody asks.
import type { AccessRequest } from '@evenlight/contract/memorials/keeping';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { properName, theirWords } from '../../../ui/base/their-words';
import { Notice } from '../../../ui/status/notice';
import { useAccessRequests, useDecideAccess } from './queries';

export function AccessRequests({ memorial }: { memorial: Pick<Memorial, 'id'> }) {
  const { data: requests = [], error } = useAccessRequests(memorial.id);
  const box = useFocusOfGoneLines(requests.length);
  if (requests.length === 0 && !error) return null;
  return (
    <section aria-labelledby="asking-title">
      <div ref={box} tabIndex={-1} className="outline-none">
        <h2 id="asking-title" className="mb-4 text-2xl">
          <Trans>Asking to be let in</Trans>
        </h2>
        {error && (
          <Notice tone="bad" role="alert">
            <Trans>
              Who asks to be let in could not be loaded. Nobody is turned away by it; open the page again in a moment.
            </Trans>
          </Notice>
        )}
        <ul className="grid gap-4">
          {requests.map((request) => (
            <RequestLine key={request.id} memorial={memorial} request={request} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function RequestLine({ memorial, request }: { memorial: Pick<Memorial, 'id'>; request: AccessRequest }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error, variables } = useDecideAccess(memorial.id);
  const { id: requestId, name, email, message, askedAt } = request;
  const stateOf = (isGranted: boolean) => (isPending && variables?.isGranted === isGranted ? 'loading' : 'idle');
  return (
    <Card as="li">
      <h3 {...properName} className="wrap-anywhere text-lg">
        {name}
      </h3>
      <p className="wrap-anywhere text-ink-2 text-sm">
        <bdi>{email}</bdi> · <time dateTime={askedAt}>{dayInWords(askedAt, i18n)}</time>
      </p>
      {message && (
        <p {...theirWords} className="mt-3 max-w-[65ch] whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
      <Refusal error={error} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          aria-label={t`Let them in: ${name}`}
          state={stateOf(true)}
          onClick={() => mutate({ requestId, isGranted: true })}
        >
          <Trans>Let them in</Trans>
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={t`Turn down: ${name}`}
          state={stateOf(false)}
          onClick={() => mutate({ requestId, isGranted: false })}
        >
          <Trans>Turn down</Trans>
        </Button>
      </div>
      <p className="mt-2 text-ink-3 text-sm">
        <Trans>Whoever is let in gets an invitation by mail, to look. Turning somebody down is told to nobody.</Trans>
      </p>
    </Card>
  );
}
