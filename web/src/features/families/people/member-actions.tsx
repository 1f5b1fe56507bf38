// Taking somebody off, leaving, and letting somebody else lead. Each asks before it does.
import type { FamilyMember } from '@evenlight/contract/families/group';
import { Trans, useLingui } from '@lingui/react/macro';
import { phraseFor } from '../../../platform/phrases';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { useFamily } from '../here';
import { AskFirst } from './ask-first';
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
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useHandOver({
    failure: t`Failed to hand the group over`,
    onDone: () => toasts.show({ title: t`${name} leads the group now` }),
  });
  const phrase = phraseFor(error);
  return (
    <>
      <AskFirst
        button={<Trans>Let them lead</Trans>}
        label={t`Let ${name} lead the group`}
        isBusy={isPending}
        question={t`Let ${name} lead the group?`}
        consequences={t`They become an admin, and only they can end the group or hand it on. You stay an admin. The plan, its money and its papers stay with whoever made it.`}
        onYes={() => mutate(id)}
      />
      <Refused phrase={phrase && i18n._(phrase)} />
    </>
  );
}

function Remove({ member: { id, name }, isMe }: Props) {
  const { t, i18n } = useLingui();
  const { group } = useFamily();
  const { name: groupName } = group;
  const { mutate, isPending, error } = useRemoveMember({
    failure: isMe ? t`Failed to leave the group` : t`Failed to remove member`,
    onDone: () => toasts.show({ title: isMe ? t`You have left ${groupName}` : t`Member removed` }),
  });
  const phrase = phraseFor(error);
  return (
    <>
      <AskFirst
        button={isMe ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
        label={isMe ? t`Leave the group` : t`Remove: ${name}`}
        isBusy={isPending}
        question={isMe ? t`Leave ${groupName}?` : t`Remove ${name}?`}
        consequences={
          isMe
            ? t`You no longer see the plan and what the family shares. Your tasks wait for somebody else. Only a new invitation brings you back.`
            : t`They no longer see the plan and what the family shares. Their tasks wait for somebody else. You can invite them again.`
        }
        onYes={() => mutate(id)}
      />
      <Refused phrase={phrase && i18n._(phrase)} />
    </>
  );
}

function Refused({ phrase }: { phrase: string | null | undefined }) {
  return (
    <div role="status" className="basis-full empty:hidden">
      {phrase && <Notice tone="bad">{phrase}</Notice>}
    </div>
  );
}
