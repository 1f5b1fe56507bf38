import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';

type Props = {
  back: string | null;
  isBusy?: boolean;
  /** Without it the button sends the form around it. */
  onNext?: () => void;
  children?: ReactNode;
};

export function StepButtons({ back, isBusy = false, onNext, children }: Props) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button type={onNext ? 'button' : 'submit'} state={isBusy ? 'loading' : 'idle'} onClick={onNext}>
        {children ?? <Trans>Continue</Trans>}
      </Button>
      {back && (
        <ButtonLink to={back} variant="ghost">
          <Trans>Back</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
