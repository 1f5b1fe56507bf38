import { type FactKey, listDatedFacts } from '@evenlight/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/call';

// The review day of a fact may pass while a tab stays open.
const FRESH_MS = 60 * 60 * 1000;

/** Undefined until they are read, or while they cannot be. */
export function useDatedFacts(keys: readonly FactKey[], isWanted = true, county?: string) {
  const asked = keys.join();
  const { data } = useQuery({
    queryKey: ['api', 'facts', asked, county],
    queryFn: () => call(listDatedFacts, { query: { keys: asked, county } }),
    enabled: isWanted && keys.length > 0,
    staleTime: FRESH_MS,
  });
  return data;
}
