import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { asCharged } from '../amounts';

type Props = { cents: number; isBusy: boolean; isOff?: boolean; onPress?: () => void };

export function PayButton({ cents, isBusy, isOff, onPress }: Props) {
  const { t } = useLingui();
  const amount = asCharged(cents);
  return (
    <Button
      type={onPress ? 'button' : 'submit'}
      className="mt-2 w-full"
      state={isBusy ? 'loading' : 'idle'}
      aria-disabled={isOff}
      onClick={onPress}
    >
      {!isBusy && <Lock aria-hidden="true" className="size-4.5" />}
      {t`Pay ${amount}`}
    </Button>
  );
}
