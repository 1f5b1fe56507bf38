// One row in the hands of our team. What is typed stays in this browser until it is kept, whatever happens; what is kept
// is a draft until somebody publishes it.
import type { Cells, ManagedRow } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { KeptFields } from '../../parts/kept-form/kept-fields';
import { TypedBefore } from '../../parts/kept-form/typed-before';
import { useKeptWords } from '../../parts/kept-form/use-kept-words';
import { phraseFor } from '../../platform/phrases';
import { Form } from '../../ui/forms/form';
import { CellFields } from './cell-fields';
import { useSaveDraft } from './queries';
import { RowButtons, useTellFaults } from './row-buttons';
import { Theirs } from './theirs';
import { cellsFrom, TypedRow, typedFrom } from './typed-cells';

/** Which draft and which published row it was typed upon: it is sent as such, so nothing is overwritten unseen. */
const Base = z.object({ seen: z.uuid().nullable(), mark: z.string() });
type Base = z.infer<typeof Base>;
const UnsavedRow = Base.extend({ typed: TypedRow });

const baseOf = ({ draft, mark }: ManagedRow): Base => ({ seen: draft?.state ?? null, mark });

/** Where this browser keeps what is typed. */
export const unsavedName = ({ kind, id }: ManagedRow) => `sheet-row-${kind}-${id}` as const;

type Props = {
  row: ManagedRow;
  /** What the form begins with, where that is not what is kept. */
  takenUp: Cells | null;
  onKept: (row: ManagedRow) => void;
  onUnsaved: (isUnsaved: boolean) => void;
  /** Begins again from what is kept. */
  onDiscard: () => void;
};

export function RowEditor(props: Props) {
  const { row, takenUp, onKept } = props;
  const { i18n } = useLingui();
  const { kind, id, columns } = row;
  const { keptFields, typedBefore, isFromBrowser, isPending, error, save, discard } = useUnsavedRow(props);
  const phrase = phraseFor(error);
  return (
    <>
      {isFromBrowser && (
        <TypedBefore className="mb-5" onDiscard={discard}>
          <Trans>Use what is saved instead</Trans>
        </TypedBefore>
      )}
      <Form
        schema={TypedRow}
        defaultValues={typedBefore ?? typedFrom(columns, takenUp ?? row.draft?.cells ?? row.published ?? {})}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        onSubmit={(typed) => save(typed)}
      >
        <KeptFields {...keptFields} />
        <FaultsOfDraft draft={row.draft} />
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
        <RowButtons row={row} />
      </Form>
    </>
  );
}

/** What is typed, from the first sign until it is kept or given up. */
function useUnsavedRow({ row, takenUp, onKept, onUnsaved, onDiscard }: Props) {
  const { kind, id, columns } = row;
  const words = useKeptWords({ name: unsavedName(row), place: 'browser' }, UnsavedRow);
  const { keep, forget } = words;
  const [fromBrowser] = useState(takenUp ? undefined : words.atFirst);
  const [base, setBase] = useState<Base>(fromBrowser ?? baseOf(row));
  const [isFromBrowser, setIsFromBrowser] = useState(fromBrowser !== undefined);
  const latest = useRef<FieldValues | null>(null);
  const { mutate, isPending, error } = useSaveDraft({ kind, rowId: id });
  useEffect(() => {
    if (isFromBrowser) onUnsaved(true);
  }, [isFromBrowser, onUnsaved]);

  function onTyped(typed: FieldValues) {
    latest.current = structuredClone(typed);
    onUnsaved(true);
  }

  function save(typed: TypedRow, upon = base) {
    const cells = cellsFrom(columns, typed);
    mutate({ cells, ...upon }, { onSuccess: (saved) => onSaved(saved, JSON.stringify(cells)) });
  }

  function onSaved(saved: ManagedRow, sent: string) {
    const next = baseOf(saved);
    // Whoever went on typing meanwhile has something unsaved still.
    const typed = TypedRow.safeParse(latest.current).data;
    const isMore = typed !== undefined && JSON.stringify(cellsFrom(columns, typed)) !== sent;
    if (isMore) keep({ ...next, typed });
    else forget();
    setBase(next);
    setIsFromBrowser(false);
    onUnsaved(isMore);
    onKept(saved);
  }

  function discard() {
    forget();
    onUnsaved(false);
    onDiscard();
  }

  return {
    keptFields: { words: { ...words, keep: (typed: FieldValues) => keep({ ...base, typed }) }, onTyped },
    typedBefore: fromBrowser?.typed,
    isFromBrowser,
    isPending,
    error,
    save,
    discard,
  };
}

/** Told again after every save, even where they are the same as before. */
function FaultsOfDraft({ draft }: Pick<ManagedRow, 'draft'>) {
  const tell = useTellFaults();
  const state = draft?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the draft is told once.
  useEffect(() => {
    if (draft) tell(draft.faults);
  }, [state]);
  return null;
}
