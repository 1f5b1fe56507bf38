import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/overlays/dialog';
import { AskBox } from './ask/ask-box';

type Props = { vendor: Vendor; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** For somebody who is signed in: writing to one vendor. */
export function InquiryDialog({ vendor, isOpen, onOpenChange }: Props) {
  const { t } = useLingui();
  const { id, name } = vendor;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<span className="wrap-anywhere">{t`Write to ${name}`}</span>}
      description={t`They answer you here, with a price if you like. Asking costs nothing and binds you to nothing.`}
    >
      <AskBox vendors={[vendor]} draftName={`inquiry-${id}`} />
    </Dialog>
  );
}
