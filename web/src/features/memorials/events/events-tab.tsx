import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { PartComing } from '../part-coming';
import { EventsSection } from './events-section';
import { useEvents } from './queries';

type Props = { memorial: Memorial; first: MemorialEvent[] | undefined };

/** On the page by id, which asks for its gatherings again by itself. */
export function EventsTab({ memorial, first }: Props) {
  const { data: events, error, refetch, isFetching } = useEvents(memorial.id, first);
  if (events) return <EventsSection memorial={memorial} events={events} />;
  const missing = <Trans>The gatherings could not be loaded</Trans>;
  if (!error)
    return (
      <PartComing missing={missing}>
        <SkeletonList />
      </PartComing>
    );
  return <ErrorState level="h2" title={missing} retry={{ refetch, isFetching }} />;
}
