// Turns working together on and off. It stands in two places: on the Collaboration tab, and in the owner's details,
// because the tab is not there while it is off.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans } from '@lingui/react/macro';
import { Users, UserX } from 'lucide-react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { toasts } from '../../../ui/overlays/toast-store';
import { useChangeMemorial } from '../queries';
import { tellFailure } from './toasts';

type Props = { memorial: Pick<Memorial, 'id' | 'isCollaborative' | 'role'>; className?: string };

export function CollaborationSwitch({ memorial: { id, isCollaborative, role }, className }: Props) {
  const { mutate, isPending, error } = useChangeMemorial(id);
  if (!mayOnMemorial(role, 'settle')) return null;
  const Icon = isCollaborative ? UserX : Users;

  function turn() {
    mutate(
      { isCollaborative: !isCollaborative },
      {
        onSuccess: (memorial) => toasts.show({ title: memorial.isCollaborative ? <NowOn /> : <NowOff /> }),
        onError: () => tellFailure(<Trans>Failed to toggle collaborative mode</Trans>),
      },
    );
  }

  return (
    <div className={className}>
      <Button variant="secondary" size="small" state={isPending ? 'loading' : 'idle'} onClick={turn}>
        {!isPending && <Icon aria-hidden="true" className="size-4.5" />}
        {isCollaborative ? <Trans>Disable Collaboration</Trans> : <Trans>Enable Collaboration</Trans>}
      </Button>
      <Refusal error={error} className="mt-2" />
    </div>
  );
}

const NowOn = () => <Trans>Collaborative mode enabled</Trans>;
const NowOff = () => <Trans>Collaborative mode disabled</Trans>;
