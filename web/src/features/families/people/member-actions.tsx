// Taking somebody off, leaving, and letting somebody else lead. Each asks before it does.
import type { FamilyMember } from '@evenlight/contract/families/group';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../family-context';
import { useHandOver, useRemoveMember } from './queries';

type Props = { member: FamilyMember; isMe: boolean };

export function MemberActions({ member, isMe }: Props) {
  const { may, me } = useFamily();
  // Whoever leads and whoever made the plan stay; the server holds to that too.
  const mayGo = !member.isOwner && !member.isPlanner && (isMe || may('people'));
  const mayLead = me?.isOwner === true && !isMe;
  if (!mayGo && !mayLead) return null;
  return (
    <div className="flex flex-wrap max-sm:-ms-4 sm:-me-4 sm:justify-end">
      {mayLead && <HandOver member={member} />}
      {mayGo && <Remove member={member} isMe={isMe} />}
    </div>
  );
}

function HandOver({ member: { id, name } }: { member: FamilyMember }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useHandOver({
    failure: t`Failed to hand the group over`,
    onDone: () => toasts.show({ title: t`${name} leads the group now` }),
  });
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Let them lead: ${name}`}>
          <Trans>Let them lead</Trans>
        </Button>
      }
      question={t`Let ${name} lead the group?`}
      consequences={t`They become an admin, and only they can hand the group on. They can end it, and so can whoever made the plan. You stay an admin. The plan, its money and its papers stay with whoever made it.`}
      confirm={<Trans>Let them lead</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync(id)}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}

function Remove({ member: { id, name }, isMe }: Props) {
  const { t } = useLingui();
  const { group } = useFamily();
  const { name: groupName } = group;
  const { mutateAsync, isPending, error } = useRemoveMember({
    failure: isMe ? t`Failed to leave the group` : t`Failed to remove member`,
    onDone: () => toasts.show({ title: isMe ? t`You have left ${groupName}` : t`Member removed` }),
  });
  const words = isMe ? <Trans>Leave</Trans> : <Trans>Remove</Trans>;
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="small" aria-label={isMe ? t`Leave the group` : t`Remove: ${name}`}>
          {words}
        </Button>
      }
      question={isMe ? t`Leave ${groupName}?` : t`Remove ${name}?`}
      consequences={
        isMe
          ? t`You no longer see the plan and what the family shares. Your tasks wait for somebody else. Only a new invitation brings you back.`
          : t`They no longer see the plan and what the family shares. Their tasks wait for somebody else. You can invite them again.`
      }
      confirm={words}
      isPending={isPending}
      onYes={() => mutateAsync(id)}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
