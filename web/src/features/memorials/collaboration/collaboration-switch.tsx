// Turns working together on and off. It stands in two places: on the Collaboration tab, and in the owner's details,
// because the tab is not there while it is off.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users, UserX } from 'lucide-react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { useChangeMemorial } from '../queries';
import { tellFailure } from './toasts';

type Props = { memorial: Pick<Memorial, 'id' | 'isCollaborative' | 'role'>; className?: string };

export function CollaborationSwitch({ memorial: { id, isCollaborative, role }, className }: Props) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useChangeMemorial(id);
  const phrase = phraseFor(error);
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
      <div role="status" className="mt-2 empty:hidden">
        {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
      </div>
    </div>
  );
}

const NowOn = () => <Trans>Collaborative mode enabled</Trans>;
const NowOff = () => <Trans>Collaborative mode disabled</Trans>;
