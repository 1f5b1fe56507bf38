// The people of a memorial, and their roles.
import type { Collaborator } from '@evenlight/contract/memorials/collaboration';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { InvitedRole, invitedRoles, mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../../parts/refusal';
import { dayInWords } from '../../../../platform/dates';
import { phraseFor } from '../../../../platform/phrases';
import { useUser } from '../../../../platform/user';
import { Badge } from '../../../../ui/base/badge';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { CheckboxField } from '../../../../ui/forms/checkbox-field';
import { controlLooks } from '../../../../ui/forms/control-looks';
import { toasts } from '../../../../ui/overlays/toast-store';
import { Avatar } from '../../../../ui/status/avatar-group';
import { useChangePerson } from '../queries';
import { tellFailure } from '../toasts';
import { nameOf, roleNames } from '../words';
import { InviteForm } from './invite-form';
import { RemovePerson, SendAgain } from './person-actions';

type Props = { memorial: Pick<Memorial, 'id' | 'role' | 'fullName'>; collaborators: readonly Collaborator[] };

export function People({ memorial, collaborators }: Props) {
  const box = useKeptFocus<HTMLElement>();
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="people-title" className="outline-none">
      <h3 id="people-title" className="text-2xl">
        <Trans>Collaborators</Trans>
      </h3>
      <ul className="mt-4 grid gap-3">
        {collaborators.map((person, index) => (
          <Line key={person.id} memorial={memorial} person={person} tone={index % 3} />
        ))}
      </ul>
      {mayOnMemorial(memorial.role, 'invite') && (
        <div className="mt-6">
          <InviteForm memorialId={memorial.id} />
        </div>
      )}
    </section>
  );
}

type LineProps = { memorial: Props['memorial']; person: Collaborator; tone: number };

function Line({ memorial, person, tone }: LineProps) {
  const { i18n } = useLingui();
  const { user: me } = useUser();
  const mayInvite = mayOnMemorial(memorial.role, 'invite');
  const isOwner = person.role === 'owner';
  const isMe = person.userId !== null && person.userId === me?.id;
  const mayRemove = isMe || mayOnMemorial(memorial.role, person.isSuccessor ? 'own' : 'invite');
  const name = nameOf(person);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-4">
      <Avatar person={{ id: person.id, name }} tone={tone} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">
            <bdi translate="no">{name}</bdi>
          </span>
          {isMe && (
            <Badge tone="line">
              <Trans>You</Trans>
            </Badge>
          )}
          {person.isSuccessor && (
            <Badge tone="gold">
              <Trans>Successor</Trans>
            </Badge>
          )}
        </p>
        {person.user && <p className="wrap-anywhere text-ink-2 text-sm">{person.email}</p>}
        <WaitingSince person={person} />
        {mayInvite && !isOwner && <Delegate memorialId={memorial.id} person={person} />}
      </div>
      <div className="grid justify-items-end gap-2 max-sm:w-full max-sm:justify-items-start">
        {mayInvite && !isOwner && person.role !== 'keeper' ? (
          <RoleChoice memorialId={memorial.id} person={person} />
        ) : (
          <Badge tone={isOwner ? 'pine' : 'line'}>{i18n._(roleNames[person.role])}</Badge>
        )}
        <div className="-me-4 flex flex-wrap">
          {mayInvite && person.invitationEndsAt && <SendAgain memorialId={memorial.id} person={person} />}
          {!isOwner && mayRemove && <RemovePerson memorial={memorial} person={person} isMe={isMe} />}
        </div>
      </div>
    </li>
  );
}

function WaitingSince({ person: { invitationEndsAt } }: { person: Collaborator }) {
  const { t, i18n } = useLingui();
  if (!invitationEndsAt) return null;
  const day = dayInWords(invitationEndsAt, i18n);
  const isOver = new Date(invitationEndsAt) <= new Date();
  return (
    <p className="text-ink-2 text-sm">
      {isOver ? t`Invited. The link ran out on ${day}.` : t`Invited. The link works until ${day}.`}
    </p>
  );
}

type ChoiceProps = { memorialId: Memorial['id']; person: Collaborator };

function RoleChoice({ memorialId, person }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables, error } = useChangePerson(memorialId);
  const name = nameOf(person);

  function change(role: InvitedRole) {
    mutate(
      { collaboratorId: person.id, role },
      {
        onSuccess: () => toasts.show({ title: t`Collaborator role updated` }),
        onError: () => tellFailure(<Trans>Failed to update collaborator role</Trans>),
      },
    );
  }

  return (
    <>
      <select
        aria-label={t`Role of ${name}`}
        className={controlLooks}
        value={isPending ? variables.role : person.role}
        onChange={({ target }) => change(InvitedRole.parse(target.value))}
      >
        {invitedRoles.map((role) => (
          <option key={role} value={role}>
            {i18n._(roleNames[role])}
          </option>
        ))}
      </select>
      <Refusal error={error} />
    </>
  );
}

function Delegate({ memorialId, person }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables, error } = useChangePerson(memorialId);
  const phrase = phraseFor(error);
  const isDelegate = isPending ? variables.isDelegate === true : person.isDelegate;
  return (
    <CheckboxField
      className="mt-2"
      name={`delegate-${person.id}`}
      label={t`May look through the guestbook for us`}
      problem={phrase && i18n._(phrase)}
      checked={isDelegate}
      onChange={({ target }) => mutate({ collaboratorId: person.id, isDelegate: target.checked })}
    />
  );
}
