import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

/** Nobody sees it, and nobody is read it. Programs that fill in every field give themselves away. */
export function DecoyField({ name }: { name: string }) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>
        <Trans>Leave this empty</Trans>
      </label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...register(name)} />
    </div>
  );
}
