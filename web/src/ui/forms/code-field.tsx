// One field for a code of six digits: typed, pasted in any writing, or filled in by the phone.
import { type ChangeEvent, type ClipboardEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../base/class-names';
import { controlLooks } from './control-looks';
import { CODE_LENGTH, digitsIn } from './digits-in';
import { Field } from './field';

type Props = {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  value: string;
  onChange: (digits: string) => void;
  /** Called once whenever the sixth digit arrives. */
  onComplete: (digits: string) => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

export function CodeField({ label, hint, problem, value, onChange, onComplete, ref, className }: Props) {
  const id = useId();

  function take(digits: string) {
    if (digits === value) return;
    onChange(digits);
    if (digits.length === CODE_LENGTH) onComplete(digits);
  }

  // What is pasted is the code, wherever in the field the cursor stood.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    take(digitsIn(event.clipboardData.getData('text')));
  }

  return (
    <Field id={id} label={label} hint={hint} problem={problem} isInForm className={className}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="text"
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(digitsIn(event.target.value))}
          onPaste={paste}
          className={classNames(controlLooks, 'text-center text-2xl tabular-nums tracking-[0.24em]')}
        />
      )}
    </Field>
  );
}
