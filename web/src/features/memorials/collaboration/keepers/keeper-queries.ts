import type { Sent } from '@evenlight/contract/endpoint';
import type { MemorialId } from '@evenlight/contract/ids';
import {
  askToTakeOver,
  declineSuccession,
  getKeepers,
  handOverMemorial,
  nameKeepers,
} from '@evenlight/contract/memorials/keeping';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/call';
import { memorialKey } from '../../queries';

export function useKeepers(memorialId: MemorialId) {
  return useQuery({
    queryKey: [...memorialKey(memorialId), 'keepers'],
    queryFn: () => call(getKeepers, { params: { memorialId } }),
    gcTime: 0,
  });
}

/** Roles hang on who keeps a memorial, so all of it is read again. */
function useChange<Input>(memorialId: MemorialId, change: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialKey(memorialId) }),
  });
}

export function useNameKeepers(memorialId: MemorialId) {
  return useChange(memorialId, (body: Sent<typeof nameKeepers>['body']) =>
    call(nameKeepers, { params: { memorialId }, body }),
  );
}

const actions = { ask: askToTakeOver, decline: declineSuccession, handOver: handOverMemorial };
export type KeeperAction = keyof typeof actions;

export function useKeeperAction(memorialId: MemorialId) {
  return useChange(memorialId, (action: KeeperAction) => call(actions[action], { params: { memorialId } }));
}
