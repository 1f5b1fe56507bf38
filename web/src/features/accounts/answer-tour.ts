// Whether somebody wanted to be shown around. By itself, because the navigation of every page needs it.
import type { UserId } from '@evenlight/contract/ids';
import { setPreferences } from '@evenlight/contract/profiles';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Kept with the account. Where that fails the tour is offered once more, which harms nobody. */
export function useAnswerTour(userId: UserId): () => void {
  const { mutate } = useMutation({
    mutationFn: () => call(setPreferences, { params: { userId }, body: { isTourAnswered: true } }),
  });
  return mutate;
}
