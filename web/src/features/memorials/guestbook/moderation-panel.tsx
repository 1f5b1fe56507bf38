// For keepers and those they entrusted the guestbook to: what waits first, and then everything else.
import type { HoldReason, KeptEntry } from '@evenlight/contract/memorials/guestbook';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ShowMore } from '../../../parts/show-more';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { EntryActions } from './entry-actions';
import { EntryWords } from './entry-list';
import { useKeptEntries } from './queries';

const reasonWords: Record<HoldReason, MessageDescriptor> = {
  links: msg`There is a link or an address in it.`,
  words: msg`There are words in it that may hurt.`,
  repetition: msg`The same words are repeated, here or elsewhere.`,
  shouting: msg`Most of it is in capitals.`,
  photo: msg`It comes with a photo.`,
  'approve-first': msg`You asked to read everything first.`,
  reported: msg`Somebody reported it.`,
  crowd: msg`Very many wrote within one hour.`,
};

function waits({ state, reasons }: KeptEntry): boolean {
  return state === 'held' || reasons.includes('reported');
}

/** Words that may hurt are not read by chance: the family opens them. A delegate looks through them in its place. */
function isFolded({ state, reasons }: KeptEntry, { isDelegate }: Looked): boolean {
  return !isDelegate && state !== 'published' && reasons.includes('words');
}

type Looked = Pick<Memorial, 'id' | 'isDelegate'>;

export function ModerationPanel({ memorial }: { memorial: Looked }) {
  const kept = useKeptEntries(memorial.id);
  const { data, error, refetch, isFetching } = kept;
  const entries = data?.pages.flat() ?? [];
  const waiting = entries.filter(waits);
  const others = entries.filter((entry) => !waits(entry));
  const box = useFocusOfGoneLines(waiting.length);
  if (!data && !error) return <SkeletonList rows={1} />;
  if (!data)
    return (
      <ErrorState
        title={<Trans>What waits for you could not be loaded</Trans>}
        safe={<Trans>Nothing is shown that you have not seen, and nothing is lost.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  if (entries.length === 0) return null;
  return (
    <Card as="section" tone="mist" aria-labelledby="moderation-title">
      <div ref={box} tabIndex={-1} className="outline-none">
        <h2 id="moderation-title" className="text-2xl">
          <Trans>Looking through the guestbook</Trans>
        </h2>
        <p className="mt-1 text-ink-2">
          {waiting.length === 0 ? (
            <Trans>Nothing waits for you.</Trans>
          ) : (
            <Plural value={waiting.length} one="One entry waits for you." other="# entries wait for you." />
          )}
        </p>
        <Entries memorial={memorial} entries={waiting} />
        {others.length > 0 && (
          <Disclosure title={<Trans>All other entries</Trans>} className="mt-4 border-b-0">
            <Entries memorial={memorial} entries={others} />
          </Disclosure>
        )}
        <ShowMore list={kept} size="small">
          <Trans>Show older</Trans>
        </ShowMore>
      </div>
    </Card>
  );
}

function Entries({ memorial, entries }: { memorial: Looked; entries: KeptEntry[] }) {
  const { t } = useLingui();
  // A name that may hurt is not read out with the buttons either.
  const named = (entry: KeptEntry) => (isFolded(entry, memorial) ? { ...entry, authorName: t`somebody` } : entry);
  return (
    <ul className="mt-4 grid gap-4 text-ink empty:hidden">
      {entries.map((entry) => (
        <Card as="li" key={entry.id}>
          {isFolded(entry, memorial) ? (
            <FoldedWords entry={entry} />
          ) : (
            <EntryWords entry={entry} badge={<StateBadge entry={entry} />} />
          )}
          <About entry={entry} />
          <EntryActions memorialId={memorial.id} entry={named(entry)} />
        </Card>
      ))}
    </ul>
  );
}

/** The name may be part of what hurts, so it is folded as well. */
function FoldedWords({ entry }: { entry: KeptEntry }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-serif text-lg">
          <Trans>Words that may hurt</Trans>
        </h3>
        <StateBadge entry={entry} />
      </div>
      <p className="mt-1 max-w-[65ch] text-ink-2">
        <Trans>
          Nobody else sees them. You can turn them down without reading them, or ask somebody you trust to look.
        </Trans>
      </p>
      <Disclosure title={<Trans>Read it</Trans>} className="mt-2 border-b-0">
        <EntryWords entry={entry} />
      </Disclosure>
    </>
  );
}

function StateBadge({ entry: { state } }: { entry: KeptEntry }) {
  if (state === 'held')
    return (
      <Badge tone="warn">
        <Trans>Waiting</Trans>
      </Badge>
    );
  if (state === 'published') return null;
  return (
    <Badge tone="line">
      <Trans>Not shown</Trans>
    </Badge>
  );
}

function About({ entry }: { entry: KeptEntry }) {
  const { i18n } = useLingui();
  const { authorEmail, reasons } = entry;
  return (
    <div className="mt-3 grid gap-1 text-ink-2 text-sm empty:hidden">
      {waits(entry) && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{i18n._(reasonWords[reason])}</li>
          ))}
        </ul>
      )}
      {authorEmail && <bdi className="wrap-anywhere">{authorEmail}</bdi>}
    </div>
  );
}
