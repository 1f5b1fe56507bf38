import type { VenueOnDay } from '@evenlight/contract/venues';
import { startTransition, useCallback, useState } from 'react';

/** How somebody looks around. It outlives an answer with no venues in it, and one that failed. */
export function useLooking() {
  const [view, setViewNow] = useState('map');
  const [shown, setShown] = useState<VenueOnDay>();
  const [isStreetOpen, setIsStreetOpen] = useState(false);
  // In small pieces, so that a slow phone stays awake meanwhile.
  const setView = useCallback((next: string) => startTransition(() => setViewNow(next)), []);
  const show = useCallback((venue: VenueOnDay) => startTransition(() => setShown(venue)), []);
  const openStreet = useCallback(() => setIsStreetOpen(true), []);
  return { view, setView, shown, show, isStreetOpen, openStreet };
}
