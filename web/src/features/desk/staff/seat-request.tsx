// Somebody asks to join a group. Our answer gives or frees a seat, and goes to them by mail.
import type { GroupRequest, WaitingInLine } from '@evenlight/contract/support/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, Hourglass } from 'lucide-react';
import { Refusal } from '../../../parts/refusal';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { properName, theirWords } from '../../../ui/base/their-words';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { Notice } from '../../../ui/status/notice';
import { type ReadRequest, useDecide, useGroupRequest } from './group-request-queries';

type Props = { requestId: string; fromLoader: ReadRequest };

export function SeatRequest({ requestId, fromLoader }: Props) {
  const { data, isError } = useGroupRequest(requestId, fromLoader);
  const place = useKeptFocus<HTMLDivElement>();
  const { request, inLine } = data;
  // Declined or taken back: there is nothing to decide any more.
  if (!request) return null;
  const { groupName, note, state } = request;
  return (
    <Card as="section" aria-labelledby="seat-title">
      <div ref={place}>
        <h2 id="seat-title" tabIndex={-1} data-keeps-focus className="wrap-anywhere text-xl outline-none">
          {groupName}
        </h2>
        {isError && (
          <Notice tone="bad" role="alert" className="mt-3">
            <Trans>This could not be read just now and may be old.</Trans>
          </Notice>
        )}
        {note !== '' && (
          <p {...theirWords} className="mt-3 whitespace-pre-wrap wrap-anywhere border-line-strong border-s-3 ps-4">
            {note}
          </p>
        )}
        <State request={request} />
        {state !== 'confirmed' && (
          <>
            <p className="mt-3 mb-4 text-ink-2">
              <Trans>Ask the host, then answer here. The person gets a mail with the place, or a kind word.</Trans>
            </p>
            <Answers request={request} />
          </>
        )}
        <InLine people={inLine} />
      </div>
    </Card>
  );
}

function State({ request: { state, answeredBy } }: { request: GroupRequest }) {
  const { t, i18n } = useLingui();
  if (state === 'confirmed')
    return (
      <p className="mt-3">
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Is in the group</Trans>
        </Badge>
      </p>
    );
  if (state === 'waiting')
    return (
      <p className="mt-2">
        <Badge tone="line" icon={Hourglass}>
          <Trans>In line for a free seat</Trans>
        </Badge>
      </p>
    );
  if (!answeredBy) return null;
  const by = momentInWords(answeredBy, i18n);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Badge tone="ok" icon={Clock}>
        <Trans>A seat is kept</Trans>
      </Badge>
      <span className="text-ink-2 text-sm">{t`Promised by ${by}`}</span>
    </p>
  );
}

/** The first of them moves up by itself when a seat is free; nobody has to be answered before. */
function InLine({ people }: { people: WaitingInLine[] }) {
  const { t, i18n } = useLingui();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="in-line-title" className="mt-6 border-line border-t pt-4">
      <h3 id="in-line-title" className="text-lg">
        <Trans>In line for a free seat</Trans>
      </h3>
      <ol className="mt-2 grid list-decimal gap-2 ps-6">
        {people.map(({ id, person, askedAt }) => {
          const since = momentInWords(askedAt, i18n);
          return (
            <li key={id} className="wrap-anywhere">
              <span {...properName}>{person.name}</span>
              <span className="block text-ink-2 text-sm">
                {[t`Waits since ${since}`, person.email, person.phone].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Answers({ request }: { request: GroupRequest }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useDecide(request.id);
  const { name } = request.person;
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {request.state === 'asked' && (
          <Button
            size="small"
            state={isPending ? 'loading' : 'idle'}
            aria-label={t`Give the seat: ${name}`}
            onClick={() => mutate('confirm')}
          >
            <Trans>Give the seat</Trans>
          </Button>
        )}
        <Decline request={request} />
      </div>
      <Refusal error={error} className="mt-3" />
    </div>
  );
}

/** Asks first: the mail goes out at once, and a slip of the finger would turn somebody away. */
function Decline({ request }: { request: GroupRequest }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useDecide(request.id);
  const { name } = request.person;
  const { groupName } = request;
  return (
    <AskFirst
      isDanger
      trigger={
        <Button size="small" variant="secondary" aria-label={t`Decline kindly: ${name}`}>
          <Trans>Decline kindly</Trans>
        </Button>
      }
      question={<Trans>Decline this request?</Trans>}
      consequences={t`${name} gets a mail that there is no seat in ${groupName} this time. They may ask again.`}
      keep={<Trans>Not yet</Trans>}
      confirm={<Trans>Decline kindly</Trans>}
      isPending={isPending}
      onYes={async () => {
        await mutateAsync('decline');
      }}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
