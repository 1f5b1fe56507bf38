import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../ui/overlays/dialog';
import { AskBox } from './ask/ask-box';
import { VendorChoice } from './ask/vendor-choice';
import { WantedLines } from './ask/wanted-lines';

type Props = {
  vendors: readonly Vendor[];
  /** Whether the family chose them, one by one. */
  isPicked: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** For somebody who is signed in: the same question to several vendors, so that their quotes can be compared. */
export function QuotesDialog({ vendors, isPicked, isOpen, onOpenChange }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Request quotes</Trans>}
      description={
        <Trans>
          You write once, each vendor gets their own letter, and their answers stand side by side. Nobody sees who else
          was asked.
        </Trans>
      }
    >
      <AskBox vendors={vendors} draftName="quote-request" isForSeveral isPicked={isPicked}>
        <VendorChoice vendors={vendors} />
        <WantedLines />
      </AskBox>
    </Dialog>
  );
}
