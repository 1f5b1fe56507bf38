// Which of the shared documents hang on a message.
import type { SharedDocumentId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { ErrorState } from '../../../ui/status/error-state';
import { Skeleton } from '../../../ui/status/skeleton';
import { useAttachable } from './queries';

type Attached = { id: SharedDocumentId; fileName: string };
type Props = { attached: Attached[]; onChange: (attached: Attached[]) => void };

// As many as the server takes.
const ATTACHED_AT_MOST = 10;

export function AttachDialog(props: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Attach a shared document`}>
          <Paperclip aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Attach</Trans>
          </span>
        </Button>
      }
      title={<Trans>Attach a shared document</Trans>}
      description={
        <Trans>Documents are shared under ‘Documents’. Choose here which of them this message is about.</Trans>
      }
      actions={
        <OverlayClose
          button={
            <Button>
              <Trans>Done</Trans>
            </Button>
          }
        />
      }
    >
      {isOpen && <Choice {...props} />}
    </Dialog>
  );
}

function Choice({ attached, onChange }: Props) {
  const { data, isPending, isFetching, refetch } = useAttachable();
  if (isPending) return <Skeleton className="h-12" />;
  if (!data)
    return (
      <ErrorState
        level="h3"
        title={<Trans>The documents cannot be shown just now</Trans>}
        next={<Trans>Try again in a moment.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  if (data.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing is shared yet.</Trans>
      </p>
    );
  const isFull = attached.length >= ATTACHED_AT_MOST;
  return (
    <ul className="grid gap-3">
      {data.map(({ id, fileName }) => {
        const isChosen = attached.some((one) => one.id === id);
        const others = attached.filter((one) => one.id !== id);
        return (
          <li key={id}>
            <CheckboxField
              name={id}
              label={fileName}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={({ target }) => onChange(target.checked ? [...others, { id, fileName }] : others)}
            />
          </li>
        );
      })}
    </ul>
  );
}
