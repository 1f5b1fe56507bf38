import type { MemorialId } from '@evenlight/contract/ids';
import type { Tribute } from '@evenlight/contract/memorials/collaboration';
import { listTributes } from '@evenlight/contract/memorials/page';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { memorialKey } from '../queries';

export function useTributes(memorialId: MemorialId, first?: Tribute[]) {
  return useQuery({
    queryKey: [...memorialKey(memorialId), 'tributes'],
    queryFn: () => call(listTributes, { params: { memorialId }, query: {} }),
    initialData: () => first,
  });
}
