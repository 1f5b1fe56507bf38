// Two of our team have written at the same row. What was typed here stands in the form, and the other version can be
// looked at before anybody decides.

import type { Sent } from '@evenlight/contract/endpoint';
import type { getManagedRow, ManagedRow } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { CallFailed } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';
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
  const { i18n } = useLingui();
  const { getValues } = useFormContext<TypedRow>();
  const newest = useNewestRow(which);
  const { data: theirs } = newest;
  const phrase = phraseFor(newest.error);
  if (!isChangedMeanwhile(error)) return null;
  return (
    <Notice tone="warn" className="mb-2">
      <p>
        <Trans>What you typed is still here. Look at the other version first, then decide.</Trans>
      </p>
      {!theirs && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          state={newest.isPending ? 'loading' : 'idle'}
          onClick={() => newest.mutate()}
        >
          <Trans>Look at the other version</Trans>
        </Button>
      )}
      {theirs && (
        <div className="mt-3 grid gap-3">
          <p className="font-semibold">
            <Trans>What yours would change in it</Trans>
          </p>
          <WhatChanges
            before={theirs.draft?.cells ?? theirs.published}
            after={cellsFrom(theirs.columns, getValues())}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              onClick={() => {
                onSaveMine(getValues(), { seen: theirs.draft?.state ?? null, mark: theirs.mark });
                // If a third version comes in between, that one is to be looked at.
                newest.reset();
              }}
            >
              <Trans>Save mine over it</Trans>
            </Button>
            <Button variant="secondary" size="small" onClick={() => onTake(theirs)}>
              <Trans>Go on with the other one</Trans>
            </Button>
          </div>
        </div>
      )}
      {phrase && (
        <p role="status" className="mt-2">
          {i18n._(phrase)}
        </p>
      )}
      {isGone(newest.error) && (
        <Button size="small" className="mt-2" onClick={() => onSaveMine(getValues(), { seen: null, mark: '' })}>
          <Trans>Save mine as a new draft</Trans>
        </Button>
      )}
    </Notice>
  );
}
