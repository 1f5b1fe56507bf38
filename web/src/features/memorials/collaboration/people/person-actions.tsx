// A new link for somebody who waits, and taking somebody off.
import type { Collaborator } from '@evenlight/contract/memorials/collaboration';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { InvitedRole } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../../../parts/refusal';
import { Button } from '../../../../ui/base/button';
import { Dialog } from '../../../../ui/overlays/dialog';
import { OverlayClose } from '../../../../ui/overlays/overlay-parts';
import { toasts } from '../../../../ui/overlays/toast-store';
import { useInvite, useRemovePerson } from '../queries';
import { tellFailure } from '../toasts';
import { nameOf } from '../words';

type AgainProps = { memorialId: Memorial['id']; person: Collaborator };

export function SendAgain({ memorialId, person: { email, role } }: AgainProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useInvite(memorialId);

  function sendAgain() {
    mutate(
      { email, role: InvitedRole.parse(role) },
      {
        onSuccess: () => toasts.show({ title: t`Invitation Sent`, description: t`It is on its way to ${email}.` }),
        onError: () => tellFailure(<Trans>Failed to send invitation</Trans>),
      },
    );
  }

  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={t`Send a new link: ${email}`}
      state={isPending ? 'loading' : 'idle'}
      onClick={sendAgain}
    >
      <Trans>Send a new link</Trans>
    </Button>
  );
}

type RemoveProps = { memorial: Pick<Memorial, 'id' | 'fullName'>; person: Collaborator; isMe: boolean };

export function RemovePerson({ memorial, person, isMe }: RemoveProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useRemovePerson(memorial.id);
  const name = nameOf(person);

  function remove() {
    mutate(
      { collaboratorId: person.id },
      {
        onSuccess() {
          toasts.show({ title: isMe ? t`You have left this memorial` : t`Collaborator removed` });
          // To them this page may be a stranger's from now on.
          if (isMe) void navigate('/dashboard');
        },
        onError: () => tellFailure(<Trans>Failed to remove collaborator</Trans>),
      },
    );
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={isMe ? t`Leave this memorial` : t`Remove: ${name}`}
        state={isPending ? 'loading' : 'idle'}
        onClick={() => setIsAsking(true)}
      >
        {isMe ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
      </Button>
      <Refusal error={error} className="basis-full" />
      <AskToRemove
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isMe={isMe}
        name={name}
        fullName={memorial.fullName}
        onYes={remove}
      />
    </>
  );
}

type AskProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isMe: boolean;
  name: string;
  fullName: string;
  onYes: () => void;
};

function AskToRemove({ isOpen, onOpenChange, isMe, name, fullName, onYes }: AskProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isMe ? t`Leave the memorial for ${fullName}?` : t`Remove ${name}?`}
      description={
        isMe
          ? t`You lose what you may do here at once. What you brought stays. Only a new invitation brings you back.`
          : t`Their access ends at once. What they brought stays. You can invite them again.`
      }
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Not now</Trans>
              </Button>
            }
          />
          <OverlayClose
            button={<Button onClick={onYes}>{isMe ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}</Button>}
          />
        </>
      }
    />
  );
}
