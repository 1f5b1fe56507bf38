import type { CellFault } from '@evenlight/contract/manage';
import { useFormContext } from 'react-hook-form';
import { RECEIVER } from '../../ui/forms/use-refusals';
import type { TypedRow } from './typed-cells';

/** Says at each field what the server found wrong with it, and takes back what was said before. */
export function useTellFaults(): (faults: readonly CellFault[]) => void {
  const { setError, clearErrors } = useFormContext<TypedRow>();
  return (faults) => {
    clearErrors();
    for (const { column, sentence } of faults) if (column) setError(column, { type: RECEIVER, message: sentence });
  };
}
