import { useSyncExternalStore } from 'react';
import type { DraftState } from '../draft/draft-state';
import type { DraftStore } from '../draft/draft-store';

/** The draft as it is at this moment. */
export function useDraftState({ subscribe, getState, getStateBefore }: DraftStore): DraftState {
  return useSyncExternalStore(subscribe, getState, getStateBefore);
}
