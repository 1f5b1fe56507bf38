// Everything that is read and written about what is put to a family.
import { listPackages } from '@evenlight/contract/catalogue';
import type { Sent } from '@evenlight/contract/endpoint';
import {
  answerDecision,
  applyDecision,
  askFamily,
  closeDecision,
  type FamilyDecision,
  listFamilyDecisions,
  withdrawDecision,
} from '@evenlight/contract/families/decisions';
import { listVenues } from '@evenlight/contract/venues';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useFamily } from '../here';
import { activitiesKey, partKey, useRefreshFamilies } from '../queries';

// Votes end by themselves at their time; a screen that stands there shows it soon after.
const POLLED_MS = 60_000;

export function useDecisions() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: partKey(groupId, 'decisions'),
    queryFn: () => call(listFamilyDecisions, { query: { groupId } }),
    refetchInterval: POLLED_MS,
  });
}

/** A write that refreshes what is shown of decisions and of the plan, and is over only when that is fresh. */
function useDeciding<Wish>(write: (wish: Wish) => Promise<FamilyDecision>) {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  const refreshFamilies = useRefreshFamilies();
  // After a refusal as well: somebody else may have ended what is shown here.
  const readAnew = async () => {
    refreshFamilies();
    void cache.invalidateQueries({ queryKey: activitiesKey(groupId) });
    void cache.invalidateQueries({ queryKey: partKey(groupId, 'plan') });
    await cache.invalidateQueries({ queryKey: partKey(groupId, 'decisions') });
  };
  return useMutation({ mutationFn: write, onSuccess: readAnew, onError: () => void readAnew() });
}

export const useAskFamily = () => useDeciding((body: Sent<typeof askFamily>['body']) => call(askFamily, { body }));

export const useAnswer = () => useDeciding((sent: Sent<typeof answerDecision>) => call(answerDecision, sent));

export const useClose = () => useDeciding((sent: Sent<typeof closeDecision>) => call(closeDecision, sent));

type Named = Pick<FamilyDecision, 'id'>;

export const useWithdraw = () =>
  useDeciding(({ id }: Named) => call(withdrawDecision, { params: { decisionId: id }, body: {} }));

export const useApply = () =>
  useDeciding(({ id }: Named) => call(applyDecision, { params: { decisionId: id }, body: {} }));

export function useVenueChoices(isWanted: boolean) {
  return useQuery({
    queryKey: ['families', 'venue-choices'],
    queryFn: () => call(listVenues, { query: {} }),
    enabled: isWanted,
  });
}

/** The packages of the plan's own tradition, or of the one it started from. */
export function usePackageChoices(tradition: Sent<typeof listPackages>['query']['faithTradition'], isWanted: boolean) {
  return useQuery({
    queryKey: ['families', 'package-choices', tradition],
    queryFn: () => call(listPackages, { query: tradition ? { faithTradition: tradition } : {} }),
    enabled: isWanted && tradition !== undefined,
  });
}
