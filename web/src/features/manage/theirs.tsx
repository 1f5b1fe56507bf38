// Two of our team have written at the same row. What was typed here stands in the form, and the other version can be
// looked at before anybody decides.

import type { Sent } from '@evenlight/contract/endpoint';
import type { getManagedRow, ManagedRow } from '@evenlight/contract/manage';
import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { ChooseVersion, OtherVersion } from '../../parts/other-version';
import { CallFailed } from '../../platform/call';
import { Button } from '../../ui/base/button';
import { useNewestRow } from './queries';
import { cellsFrom, type TypedRow } from './typed-cells';
import { WhatChanges } from './what-changes';

type Props = {
  error: unknown;
  which: Sent<typeof getManagedRow>['params'];
  onTake: (theirs: ManagedRow) => void;
  onSaveMine: (typed: TypedRow, upon: { seen: string | null; mark: string }) => void;
};

function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'sheet.changed_meanwhile';
}

/** Somebody threw the draft away, or published it under the name it has now. */
function isGone(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'sheet.row_not_found';
}

export function Theirs({ error, which, onTake, onSaveMine }: Props) {
  const { getValues } = useFormContext<TypedRow>();
  const newest = useNewestRow(which);
  const { data: theirs } = newest;
  if (!isChangedMeanwhile(error)) return null;

  function saveOver({ draft, mark }: ManagedRow) {
    onSaveMine(getValues(), { seen: draft?.state ?? null, mark });
    // If a third version comes in between, that one is to be looked at.
    newest.reset();
  }

  return (
    <OtherVersion
      newest={newest}
      shown={
        theirs && (
          <div className="mt-3">
            <p className="mb-3 font-semibold">
              <Trans>What yours would change in it</Trans>
            </p>
            <WhatChanges
              before={theirs.draft?.cells ?? theirs.published}
              after={cellsFrom(theirs.columns, getValues())}
            />
            <ChooseVersion onSaveMine={() => saveOver(theirs)} onTakeTheirs={() => onTake(theirs)} />
          </div>
        )
      }
    >
      {isGone(newest.error) && (
        <Button size="small" className="mt-2" onClick={() => onSaveMine(getValues(), { seen: null, mark: '' })}>
          <Trans>Save mine as a new draft</Trans>
        </Button>
      )}
    </OtherVersion>
  );
}
