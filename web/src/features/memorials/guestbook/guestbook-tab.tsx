// The guestbook on the page by id: with scripts, newest first, older ones when they are asked for.
import type { GuestbookEntry } from '@evenlight/contract/memorials/guestbook';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { ShowMore } from '../../../parts/show-more';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { PartComing } from '../part-coming';
import { ScriptFonts } from '../scripts';
import { EntryList } from './entry-list';
import { useGuestbook } from './queries';
import { NoEntries, SignCard } from './sign-card';

type Props = { memorial: Memorial; newest: GuestbookEntry[] | undefined };

export function GuestbookTab({ memorial, newest }: Props) {
  return (
    <section aria-labelledby="guestbook-title" className="grid gap-8">
      <h2 id="guestbook-title" className="text-2xl">
        <Trans>Guestbook</Trans>
      </h2>
      <SignCard memorial={memorial} answer={undefined} said={undefined} />
      <Entries memorial={memorial} newest={newest} />
    </section>
  );
}

function Entries({ memorial, newest }: Props) {
  const guestbook = useGuestbook(memorial.id, newest);
  const { data, error, refetch, isFetching } = guestbook;
  const missing = <Trans>The guestbook could not be loaded</Trans>;
  if (!data && !error)
    return (
      <PartComing missing={missing}>
        <SkeletonList />
      </PartComing>
    );
  if (!data)
    return (
      <ErrorState
        level="h3"
        title={missing}
        safe={<Trans>Everything that was written is safe.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  const entries = data.pages.flat();
  if (entries.length === 0) return <NoEntries />;
  return (
    <>
      <ScriptFonts
        text={entries.map(({ authorName, message, reply }) => `${authorName} ${message} ${reply}`).join(' ')}
      />
      <EntryList memorial={memorial} entries={entries} />
      <div className="empty:hidden">
        <ShowMore list={guestbook} className="noscript:hidden">
          <Trans>Show older</Trans>
        </ShowMore>
      </div>
    </>
  );
}
