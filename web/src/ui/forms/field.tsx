import { Trans } from '@lingui/react/macro';
import { Check, Lightbulb, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';

type ControlProps = { id: string; required: boolean; 'aria-invalid': true | undefined; 'aria-describedby': string };

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
  problem?: string | undefined;
  isSettled?: boolean;
  advice?: string | undefined;
  isInForm?: boolean;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export function Field({
  id,
  label,
  hint,
  isRequired = false,
  problem,
  isSettled,
  advice,
  isInForm,
  className,
  children,
}: Props) {
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-ui">
        {label} <RequiredMark isRequired={isRequired} />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {children(controlProps(id, { hint, isRequired, problem }))}
      <FieldVerdict id={id} problem={problem} isSettled={isSettled} advice={advice} hasRoom={isInForm} />
    </div>
  );
}

/** What a control inside a field must carry, so that its words reach screen readers. */
export function controlProps(id: string, field: Pick<Props, 'hint' | 'isRequired' | 'problem'>): ControlProps {
  const described = [field.hint && `${id}-hint`, `${id}-verdict`].filter(Boolean).join(' ');
  return {
    id,
    required: field.isRequired ?? false,
    'aria-invalid': field.problem ? true : undefined,
    'aria-describedby': described,
  };
}

export function RequiredMark({ isRequired }: { isRequired: boolean }) {
  if (!isRequired) return null;
  return (
    <span className="font-normal text-ink-3 text-sm">
      <Trans>(required)</Trans>
    </span>
  );
}

type VerdictProps = {
  id: string;
  problem?: string | undefined;
  isSettled?: boolean | undefined;
  /** What would be better still. It stands in nobody's way. */
  advice?: string | undefined;
  /** Keeps a line free: words that appear on leaving a field must not move the button being pressed. */
  hasRoom?: boolean | undefined;
};

export function FieldVerdict({ id, problem, isSettled, advice, hasRoom }: VerdictProps) {
  return (
    // Always there, because a live region that arrives together with its words is not read out.
    <div
      id={`${id}-verdict`}
      aria-live="polite"
      className={classNames('text-sm', hasRoom ? 'min-h-[1.5em]' : 'empty:hidden')}
    >
      {problem && (
        <p className="flex gap-1.5 font-medium text-bad">
          <OctagonAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {!problem && isSettled && (
        <p className="flex gap-1.5 text-ok">
          <Check aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          <Trans>Looks good!</Trans>
        </p>
      )}
      {!problem && advice && (
        <p className="flex gap-1.5 text-ink-2">
          <Lightbulb aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-gold" />
          {advice}
        </p>
      )}
    </div>
  );
}
