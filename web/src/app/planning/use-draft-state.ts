import { useSyncExternalStore } from 'react';
import type { DraftState } from '../../features/plans/draft/draft-state';
import type { DraftStore } from '../../features/plans/draft/draft-store';

/** The draft as it is at this moment. */
export function useDraftState({ subscribe, getState, getStateBefore }: DraftStore): DraftState {
  return useSyncExternalStore(subscribe, getState, getStateBefore);
}
