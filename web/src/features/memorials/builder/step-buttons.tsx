import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';

type Props = {
  back: string | null;
  /** Given where something has to be kept on the way back. */
  onBack?: (() => void) | undefined;
  isBusy?: boolean;
  /** Without it the button sends the form around it. */
  onNext?: () => void;
  children?: ReactNode;
};

export function StepButtons({ back, onBack, isBusy = false, onNext, children }: Props) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button type={onNext ? 'button' : 'submit'} state={isBusy ? 'loading' : 'idle'} onClick={onNext}>
        {children ?? <Trans>Continue</Trans>}
      </Button>
      <BackButton back={back} onBack={onBack} isBusy={isBusy} />
    </div>
  );
}

export function BackButton({ back, onBack, isBusy = false }: Pick<Props, 'back' | 'onBack' | 'isBusy'>) {
  if (!back) return null;
  if (onBack)
    return (
      <Button variant="ghost" aria-disabled={isBusy} onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    );
  return (
    <ButtonLink to={back} variant="ghost">
      <Trans>Back</Trans>
    </ButtonLink>
  );
}
