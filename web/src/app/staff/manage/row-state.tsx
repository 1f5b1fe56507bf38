// Where a row stands: what families see, what a draft would change, and the button that publishes it.
import type { ManagedRow } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../platform/dates';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { Notice } from '../../../ui/status/notice';
import { useDiscardDraft, usePublishDraft } from './queries';
import { OfTheWhole } from './row-editor';
import { changedColumns, WhatChanges } from './what-changes';

type Props = {
  row: ManagedRow;
  isUnsaved: boolean;
  onPublished: (row: ManagedRow) => void;
  onDiscarded: () => void;
};

export function RowState({ row, isUnsaved, onPublished, onDiscarded }: Props) {
  const { i18n } = useLingui();
  const publish = usePublishDraft(row);
  const discard = useDiscardDraft({ kind: row.kind, rowId: row.id });
  const phrase = phraseFor(publish.error ?? discard.error);
  // Its buttons come and go with where the row stands.
  const place = useKeptFocus<HTMLDivElement>();
  const { draft, published, mark } = row;
  const isFaulty = (draft?.faults.length ?? 0) > 0;
  const isSame = draft !== null && changedColumns(published, draft.cells).length === 0;
  return (
    <Card as="section" tone="mist" aria-labelledby="row-state" className="mb-8">
      <h2 id="row-state" className="text-xl">
        <Trans>What families see</Trans>
      </h2>
      <div role="status" className="mt-2 grid gap-2 text-ink-2">
        <StandsLike row={row} />
      </div>
      {draft && !isSame && (
        <div className="mt-4 rounded-card border border-line bg-surface p-4">
          <WhatChanges before={published} after={draft.cells} />
        </div>
      )}
      {phrase && (
        <Notice tone="bad" role="alert" className="mt-3">
          {i18n._(phrase)}
        </Notice>
      )}
      <div ref={place} tabIndex={-1} className="mt-4 flex flex-wrap gap-3 outline-none empty:hidden">
        {draft && (
          <Button
            aria-disabled={isUnsaved || isFaulty}
            state={publish.isPending ? 'loading' : 'idle'}
            onClick={() => publish.mutate({ version: draft.version, mark }, { onSuccess: onPublished })}
          >
            <Trans>Publish the draft</Trans>
          </Button>
        )}
        {draft && (
          <AskFirst
            trigger={
              <Button variant="ghost">
                <Trans>Throw the draft away</Trans>
              </Button>
            }
            question={<Trans>Throw this draft away?</Trans>}
            consequences={<Trans>What families see stays as it is. The draft is gone for everybody of our team.</Trans>}
            confirm={<Trans>Throw it away</Trans>}
            isDanger
            isPending={discard.isPending}
            onYes={() => discard.mutateAsync(draft.version).then(onDiscarded)}
          >
            {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
          </AskFirst>
        )}
      </div>
      {draft && (isUnsaved || isFaulty) && (
        <div className="mt-2 text-ink-2 text-sm">
          {isUnsaved ? (
            <Trans>Save the draft first; what is published is what was saved.</Trans>
          ) : (
            <Trans>It cannot be published yet; the fields below say what has to be put right.</Trans>
          )}
          <OfTheWhole faults={draft.faults} />
        </div>
      )}
    </Card>
  );
}

function StandsLike({ row: { published, draft, isSample } }: Pick<Props, 'row'>) {
  const { t, i18n } = useLingui();
  const when = draft && momentInWords(draft.savedAt, i18n);
  const who = draft?.savedBy ?? t`somebody who has left`;
  return (
    <>
      {!published && (
        <p>
          <Trans>Families do not see it yet. Only our team does.</Trans>
        </p>
      )}
      {published?.listed === 'no' && (
        <p>
          <Trans>It is not offered to families any more.</Trans>
        </p>
      )}
      {published && published.listed !== 'no' && !draft && (
        <p>
          <Trans>It is offered as it stands below.</Trans>
        </p>
      )}
      {isSample && (
        <p>
          <Trans>It is a sample: the next start of the house sets it back.</Trans>
        </p>
      )}
      {draft && <p>{t`There is a draft that families do not see yet, saved by ${who}, ${when}.`}</p>}
    </>
  );
}
