import { dropPlanningDraft, getPlanningDraft, keepPlanningDraft } from '@evenlight/contract/drafts';
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import { createPlan } from '@evenlight/contract/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import type { Account } from './draft/draft-store';
import type { InAccount } from './draft/kept-draft';

/** Everything that is read about plans begins with it. */
export const plansKey = ['api', 'plans'] as const;
/** What was read about venues: a plan keeps a day at one, so it says how they stand. */
export const venuesKey = ['api', 'venues'] as const;

export function useSavePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof createPlan>['body']) => call(createPlan, { body }),
    onSuccess() {
      void cache.invalidateQueries({ queryKey: venuesKey });
      return cache.invalidateQueries({ queryKey: plansKey });
    },
  });
}

/** The draft in the account of whoever is signed in. */
export const draftInAccount: Account = {
  read: async () => keptIn(await call(getPlanningDraft, {})),
  keep: (draft, revision) => call(keepPlanningDraft, { body: { draft, revision } }, { keepalive: true }),
  drop: () => call(dropPlanningDraft, {}),
};

/** The parts come together or not at all. */
export function keptIn(answer: Returned<typeof getPlanningDraft>): InAccount | null {
  const { draft, revision, savedAt } = answer;
  return draft && revision !== undefined && savedAt ? { draft, revision, savedAt } : null;
}
