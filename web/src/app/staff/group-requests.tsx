// Who asks to join a group. Our answer gives or frees a seat, and goes to them by mail.
import type { GroupRequest } from '@evenlight/contract/support/groups';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, Hourglass } from 'lucide-react';
import { Refusal } from '../../features/support/page/refusal';
import { momentInWords } from '../../platform/dates';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { useFocusOfGoneLines } from '../../ui/base/keep-focus';
import { SectionHeading } from '../../ui/base/section-heading';
import { AskFirst } from '../../ui/overlays/ask-first';
import { Notice } from '../../ui/status/notice';
import { StaffProblem } from './case/staff-problem';
import { ContactLinks } from './contact-links';
import { useDecide, useGroupRequests } from './group-request-queries';

export function GroupRequests({ fromLoader }: { fromLoader: GroupRequest[] }) {
  const { data: requests, isError } = useGroupRequests(fromLoader);
  const open = requests.filter(({ state }) => state !== 'confirmed');
  const isIn = requests.filter(({ state }) => state === 'confirmed');
  const box = useFocusOfGoneLines(open.length);
  return (
    <section aria-labelledby="group-requests-title" className="mb-14">
      <SectionHeading
        level="h2"
        id="group-requests-title"
        className="mb-6 scroll-mt-6"
        title={<Trans>Asked to join a group</Trans>}
        lead={<Trans>Ask the host, then answer here. The person gets a mail with the place, or a kind word.</Trans>}
      />
      {isError && (
        <Notice tone="bad" role="alert" className="mb-4">
          <Trans>This list could not be read just now and may be old.</Trans>
        </Notice>
      )}
      <div ref={box} tabIndex={-1} className="outline-none">
        <div role="status">
          {open.length === 0 && (
            <p className="text-ink-2">
              <Trans>Nobody waits for a seat. New requests appear here by themselves.</Trans>
            </p>
          )}
        </div>
        <ul className="grid gap-4">
          {open.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      </div>
      {isIn.length > 0 && (
        <Disclosure
          className="mt-6 border-t"
          title={<Plural value={isIn.length} one="# person is in a group" other="# people are in groups" />}
        >
          <ul className="grid gap-4">
            {isIn.map((request) => (
              <RequestLine key={request.id} request={request} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function RequestLine({ request }: { request: GroupRequest }) {
  const { t, i18n } = useLingui();
  const { groupName, state, askedAt, person, note } = request;
  const since = momentInWords(askedAt, i18n);
  return (
    <Card as="li" className="text-ink">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h3 dir="auto" className="wrap-anywhere text-lg">
            {person.name}
          </h3>
          <p dir="auto" className="wrap-anywhere text-ink-2">
            {groupName}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-4 wrap-anywhere">
            <ContactLinks person={person} />
          </p>
          <State request={request} />
          <p className="mt-2 text-ink-2 text-sm">{t`Asked ${since}`}</p>
        </div>
        {state !== 'confirmed' && <Answers request={request} />}
      </div>
      {note !== '' && (
        <Disclosure title={<Trans>What they wrote</Trans>} className="mt-3 border-b-0">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {note}
          </p>
        </Disclosure>
      )}
    </Card>
  );
}

function State({ request: { state, answeredBy } }: { request: GroupRequest }) {
  const { t, i18n } = useLingui();
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
      <StaffProblem error={error} />
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
