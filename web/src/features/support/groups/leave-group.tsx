import type { SupportGroup } from '@evenlight/contract/support/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { AskBeforeDeleting } from '../sessions/ask-before-deleting';
import { useLeaveGroup } from './queries';

/** Asks once. Before our answer it is a request that is taken back. */
export function LeaveGroup({ group: { id, name, membership } }: { group: SupportGroup }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useLeaveGroup(id);
  const isIn = membership?.state === 'confirmed';
  const words = isIn ? <Trans>Leave the group</Trans> : <Trans>Take my request back</Trans>;
  return (
    <AskBeforeDeleting
      trigger={
        <Button
          variant="ghost"
          size="small"
          aria-label={isIn ? t`Leave the group: ${name}` : t`Take my request back: ${name}`}
        >
          {words}
        </Button>
      }
      title={isIn ? <Trans>Leave this group?</Trans> : <Trans>Take your request back?</Trans>}
      description={<Trans>The seat goes to whoever waits for one. You can ask again later.</Trans>}
      keep={<Trans>Keep my seat</Trans>}
      confirm={words}
      isPending={isPending}
      error={error}
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}
