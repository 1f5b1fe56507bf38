import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { EventsSection } from './events-section';
import { useEvents } from './queries';

type Props = { memorial: Memorial; first: MemorialEvent[] | undefined };

/** On the page by id, which asks for its gatherings again by itself. */
export function EventsTab({ memorial, first }: Props) {
  const { data: events, error, refetch, isFetching } = useEvents(memorial.id, first);
  if (events) return <EventsSection memorial={memorial} events={events} />;
  if (!error) return <SkeletonList />;
  return (
    <ErrorState
      level="h2"
      title={<Trans>The gatherings could not be loaded</Trans>}
      next={<Trans>Check your internet connection, then try again.</Trans>}
      onRetry={() => void refetch()}
      retryState={isFetching ? 'loading' : 'idle'}
    />
  );
}
