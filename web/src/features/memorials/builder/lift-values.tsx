import { useEffect } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';

/** Tells the preview what stands in the form around it, as it is typed. */
export function LiftValues({ onTyped }: { onTyped: (values: FieldValues) => void }) {
  const { control } = useFormContext();
  const values = useWatch({ control });
  useEffect(() => onTyped(values), [onTyped, values]);
  return null;
}
