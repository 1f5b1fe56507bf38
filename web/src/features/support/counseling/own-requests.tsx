// What somebody asked before, where it stands, and a way to take it back.
import type { CounselingRequest } from '@evenlight/contract/support/counseling';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock } from 'lucide-react';
import { Refusal } from '../../../parts/refusal';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { TextLink } from '../../../ui/base/text-link';
import { theirWords } from '../../../ui/base/their-words';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { ErrorState } from '../../../ui/status/error-state';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { type useOwnRequests, useWithdraw } from './queries';

type Props = { requests: ReturnType<typeof useOwnRequests> };

export function OwnRequests({ requests: { data, isError, isFetching, refetch } }: Props) {
  const box = useFocusOfGoneLines(data?.length ?? 0);
  return (
    <section aria-labelledby="own-talks-title">
      <h2 id="own-talks-title" className="mb-4 scroll-mt-6 text-2xl">
        <Trans>Your requests</Trans>
      </h2>
      {!data && isError && (
        <ErrorState
          level="h3"
          title={<Trans>Your requests could not be loaded</Trans>}
          safe={<Trans>What you sent is with us, and is answered.</Trans>}
          next={<Trans>Try again in a moment, or call us.</Trans>}
          retry={{ refetch, isFetching }}
        />
      )}
      {!data && !isError && <SkeletonList rows={1} />}
      <div ref={box} tabIndex={-1} className="outline-none">
        {data?.length === 0 && (
          <p className="text-ink-2">
            <Trans>What you ask for appears here, with our answer.</Trans>
          </p>
        )}
        <ul className="grid gap-4">
          {data?.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** On a phone the list is far below the form; nobody should ask twice because they do not see it. */
export function AskedAlready({ request }: { request: CounselingRequest }) {
  const { t, i18n } = useLingui();
  const by = momentInWords(request.answeredBy, i18n);
  return (
    <Notice className="mb-6" title={<Trans>You have asked already, and we have it.</Trans>}>
      <p>
        {t`A person gets in touch by ${by}.`}{' '}
        <TextLink href="#own-talks-title">
          <Trans>See your requests</Trans>
        </TextLink>
      </p>
    </Notice>
  );
}

function RequestLine({ request }: { request: CounselingRequest }) {
  const { t, i18n } = useLingui();
  const { askedAt, answeredAt, answeredBy, message } = request;
  const since = momentInWords(askedAt, i18n);
  const by = momentInWords(answeredBy, i18n);
  const at = answeredAt && momentInWords(answeredAt, i18n);
  return (
    <Card as="li" className="p-5">
      <Badge tone={at ? 'ok' : 'pine'} icon={at ? CircleCheck : Clock}>
        {at ? <Trans>Answered</Trans> : <Trans>Waiting for our answer</Trans>}
      </Badge>
      <p className="mt-2.5">{at ? t`Our team answered ${at}.` : t`A person gets in touch by ${by}.`}</p>
      {message !== '' && (
        <p {...theirWords} className="mt-2 line-clamp-3 wrap-anywhere whitespace-pre-line text-ink-2">
          {message}
        </p>
      )}
      <p className="mt-2 text-ink-2 text-sm">{t`Asked ${since}`}</p>
      {at ? <Delete request={request} since={since} /> : <TakeBack request={request} since={since} />}
    </Card>
  );
}

type LineProps = { request: CounselingRequest; since: string };

function TakeBack({ request, since }: LineProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useWithdraw(request.id);
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="ghost" size="small" className="-ms-4 mt-1" aria-label={t`Take back the request of ${since}`}>
          <Trans>Take back</Trans>
        </Button>
      }
      question={<Trans>Take this request back?</Trans>}
      consequences={<Trans>What you wrote is deleted, and nobody will contact you about it.</Trans>}
      confirm={<Trans>Take back</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync()}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}

/** Answered already: nothing is left to take back, but what was written may go. */
function Delete({ request, since }: LineProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useWithdraw(request.id);
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="ghost" size="small" className="-ms-4 mt-1" aria-label={t`Delete the request of ${since}`}>
          <Trans>Delete</Trans>
        </Button>
      }
      question={<Trans>Delete this request?</Trans>}
      consequences={<Trans>It leaves this list, and what you wrote is deleted with us too.</Trans>}
      confirm={<Trans>Delete</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync()}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
