import { pathOf } from '@evenlight/contract/endpoint';
import { type Care, exportJournal, type JournalEntry } from '@evenlight/contract/self-care/journal';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, NotebookPen, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { ShowMore } from '../../../parts/show-more';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { TextField } from '../../../ui/forms/text-field';
import { useTypedFilter } from '../../../ui/forms/use-typed-filter';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useDeleteJournal, useJournal } from '../queries';
import { EntryCard } from './entry-card';

type Props = { onCare: (care: Care) => void };

export function EntryList({ onCare }: Props) {
  const [search, setSearch] = useState('');
  const journal = useJournal(search);
  const pages = journal.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const total = pages.at(-1)?.total ?? 0;
  const isBlank = journal.isSuccess && search === '' && total === 0;
  return (
    <section aria-labelledby="entries-title" className="grid min-w-0 gap-4">
      <h3 id="entries-title" className="text-xl">
        <Trans>Your journal</Trans>
      </h3>
      {!isBlank && <SearchBox search={search} onSearch={setSearch} />}
      {journal.isPending && <SkeletonList />}
      {journal.isError && entries.length === 0 && (
        <ErrorState
          level="h3"
          title={<Trans>Your journal cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost. What you wrote is stored.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={journal}
        />
      )}
      {isBlank && (
        <EmptyState icon={NotebookPen} title={<Trans>Nothing written yet</Trans>}>
          <Trans>One sentence is enough for a first entry. You can change or delete it whenever you like.</Trans>
        </EmptyState>
      )}
      {journal.isSuccess && !isBlank && (
        <>
          <p role="status" className="text-ink-2">
            {search ? (
              <Plural
                value={total}
                _0="No entry has these words"
                one="# entry has these words"
                other="# entries have these words"
              />
            ) : (
              <Plural value={total} one="# entry" other="# entries" />
            )}
          </p>
          <Entries entries={entries} onCare={onCare} />
        </>
      )}
      <ShowMore list={journal} className="w-fit">
        <Trans>Show older entries</Trans>
      </ShowMore>
      {journal.isSuccess && !isBlank && <WholeJournal />}
    </section>
  );
}

function Entries({ entries, onCare }: Props & { entries: JournalEntry[] }) {
  const box = useFocusOfGoneLines(entries.length);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 rounded-card">
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} onCare={onCare} />
      ))}
    </div>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useLingui();
  const { typed, type, leave } = useTypedFilter(search, onSearch);
  return (
    <search className="relative">
      <TextField
        name="search"
        label={t`Search your journal`}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
      />
      <Search aria-hidden="true" className="pointer-events-none absolute end-3.5 bottom-3.5 size-5 text-ink-2" />
    </search>
  );
}

/** All of it: taken along, or deleted. */
function WholeJournal() {
  const { mutateAsync, isPending, error } = useDeleteJournal();
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-4">
      <ButtonLink variant="secondary" size="small" href={pathOf(exportJournal, {})} download>
        <Download aria-hidden="true" className="size-4.5" />
        <Trans>Download as text</Trans>
      </ButtonLink>
      <AskFirst
        isDanger
        trigger={
          <Button variant="ghost" size="small">
            <Trash2 aria-hidden="true" className="size-4.5" />
            <Trans>Delete the whole journal</Trans>
          </Button>
        }
        question={<Trans>Delete the whole journal?</Trans>}
        consequences={
          <Trans>
            Every entry is deleted on all your devices. You cannot bring them back. You can download a copy first.
          </Trans>
        }
        confirm={<Trans>Delete all for good</Trans>}
        isPending={isPending}
        onYes={() => mutateAsync(undefined)}
      >
        <Refusal error={error} />
      </AskFirst>
    </div>
  );
}
