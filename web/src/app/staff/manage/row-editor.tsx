// One row in the hands of our team. What is typed stays in this browser until it is kept, whatever happens; what is kept
// is a draft until somebody publishes it.
import type { CellFault, Cells, ManagedRow, Shown } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { useFormDraft, WhileTyping } from '../../../platform/form-draft';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Notice } from '../../../ui/status/notice';
import { CellFields } from './cell-fields';
import { usePreviewRow, useSaveDraft } from './queries';
import { ShownToFamilies } from './shown-to-families';
import { Theirs } from './theirs';
import { cellsFrom, TypedRow, typedFrom } from './typed-cells';

const Unsaved = z.object({ version: z.int(), typed: TypedRow });

type Props = {
  row: ManagedRow;
  /** What the form begins with, where that is not what is kept. */
  takenUp: Cells | null;
  onKept: (row: ManagedRow) => void;
  onUnsaved: (isUnsaved: boolean) => void;
  /** Begins anew from what is kept. */
  onDiscard: () => void;
};

export function RowEditor({ row, takenUp, onKept, onUnsaved, onDiscard }: Props) {
  const { i18n } = useLingui();
  const { kind, id, columns } = row;
  const unsaved = useFormDraft(`sheet-row-${kind}-${id}`, Unsaved);
  const fromBrowser = takenUp ? undefined : unsaved.kept;
  const [{ version, isFromBrowser }, setBase] = useState({
    // Typed upon an older version: so it is sent as such, and nothing is overwritten unseen.
    version: fromBrowser?.version ?? row.draft?.version ?? 0,
    isFromBrowser: fromBrowser !== undefined,
  });
  const { mutate, isPending, error } = useSaveDraft({ kind, rowId: id });
  const phrase = phraseFor(error);
  const schema = useMemo(() => TypedRow, []);
  const { keep } = unsaved;
  const onTyped = useCallback(
    (typed: FieldValues) => {
      keep({ version, typed });
      onUnsaved(true);
    },
    [keep, version, onUnsaved],
  );

  function save(typed: TypedRow, over = version) {
    mutate(
      { cells: cellsFrom(columns, typed), version: over },
      {
        onSuccess(saved) {
          unsaved.forget();
          setBase({ version: saved.draft?.version ?? 0, isFromBrowser: false });
          onUnsaved(false);
          onKept(saved);
        },
      },
    );
  }

  function discard() {
    unsaved.forget();
    onUnsaved(false);
    onDiscard();
  }

  return (
    <>
      {isFromBrowser && (
        <Notice className="mb-5" title={<Trans>This is what you typed and have not saved</Trans>}>
          <Button variant="secondary" size="small" className="mt-2" onClick={discard}>
            <Trans>Use what is saved instead</Trans>
          </Button>
        </Notice>
      )}
      <Form
        schema={schema}
        defaultValues={fromBrowser?.typed ?? typedFrom(columns, takenUp ?? row.draft?.cells ?? row.published ?? {})}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={problemsIn(row.draft?.faults ?? [])}
        onSubmit={(typed) => save(typed)}
      >
        <WhileTyping onTyped={onTyped} />
        <Theirs
          error={error}
          which={{ kind, rowId: id }}
          onTake={(theirs) => {
            onKept(theirs);
            discard();
          }}
          onSaveMine={save}
        />
        <CellFields columns={columns} />
        <Buttons row={row} />
      </Form>
    </>
  );
}

function problemsIn(faults: readonly CellFault[]) {
  return Object.fromEntries(faults.flatMap(({ column, sentence }) => (column ? [[column, sentence]] : [])));
}

function Buttons({ row: { kind, id, columns } }: Pick<Props, 'row'>) {
  const { i18n } = useLingui();
  const { getValues, setError } = useFormContext<TypedRow>();
  const { mutate, isPending, error } = usePreviewRow(kind);
  const [found, setFound] = useState<{ faults: CellFault[]; shown: Shown | null } | null>(null);
  const phrase = phraseFor(error);

  function show() {
    mutate(
      { rowId: id, cells: cellsFrom(columns, getValues()) },
      {
        onSuccess(found) {
          setFound(found);
          for (const [column, message] of Object.entries(problemsIn(found.faults)))
            setError(column, { type: 'receiver', message });
        },
      },
    );
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
