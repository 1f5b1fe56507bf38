import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../base/class-names';

type Props = {
  /** The step the reader is on, counted from 1. */
  step: number;
  total: number;
  /** The name of this step, when the heading below does not say it. */
  name?: string;
  /** Half of this step is still to come. */
  isHalfway?: boolean;
  /** Where steps are taken in any order, how far along somebody stands says nothing about what is done. */
  isInAnyOrder?: boolean;
  className?: string;
};

export function Stepper({ step, total, name, isHalfway = false, isInAnyOrder = false, className }: Props) {
  const { t } = useLingui();
  const percent = Math.round((step / total) * 100);
  return (
    <div className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-ink-2">
        <p>
          <Trans>
            Step {step} of {total}
          </Trans>
          {name && <span className="text-ink">: {name}</span>}
        </p>
        {!isInAnyOrder && (
          <p>
            <Trans>{percent}% complete</Trans>
          </p>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={isInAnyOrder ? t`Place among the steps` : t`Steps done`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t`Step ${step} of ${total}`}
        className="mt-4 flex gap-2.5"
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position.
            key={index}
            className={classNames(
              'h-1.5 flex-1 overflow-hidden rounded-full transition-colors duration-200',
              index < (isHalfway ? step - 1 : step) ? 'bg-pine' : 'bg-line',
            )}
          >
            {isHalfway && index === step - 1 && <span className="block h-full w-1/2 rounded-full bg-pine" />}
          </span>
        ))}
      </div>
    </div>
  );
}
