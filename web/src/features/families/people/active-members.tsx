// The people of the group. Admins change what the others are; everybody else reads it.
import type { FamilyMember, Relationship } from '@evenlight/contract/families/group';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { properName } from '../../../ui/base/their-words';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { toasts } from '../../../ui/overlays/toast-store';
import { Avatar } from '../../../ui/status/avatar-group';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { MemberActions } from './member-actions';
import { relationshipNames, roleNames } from './people-words';
import { useChangeMember } from './queries';
import { RelationshipSelect } from './relationship-select';
import { RoleSelect } from './role-select';

export function ActiveMembers() {
  const box = useKeptFocus<HTMLElement>();
  const { members } = useFamily();
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="members-title" className="outline-none">
      <h3 id="members-title" tabIndex={-1} data-keeps-focus className="mb-4 text-xl outline-none">
        <Trans>Active Members</Trans>
      </h3>
      {members.length === 0 ? (
        <SkeletonList />
      ) : (
        <ul className="grid gap-3">
          {members.map((member, index) => (
            <Line key={member.id} member={member} tone={index % 3} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ member, tone }: { member: FamilyMember; tone: number }) {
  const { i18n } = useLingui();
  const { me, may } = useFamily();
  const { id, name, email, role, relationship, isOwner, isPlanner } = member;
  const isMe = id === me?.id;
  const isAdmin = may('people');
  const mayChangeRole = isAdmin && !isMe && !isOwner && !isPlanner;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-4">
      <Avatar person={{ id, name }} tone={tone} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span {...properName} className="wrap-anywhere font-semibold">
            {name}
          </span>
          {isMe && (
            <Badge tone="line">
              <Trans>You</Trans>
            </Badge>
          )}
          {isOwner && (
            <Badge tone="clay">
              <Trans>Leads the group</Trans>
            </Badge>
          )}
        </p>
        <p className="wrap-anywhere text-ink-2 text-sm">{email}</p>
        {!isAdmin && relationship && (
          <p className="mt-2">
            <Badge tone="gold">{i18n._(relationshipNames[relationship])}</Badge>
          </p>
        )}
      </div>
      <div className="grid gap-2 max-sm:w-full sm:justify-items-end">
        <div className="grid gap-2 sm:flex sm:flex-wrap sm:items-center sm:justify-end">
          {isAdmin && <Relation member={member} />}
          {mayChangeRole ? (
            <Role member={member} />
          ) : (
            <Badge className="justify-self-start">{i18n._(roleNames[role])}</Badge>
          )}
        </div>
        <MemberActions member={member} isMe={isMe} />
      </div>
    </li>
  );
}

const changeLooks = { size: 'small', variant: 'secondary', className: 'shrink-0' } as const;

/** Chosen first, changed by a press: with the arrow keys every role in between would be given as well. */
function Role({ member: { id: memberId, name, role } }: { member: FamilyMember }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<FamilyRole>();
  const { mutateAsync, isPending, error } = useChangeMember({
    failure: t`Failed to update role`,
    onDone: () => toasts.show({ title: t`Role updated` }),
  });
  const wished = chosen ?? role;
  const words = i18n._(roleNames[wished]);
  const change = () => mutateAsync({ memberId, role: wished }).then(() => setChosen(undefined));
  const button = { ...changeLooks, 'aria-label': t`Change role of ${name} to ${words}` };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
        <RoleSelect label={t`Role of ${name}`} role={wished} onChoose={setChosen} />
        {wished !== role &&
          (wished === 'admin' ? (
            <AskFirst
              trigger={
                <Button {...button}>
                  <Trans>Change role</Trans>
                </Button>
              }
              question={t`Make ${name} an admin?`}
              consequences={t`Admins invite people, change roles and take people off, and they change everything the family shares. You can change the role back.`}
              confirm={<Trans>Make them an admin</Trans>}
              isPending={isPending}
              onYes={change}
            >
              <Refusal error={error} />
            </AskFirst>
          ) : (
            <Button
              {...button}
              state={isPending ? 'loading' : 'idle'}
              onClick={() => void change().catch(() => undefined)}
            >
              <Trans>Change role</Trans>
            </Button>
          ))}
      </div>
      {wished !== 'admin' && <Refusal error={error} />}
    </div>
  );
}

/** Chosen first and changed by a press, as the role is. */
function Relation({ member: { id: memberId, name, relationship } }: { member: FamilyMember }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Relationship | null>();
  const { mutate, isPending, error } = useChangeMember({
    failure: t`Failed to update relationship`,
    onDone: () => {
      setChosen(undefined);
      toasts.show({ title: t`Relationship updated` });
    },
  });
  const wished = chosen === undefined ? relationship : chosen;
  const words = wished ? i18n._(relationshipNames[wished]) : t`No relationship said`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
        <RelationshipSelect label={t`Relationship of ${name}`} relationship={wished} onChoose={setChosen} />
        {wished !== relationship && (
          <Button
            {...changeLooks}
            aria-label={t`Change relationship of ${name} to ${words}`}
            state={isPending ? 'loading' : 'idle'}
            onClick={() => mutate({ memberId, relationship: wished })}
          >
            <Trans>Change relationship</Trans>
          </Button>
        )}
      </div>
      <Refusal error={error} />
    </div>
  );
}
