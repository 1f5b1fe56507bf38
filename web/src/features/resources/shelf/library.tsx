// The shelf: a question, how many texts answer it, and their cards. Open to everybody, and complete without scripts.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookHeart } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { phraseFor } from '../../../platform/phrases';
import { ButtonLink } from '../../../ui/base/button-link';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { type FirstCards, useResources } from '../queries';
import { type Asked, askedIn, shelfSearch } from '../resource-address';
import { languageOfTexts } from '../words';
import { ResourceCards } from './resource-cards';
import { ShelfFilters } from './shelf-filters';

type Props = {
  first: FirstCards;
  /** How to reach a person who looks for a text together with the reader. */
  phone: ReactNode;
};

export function Library({ first, phone }: Props) {
  const { i18n } = useLingui();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const asked = askedIn(address);
  const found = useResources(asked, languageOfTexts(i18n.locale), first);

  function ask(change: Partial<Asked>) {
    // What the box says as it goes must not pull anybody back to the shelf.
    if (!isOpen.current) return;
    const next = { ...asked, ...change };
    // Going back undoes a whole search, not its last letter.
    const isMoreTyping = change.search !== undefined && asked.search !== undefined;
    void navigate({ search: shelfSearch(next) }, { replace: isMoreTyping, preventScrollReset: true });
  }

  return (
    <section aria-labelledby="library-title" className="grid grid-cols-1 gap-6">
      <div>
        <h2 id="library-title" className="text-2xl">
          <Trans>Resources</Trans>
        </h2>
        <p className="mt-2 max-w-[62ch] text-ink-2">
          <Trans>Short texts and quiet exercises, for the first days and for later. Free to read, free to print.</Trans>
        </p>
      </div>
      <ShelfFilters asked={asked} ask={ask} />
      <p role="status" className="font-semibold text-ink-2 text-ui">
        {found.data && !found.isError && (
          <Plural value={found.data.length} _0="No text fits" one="# text" other="# texts" />
        )}
      </p>
      <Found found={found} asked={asked} phone={phone} />
    </section>
  );
}

/** False as soon as the shelf goes; its parts go after it. */
function useIsOpen() {
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

type FoundProps = { found: ReturnType<typeof useResources>; asked: Asked; phone: ReactNode };

function Found({ found: { data: cards, error, isFetching, refetch }, asked, phone }: FoundProps) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  if (phrase)
    return (
      <ErrorState
        level="h3"
        title={<Trans>The texts cannot be shown just now</Trans>}
        safe={i18n._(phrase)}
        next={phone}
        retry={{ refetch, isFetching }}
      />
    );
  if (!cards) return <SkeletonList rows={4} />;
  if (cards.length > 0) return <ResourceCards cards={cards} asked={asked} />;
  return (
    <EmptyState
      icon={BookHeart}
      title={<Trans>Nothing here fits yet</Trans>}
      action={
        <ButtonLink to={{ search: shelfSearch({}) }} variant="secondary" preventScrollReset>
          <Trans>Clear filters</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Try fewer or other words, or look at all texts.</Trans>
      </p>
      <p className="mt-2">{phone}</p>
    </EmptyState>
  );
}
