import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { listAddress } from '../page/support-address';
import { useDeleteAll } from '../queries';

export function DeleteAll() {
  const { mutateAsync, isPending, error } = useDeleteAll();
  const navigate = useNavigate();

  async function remove() {
    await mutateAsync();
    await navigate(listAddress, { preventScrollReset: true });
  }

  return (
    <div className="mt-3">
      <AskFirst
        isDanger
        trigger={
          <Button variant="ghost" size="small">
            <Trash2 aria-hidden="true" className="size-4.5" />
            <Trans>Delete all conversations</Trans>
          </Button>
        }
        question={<Trans>Delete all conversations?</Trans>}
        consequences={
          <Trans>
            All of them are deleted on all your devices, and so is the key they were written with. You cannot bring them
            back.
          </Trans>
        }
        confirm={<Trans>Delete all for good</Trans>}
        isPending={isPending}
        onYes={remove}
      >
        <Refusal error={error} />
      </AskFirst>
    </div>
  );
}
