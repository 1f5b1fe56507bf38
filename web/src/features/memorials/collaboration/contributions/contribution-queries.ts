// Bringing something: the photo goes first, because the rest names it.
import type { MemorialId } from '@evenlight/contract/ids';
import { contribute, type NewContribution } from '@evenlight/contract/memorials/collaboration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/call';
import { sendPhoto } from '../../photos/photo-queries';
import { memorialKey } from '../../queries';

/** Chosen once, sent once: tried again it carries the same key, and the server keeps it once. */
export type ChosenPhoto = { file: File; idempotencyKey: string };

type Input = Omit<NewContribution, 'idempotencyKey'> & { photo: ChosenPhoto | null; idempotencyKey: string };

export function useContribute(memorialId: MemorialId) {
  const cache = useQueryClient();
  return useMutation({
    async mutationFn({ photo, content, ...input }: Input) {
      const imageUrl = photo && (await uploadFirst(memorialId, photo));
      return call(contribute, { params: { memorialId }, body: { ...input, content: { ...content, imageUrl } } });
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialKey(memorialId) }),
  });
}

async function uploadFirst(memorialId: MemorialId, { file, idempotencyKey }: ChosenPhoto): Promise<string> {
  const { data } = await sendPhoto(memorialId, { file, fields: { purpose: 'contribution', idempotencyKey } });
  return data.url;
}
