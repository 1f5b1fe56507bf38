// Weighty things ask for a fresh proof of who is there. Whatever was asked for waits meanwhile, and goes on by itself.
import { listSessions } from '@evenlight/contract/accounts';
import { createContext, useCallback, useContext } from 'react';
import { call } from '../../../platform/call';
import { problemCodeOf } from '../failure-sentences';

/** The person closed the question instead of answering it, so nothing was changed. */
export class ProofDeclined extends Error {
  override name = 'ProofDeclined';
}

// A proof that ends while a download is being packed would be asked for twice.
const NEARLY_OVER_MS = 60_000;

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

/** For what the browser fetches by itself, where nothing could be asked on the way. */
export function useProveFirst() {
  const ask = useContext(AskForProofContext);
  return useCallback(async () => {
    const { provenUntil } = await call(listSessions, {});
    const isFresh = provenUntil !== null && Date.parse(provenUntil) - Date.now() > NEARLY_OVER_MS;
    if (!isFresh) await ask();
  }, [ask]);
}
