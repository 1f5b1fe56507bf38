// Letters that were not answered yet, and people who came by the link and wait to be let in.
import type { PendingInvitation } from '@evenlight/contract/families/invitations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { phraseFor } from '../../../platform/phrases';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { useHasPassed } from '../../../ui/base/has-passed';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { properName } from '../../../ui/base/their-words';
import { toasts } from '../../../ui/overlays/toast-store';
import { Avatar } from '../../../ui/status/avatar-group';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { relationshipNames, roleNames } from './people-words';
import { useApprove, useCancel, useResend, useWaiting } from './queries';
import { RoleSelect } from './role-select';

export function PendingInvitations() {
  const box = useKeptFocus<HTMLElement>();
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="pending-title" className="outline-none">
      <h3 id="pending-title" tabIndex={-1} data-keeps-focus className="mb-4 text-xl outline-none">
        <Trans>Pending Invitations</Trans>
      </h3>
      <List />
    </section>
  );
}

function List() {
  const { i18n } = useLingui();
  const { may } = useFamily();
  const { data, error, refetch, isFetching } = useWaiting();
  const phrase = phraseFor(error);
  if (!data && phrase)
    return (
      <ErrorState
        title={<Trans>The invitations cannot be shown just now</Trans>}
        safe={<Trans>Nothing is lost. Letters that went out still work.</Trans>}
        next={i18n._(phrase)}
        retry={{ refetch, isFetching }}
      />
    );
  if (!data) return <SkeletonList />;
  if (data.invitations.length === 0)
    return (
      <p className="text-ink-2">
        {may('people') ? (
          <Trans>Nobody is waiting. Invite somebody, or pass the link on.</Trans>
        ) : (
          <Trans>No invitation is waiting for an answer.</Trans>
        )}
      </p>
    );
  return (
    <ul className="grid gap-3">
      {data.invitations.map((waiting, index) => (
        <Line key={waiting.id} waiting={waiting} tone={index % 3} />
      ))}
    </ul>
  );
}

function Line({ waiting, tone }: { waiting: PendingInvitation; tone: number }) {
  const { i18n } = useLingui();
  const { may } = useFamily();
  const { name, email, relationship, kind, role } = waiting;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-4">
      <Avatar person={{ id: waiting.id, name }} tone={tone} />
      <div className="min-w-0 flex-1 basis-52">
        <p {...properName} className="wrap-anywhere font-semibold">
          {name}
        </p>
        {email && <p className="wrap-anywhere text-ink-2 text-sm">{email}</p>}
        <p className="mt-2 flex flex-wrap gap-2">
          {kind === 'asked' ? (
            <Badge tone="warn">
              <Trans>Asks to join</Trans>
            </Badge>
          ) : (
            <Badge>{i18n._(roleNames[role])}</Badge>
          )}
          {relationship && <Badge tone="gold">{i18n._(relationshipNames[relationship])}</Badge>}
        </p>
        <Since waiting={waiting} />
      </div>
      {may('people') && <Answers waiting={waiting} />}
    </li>
  );
}

function Since({ waiting: { kind, invitedAt, endsAt } }: { waiting: PendingInvitation }) {
  const { t, i18n } = useLingui();
  const hasEnded = useHasPassed(endsAt ?? invitedAt);
  const since = dayInWords(invitedAt, i18n);
  const until = endsAt && dayInWords(endsAt, i18n);
  const words =
    kind === 'asked' || !until
      ? t`Asked on ${since}.`
      : hasEnded
        ? t`Invited on ${since}. The link ran out on ${until}.`
        : t`Invited on ${since}. The link works until ${until}.`;
  return <p className="mt-2 text-ink-2 text-sm">{words}</p>;
}

function Answers({ waiting: { id, kind, name, role } }: { waiting: PendingInvitation }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(role);
  const approving = useApprove({
    failure: t`Failed to approve invitation`,
    onDone: () => toasts.show({ title: t`Invitation approved` }),
  });
  const cancelling = useCancel({
    failure: t`Failed to cancel invitation`,
    onDone: () => toasts.show({ title: kind === 'asked' ? t`Turned down` : t`Invitation cancelled` }),
  });
  const resending = useResend({
    failure: t`Failed to send invitation`,
    onDone: ({ email }) =>
      toasts.show({ title: t`Invitation sent successfully`, description: t`It is on its way to ${email}.` }),
  });
  return (
    <div className="grid gap-2 max-sm:w-full sm:justify-items-end">
      {kind === 'asked' && <RoleSelect label={t`Role for ${name}`} role={chosen} onChoose={setChosen} />}
      <div className="flex flex-wrap gap-2">
        {kind === 'asked' ? (
          <Button
            size="small"
            aria-label={t`Approve: ${name}`}
            state={approving.isPending ? 'loading' : 'idle'}
            onClick={() => approving.mutate({ invitationId: id, role: chosen })}
          >
            <Trans>Approve</Trans>
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Send again: ${name}`}
            state={resending.isPending ? 'loading' : 'idle'}
            onClick={() => resending.mutate(id)}
          >
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          aria-label={kind === 'asked' ? t`Turn down: ${name}` : t`Cancel: ${name}`}
          state={cancelling.isPending ? 'loading' : 'idle'}
          onClick={() => cancelling.mutate(id)}
        >
          {kind === 'asked' ? <Trans>Turn down</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
      <Refusal error={approving.error ?? cancelling.error ?? resending.error} />
    </div>
  );
}
