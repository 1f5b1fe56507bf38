import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { FieldVerdict, RequiredMark } from '../../../../ui/forms/field';
import { useField } from '../../../../ui/forms/use-field';

type Props = { name: string; label: string; max: number };

/** One choice among a few: arrow keys move through it, and every star says how many it stands for. */
export function StarsField({ name, label, max }: Props) {
  const { t } = useLingui();
  const { id, problem, isRequired, registration } = useField({ name, label });
  const chosen = Number(useFormContext().watch(name) || 0);
  return (
    <fieldset id={id} aria-describedby={`${id}-verdict`} className="min-w-0">
      <legend className="mb-1 font-semibold text-ui">
        {label} <RequiredMark isRequired={isRequired} />
      </legend>
      <div className="-ms-2 flex">
        {Array.from({ length: max }, (_, place) => place + 1).map((stars) => (
          <label
            key={stars}
            className="relative flex size-12 cursor-pointer items-center justify-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-pine"
          >
            <input
              {...registration}
              type="radio"
              value={String(stars)}
              aria-label={t`${stars} of ${max} stars`}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Star
              aria-hidden="true"
              className={stars <= chosen ? 'size-7 fill-gold-fill text-gold' : 'size-7 text-line-input'}
            />
          </label>
        ))}
      </div>
      <FieldVerdict id={id} problem={problem} hasRoom />
    </fieldset>
  );
}
