import type { SupportSession } from '@evenlight/contract/support/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { listAddress } from '../page/support-address';
import { useArrivals, useDeleteSession } from '../queries';

export function DeleteSession({ session: { id, title } }: { session: Pick<SupportSession, 'id' | 'title'> }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useDeleteSession(id);
  const { readAnew } = useArrivals();
  const navigate = useNavigate();

  async function remove() {
    await mutateAsync();
    await navigate(listAddress, { preventScrollReset: true });
    // Whoever goes back before the list is drawn is still in the same conversation, and finds it gone.
    void readAnew(id);
  }

  return (
    <AskFirst
      isDanger
      trigger={
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Delete the conversation: ${title}`}
          className="max-sm:w-11 max-sm:px-0"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
          <span className="max-sm:hidden">
            <Trans>Delete</Trans>
          </span>
        </Button>
      }
      question={<Trans>Delete this conversation?</Trans>}
      consequences={<Trans>Everything in it is deleted on all your devices. You cannot bring it back.</Trans>}
      confirm={<Trans>Delete it for good</Trans>}
      isPending={isPending}
      onYes={remove}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
