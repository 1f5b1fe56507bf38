import { getOpeningHours, type OpeningHours } from '@evenlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/call';

// The chat opens and closes on the minute; nobody should read 'Online' for longer than that after it closed.
const RECHECK_MS = 60_000;

/** The hours as the page was given them, asked for again every minute while the screen is open. */
export function useOpeningHours(fromLoader: OpeningHours) {
  const query = useQuery({
    queryKey: ['api', 'opening-hours'],
    queryFn: () => call(getOpeningHours, {}),
    initialData: fromLoader,
    // Each visit brings its own fresh answer, so nothing is kept between visits.
    gcTime: 0,
  });

  const { refetch } = query;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), RECHECK_MS);
    return () => clearInterval(timer);
  }, [refetch]);

  return query;
}
