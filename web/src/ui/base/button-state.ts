// What a button has to tell about the action behind it.
import { useEffect, useRef, useState } from 'react';

export type ButtonState = 'idle' | 'loading' | 'success' | 'error';

// Long enough to be noticed, short enough that the button is ready when it is wanted again.
export const OUTCOME_SHOWN_MS = 2_000;

/**
 * Follows an action through loading to success or error, and back to idle. Calls while it runs are ignored.
 * Without `onFailure` the error is thrown on, so that it is never lost.
 */
export function useButtonState<Given extends unknown[]>(
  action: (...given: Given) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
) {
  const [state, setState] = useState<ButtonState>('idle');
  const isRunning = useRef(false);

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return;
    const timer = setTimeout(() => setState('idle'), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function run(...given: Given) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState('loading');
    try {
      await action(...given);
      setState('success');
    } catch (error) {
      setState('error');
      if (!onFailure) throw error;
      onFailure(error);
    } finally {
      isRunning.current = false;
    }
  }

  return { state, run };
}
