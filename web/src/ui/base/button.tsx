import { Trans } from '@lingui/react/macro';
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLooks, mainAction } from './button-looks';
import type { ButtonState } from './button-state';
import { classNames } from './class-names';
import { useRipple } from './ripple';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  state?: ButtonState | undefined;
};

export function Button({ variant, size, state, className, children, onClick, onPointerDown, ...rest }: Props) {
  const { ripples, startRipple } = useRipple();
  const isLoading = state === 'loading';
  const isOff = isLoading || rest['aria-disabled'] === true;

  function pressUnlessOff(event: MouseEvent<HTMLButtonElement>) {
    // The second press of a double click comes before the first one shows; what is sent must not be sent twice.
    const isSecondPress = state !== undefined && event.detail > 1;
    if (isOff || isSecondPress) event.preventDefault();
    else onClick?.(event);
  }

  function touch(event: PointerEvent<HTMLButtonElement>) {
    if (!isOff) startRipple(event);
    onPointerDown?.(event);
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonLooks(variant, size, classNames('print:hidden', className))}
        // Not `disabled`: the button would lose the focus of the person who has just pressed it.
        aria-disabled={isOff || undefined}
        data-state={state}
        data-main-action={mainAction(variant)}
        onClick={pressUnlessOff}
        onPointerDown={touch}
      >
        <StateIcon state={state} />
        {children}
        {ripples}
      </button>
      {state && (
        <span role="status" className="sr-only">
          <StateWords state={state} />
        </span>
      )}
    </>
  );
}

function StateIcon({ state }: { state: ButtonState | undefined }) {
  if (state === 'loading') return <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />;
  if (state === 'success') return <Check aria-hidden="true" className="size-5 shrink-0" />;
  if (state === 'error') return <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />;
  return null;
}

function StateWords({ state }: { state: ButtonState }) {
  if (state === 'loading') return <Trans>Working on it</Trans>;
  if (state === 'success') return <Trans>Done</Trans>;
  if (state === 'error') return <Trans>That did not work</Trans>;
  return null;
}
