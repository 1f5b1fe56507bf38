import type { CellFault, ManagedRow, Shown } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { SubmitButton } from '../../ui/forms/submit-button';
import { RECEIVER } from '../../ui/forms/use-refusals';
import { usePreviewRow } from './queries';
import { ShownToFamilies } from './shown-to-families';
import { cellsFrom, type TypedRow } from './typed-cells';

/** Saves, or shows what stands in the form now, saved or not. */
export function RowButtons({ row: { kind, id, columns } }: { row: ManagedRow }) {
  const { i18n } = useLingui();
  const { getValues } = useFormContext<TypedRow>();
  const { mutate, isPending, error } = usePreviewRow(kind);
  const [found, setFound] = useState<{ faults: CellFault[]; shown: Shown | null } | null>(null);
  const tell = useTellFaults();
  const phrase = phraseFor(error);

  function show() {
    const body = { rowId: id, cells: cellsFrom(columns, getValues()) };
    mutate(body, {
      onSuccess(found) {
        setFound(found);
        tell(found.faults);
      },
    });
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-3">
        <SubmitButton>
          <Trans>Save draft</Trans>
        </SubmitButton>
        <Button variant="secondary" state={isPending ? 'loading' : 'idle'} onClick={show}>
          <Trans>Preview</Trans>
        </Button>
      </div>
      <p role="status" className="font-medium text-bad text-sm empty:hidden">
        {phrase && i18n._(phrase)}
        {!phrase && found && found.faults.length > 0 && (
          <Trans>Something has to be put right first; the fields above say what.</Trans>
        )}
      </p>
      <OfTheWhole faults={found?.faults ?? []} />
      {found && found.faults.length === 0 && <ShownToFamilies shown={found.shown} />}
    </>
  );
}

/** What no single field is to blame for. */
export function OfTheWhole({ faults }: { faults: readonly CellFault[] }) {
  const sentences = faults.filter(({ column }) => column === null).map(({ sentence }) => sentence);
  if (sentences.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 ps-5 text-bad text-sm">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Says at each field what the server found wrong with it, and takes back what was said before. */
export function useTellFaults(): (faults: readonly CellFault[]) => void {
  const { setError, clearErrors } = useFormContext<TypedRow>();
  return (faults) => {
    clearErrors();
    for (const { column, sentence } of faults) if (column) setError(column, { type: RECEIVER, message: sentence });
  };
}
