import { Trans } from '@lingui/react/macro';
import { Refusal } from '../../../../parts/refusal';
import { Button } from '../../../../ui/base/button';
import { AskFirst } from '../../../../ui/overlays/ask-first';
import { useConfirmPrices } from './queries';

export function ConfirmPrices() {
  const { mutateAsync, isPending, error } = useConfirmPrices();
  return (
    <AskFirst
      trigger={
        <Button size="small" variant="secondary">
          <Trans>Confirm all prices</Trans>
        </Button>
      }
      question={<Trans>Are these your prices?</Trans>}
      consequences={
        <Trans>
          Every package and add-on that is still an example becomes your offer as it stands. Families rely on it and can
          pay for it.
        </Trans>
      }
      confirm={<Trans>Yes, they are ours</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync()}
    >
      <Refusal error={error} className="mt-3" />
    </AskFirst>
  );
}
