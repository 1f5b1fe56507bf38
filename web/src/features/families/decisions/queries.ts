// Everything that is read and written about what is put to a family.
import type { Sent } from '@evenlight/contract/endpoint';
import {
  answerDecision,
  applyDecision,
  askFamily,
  closeDecision,
  listFamilyDecisions,
  withdrawDecision,
} from '@evenlight/contract/families/decisions';
import type { FamilyDecisionId } from '@evenlight/contract/ids';
import { listVenues } from '@evenlight/contract/venues';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useFamily } from '../family-context';
import { partKey } from '../queries';
import { useWriting } from '../writing';

/** The newest page is asked for without saying where it begins. */
const newestPage: FamilyDecisionId | null = null;

export function useDecisions() {
  const { id: groupId } = useFamily().group;
  return useInfiniteQuery({
    queryKey: partKey(groupId, 'decisions'),
    queryFn: ({ pageParam: before }) => call(listFamilyDecisions, { query: { groupId, ...(before && { before }) } }),
    initialPageParam: newestPage,
    getNextPageParam: ({ decisions, hasEarlier }) => (hasEarlier ? (decisions.at(-1)?.id ?? null) : null),
  });
}

/** What is decided may be about the plan, and is shown with it. */
const touched = ['decisions', 'plan'] as const;
type OnStored<Input> = (input: Input) => void;

type Asking = Sent<typeof askFamily>['body'];
export const useAskFamily = (onStored: OnStored<Asking>) =>
  useWriting((body: Asking) => call(askFamily, { body }), { parts: touched, onStored });

type Answering = Sent<typeof answerDecision>;
export const useAnswer = (onStored: OnStored<Answering>) =>
  useWriting((sent: Answering) => call(answerDecision, sent), { parts: touched, onStored });

export const useClose = () =>
  useWriting((sent: Sent<typeof closeDecision>) => call(closeDecision, sent), { parts: touched });

export const useWithdraw = () =>
  useWriting((sent: Sent<typeof withdrawDecision>) => call(withdrawDecision, sent), { parts: touched });

type Applying = Sent<typeof applyDecision>;
export const useApply = (onStored: OnStored<Applying>) =>
  useWriting((sent: Applying) => call(applyDecision, sent), { parts: touched, onStored });

export function useVenueChoices(isWanted: boolean) {
  return useQuery({
    queryKey: ['families', 'venue-choices'],
    queryFn: () => call(listVenues, { query: {} }),
    enabled: isWanted,
  });
}
