import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Amount } from '../../../parts/amount';
import { Button } from '../../../ui/base/button';

type Props = { cents: number; isBusy: boolean; isOff?: boolean; onPress?: () => void };

export function PayButton({ cents, isBusy, isOff, onPress }: Props) {
  const amount = <Amount from="ours" cents={cents} />;
  return (
    <Button
      type={onPress ? 'button' : 'submit'}
      className="mt-2 w-full"
      state={isBusy ? 'loading' : 'idle'}
      aria-disabled={isOff}
      onClick={onPress}
    >
      {!isBusy && <Lock aria-hidden="true" className="size-4.5" />}
      <span>
        <Trans>Pay {amount}</Trans>
      </span>
    </Button>
  );
}
