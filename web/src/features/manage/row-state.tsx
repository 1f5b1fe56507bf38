// Where a row stands: what families see, what a draft would change, and the button that publishes it.
import type { ManagedRow } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallFailed } from '../../platform/call';
import { momentInWords } from '../../platform/dates';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { AskFirst } from '../../ui/overlays/ask-first';
import { Notice } from '../../ui/status/notice';
import { useDiscardDraft, useNewestRow, usePublishDraft } from './queries';
import { OfTheWhole } from './row-buttons';
import { changedColumns, WhatChanges } from './what-changes';
import { pricesMayBeExamples } from './words';

type Props = {
  row: ManagedRow;
  isUnsaved: boolean;
  onPublished: (row: ManagedRow) => void;
  /** Somebody else was faster: what stands now. */
  onNews: (row: ManagedRow) => void;
  onDiscarded: () => void;
};

export function RowState({ row, isUnsaved, onPublished, onNews, onDiscarded }: Props) {
  const { i18n } = useLingui();
  const publish = usePublishDraft(row);
  const discard = useDiscardDraft({ kind: row.kind, rowId: row.id });
  const newest = useNewestRow({ kind: row.kind, rowId: row.id });
  // What was refused about an earlier draft is told no more.
  const isOfThisDraft = publish.variables?.seen === row.draft?.state;
  const phrase = phraseFor((isOfThisDraft ? publish.error : null) ?? discard.error);
  const reasons = publish.error instanceof CallFailed ? Object.values(publish.error.problem?.fields ?? {}) : [];
  // Its buttons come and go with where the row stands.
  const place = useKeptFocus<HTMLDivElement>();
  const { draft, published } = row;
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
          {[i18n._(phrase), ...reasons].join(' ')}
        </Notice>
      )}
      <div ref={place} tabIndex={-1} className="mt-4 flex flex-wrap gap-3 outline-none empty:hidden">
        {draft && (
          <Button
            aria-disabled={isUnsaved || draft.faults.length > 0 || draft.isOutrun}
            state={publish.isPending ? 'loading' : 'idle'}
            onClick={() =>
              publish.mutate(
                { seen: draft.state },
                { onSuccess: onPublished, onError: () => newest.mutate(undefined, { onSuccess: onNews }) },
              )
            }
          >
            <Trans>Publish the draft</Trans>
          </Button>
        )}
        {draft && (
          <ThrowAway isPending={discard.isPending} onYes={() => discard.mutateAsync(draft.state).then(onDiscarded)}>
            {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
          </ThrowAway>
        )}
      </div>
      {draft && <WhyNotYet draft={draft} isUnsaved={isUnsaved} />}
    </Card>
  );
}

type ThrowAwayProps = { isPending: boolean; onYes: () => Promise<void>; children: ReactNode };

function ThrowAway({ isPending, onYes, children }: ThrowAwayProps) {
  return (
    <AskFirst
      trigger={
        <Button variant="ghost">
          <Trans>Throw the draft away</Trans>
        </Button>
      }
      question={<Trans>Throw this draft away?</Trans>}
      consequences={
        <Trans>
          What families see stays as it is. The draft is gone for everybody of our team, with what you typed since.
        </Trans>
      }
      confirm={<Trans>Throw it away</Trans>}
      isDanger
      isPending={isPending}
      onYes={onYes}
    >
      {children}
    </AskFirst>
  );
}

type Draft = NonNullable<ManagedRow['draft']>;

/** What keeps a draft from being published as it stands. */
function WhyNotYet({ draft: { faults, isOutrun }, isUnsaved }: { draft: Draft; isUnsaved: boolean }) {
  return (
    <>
      {isOutrun && !isUnsaved && (
        <p className="mt-2 text-ink-2 text-sm">
          <Trans>
            What families see was changed after this draft was saved. Look at what it would change now, then save it
            once more.
          </Trans>
        </p>
      )}
      {(isUnsaved || faults.length > 0) && (
        <div className="mt-2 text-ink-2 text-sm">
          {isUnsaved ? (
            <Trans>Save the draft first; what is published is what was saved.</Trans>
          ) : (
            <Trans>It cannot be published yet; the fields below say what has to be put right.</Trans>
          )}
          <OfTheWhole faults={faults} />
        </div>
      )}
    </>
  );
}

function StandsLike({ row: { kind, published, draft, isSample } }: Pick<Props, 'row'>) {
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
          {pricesMayBeExamples(kind) ? (
            <Trans>Its price is an example that came with the product. Nobody can pay it until it is confirmed.</Trans>
          ) : (
            <Trans>It is a sample: the next start of the house sets it back.</Trans>
          )}
        </p>
      )}
      {draft && <p>{t`There is a draft that families do not see yet, saved by ${who}, ${when}.`}</p>}
    </>
  );
}
