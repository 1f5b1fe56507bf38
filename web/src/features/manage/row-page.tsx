import type { Cells, ManagedRow } from '@evenlight/contract/manage';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetDraft } from '../../platform/drafts';
import { useUser } from '../../platform/user';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { SkeletonList } from '../../ui/status/skeleton';
import { rowPath, sheetPath } from './addresses';
import { RowEditor, unsavedName } from './row-editor';
import { RowHistory } from './row-history';
import { RowState } from './row-state';
import { sheetWords } from './words';
import { wordsOfSheet } from './words-of-sheet';

export function RowPage({ fromLoader }: { fromLoader: ManagedRow }) {
  const navigate = useNavigate();
  const [row, setRow] = useState(fromLoader);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [{ round, takenUp }, setBeginning] = useState<{ round: number; takenUp: Cells | null }>({
    round: 0,
    takenUp: null,
  });
  // What this browser keeps of an unsaved row is known only when the page is hydrated.
  const isHydrated = useIsHydrated();
  const { kind, published, draft } = row;
  const { user } = useUser();
  const beginAnew = (takenUp: Cells | null = null) => setBeginning({ round: round + 1, takenUp });

  function onPublished(published: ManagedRow) {
    setRow(published);
    beginAnew();
    if (published.id !== row.id) void navigate(rowPath(published.kind, published.id), { replace: true });
  }

  function onDiscarded() {
    forgetDraft(unsavedName(row), user?.id ?? null);
    setIsUnsaved(false);
    if (!published) return void navigate(sheetPath(kind));
    setRow({ ...row, draft: null });
    beginAnew();
  }

  return (
    <Wrap className="max-w-[860px] py-8 sm:py-12">
      <Head row={row} />
      {(published || draft) && (
        <RowState row={row} isUnsaved={isUnsaved} onPublished={onPublished} onNews={setRow} onDiscarded={onDiscarded} />
      )}
      {isHydrated ? (
        <RowEditor
          key={round}
          row={row}
          takenUp={takenUp}
          onKept={setRow}
          onUnsaved={setIsUnsaved}
          onDiscard={() => beginAnew()}
        />
      ) : (
        <SkeletonList rows={4} />
      )}
      {row.history.length > 0 && (
        <RowHistory
          history={row.history}
          isUnsaved={isUnsaved}
          onTakeUp={(cells) => {
            setIsUnsaved(true);
            beginAnew(cells);
          }}
        />
      )}
    </Wrap>
  );
}

function Head({ row: { kind, draft, published } }: { row: ManagedRow }) {
  const { i18n } = useLingui();
  const words = draft?.cells ?? published;
  const title = words?.name || words?.title || words?.day;
  return (
    <>
      <TextLink to={sheetPath(kind)} className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
        {i18n._(sheetWords[kind].title)}
      </TextLink>
      <h1 className="mb-6 wrap-anywhere text-title">
        {title ? <span {...wordsOfSheet}>{title}</span> : i18n._(sheetWords[kind].begin)}
      </h1>
    </>
  );
}
