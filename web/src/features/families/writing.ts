// How a family's writes leave everything that shows them fresh, for everybody who writes something here.
import type { FamilyPart } from '@evenlight/contract/families/group';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFamily } from './family-context';
import { activitiesKey, partKey, useRefreshFamilies } from './queries';

/** Reads again what is shown of these parts, and what tells of them. It is over when the parts are fresh. */
export function useReadAnew(...parts: readonly FamilyPart[]): () => Promise<void> {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  const refreshFamilies = useRefreshFamilies();
  return async () => {
    refreshFamilies();
    void cache.invalidateQueries({ queryKey: activitiesKey(groupId) });
    await Promise.all(parts.map((part) => cache.invalidateQueries({ queryKey: partKey(groupId, part) })));
  };
}

type Around<Input, Answer> = {
  parts: readonly FamilyPart[];
  /** Called when it is stored, also where the form that asked has been closed meanwhile. */
  onStored?: ((input: Input, answer: Answer) => void) | undefined;
};

/** A write that is over only when what it touches is fresh. */
export function useWriting<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  { parts, onStored }: Around<Input, Answer>,
) {
  const readAnew = useReadAnew(...parts);
  return useMutation({
    mutationFn: write,
    onSuccess: (answer, input) => {
      onStored?.(input, answer);
      return readAnew();
    },
    // After a refusal as well: somebody else may have changed what is shown here.
    onError: () => void readAnew(),
  });
}
