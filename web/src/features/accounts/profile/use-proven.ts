// Weighty things ask for a fresh proof of who is there. Whatever was asked for waits meanwhile, and goes on by itself.
import { createContext, useCallback, useContext } from 'react';
import { problemCodeOf } from '../failure-sentences';

/** The person closed the question instead of answering it, so nothing was changed. */
export class ProofDeclined extends Error {
  override name = 'ProofDeclined';
}

/** Asks the person, and resolves once they have shown who they are. */
export const AskForProofContext = createContext<() => Promise<void>>(() => Promise.reject(new ProofDeclined()));

/** Runs a call; when it is refused for want of a proof, asks for one and runs it again. */
export function useProven() {
  const ask = useContext(AskForProofContext);
  return useCallback(
    async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      try {
        return await act();
      } catch (error) {
        if (problemCodeOf(error) !== 'session.proof_required') throw error;
        await ask();
        return act();
      }
    },
    [ask],
  );
}
