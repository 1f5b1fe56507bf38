import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { classNames } from '../base/class-names';
import { Progress } from '../status/progress';
import { useFormFacts } from './form-context';
import { completionOf } from './form-schema';

/** How many of the fields that the form needs are validly filled. Stands inside a `Form`. */
export function CompletionMeter({ className }: { className?: string }) {
  const { t } = useLingui();
  const { requiredFields, faults } = useFormFacts();
  const { total, filled } = completionOf(requiredFields, faults);
  if (total === 0) return null;

  const left = total - filled;
  return (
    <div className={classNames('mb-3', className)}>
      <Progress label={t`How much of the form is filled in`} percent={(filled / total) * 100} />
      <p role="status" className="mt-2 text-ink-2 text-sm">
        {left === 0 ? (
          <span className="inline-flex items-center gap-1.5 font-semibold text-ok">
            <CircleCheck aria-hidden="true" className="size-4.5" />
            <Trans>Ready to submit!</Trans>
          </span>
        ) : (
          <Plural value={left} one="# required field to go" other="# required fields to go" />
        )}
      </p>
    </div>
  );
}
