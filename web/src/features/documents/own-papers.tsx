// Opening a paper may ask for a proof of who is there. The question belongs to the account; `ProofProvider` stands around
// every screen with papers on it.
import { type ComponentProps, useCallback } from 'react';
import { ProofDeclined, useProven } from '../accounts/profile/use-proven';
import type { Proven } from './open-paper';
import { PlanPapers } from './plan-papers';

/** Whoever closes the question instead of answering it called it off themselves, and needs no explanation. */
export function useProofForPapers(): Proven {
  const proven = useProven();
  return useCallback(
    (act) =>
      proven(act).catch((error: unknown) => {
        if (error instanceof ProofDeclined) return null;
        throw error;
      }),
    [proven],
  );
}

export function OwnPapers(props: Omit<ComponentProps<typeof PlanPapers>, 'proven'>) {
  return <PlanPapers {...props} proven={useProofForPapers()} />;
}
