// Working on a memorial together: its people, what they bring, who is here now, and who keeps it.
import type { Sent } from '@evenlight/contract/endpoint';
import type { CollaboratorId, ContributionId, MemorialId } from '@evenlight/contract/ids';
import {
  acceptInvitation,
  approveContribution,
  changeCollaborator,
  inviteCollaborator,
  listCollaborators,
  listContributions,
  listEditSessions,
  openInvitation,
  rejectContribution,
  removeCollaborator,
} from '@evenlight/contract/memorials/collaboration';
import { listStoryVersions } from '@evenlight/contract/memorials/memorial';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../../platform/call';
import { memorialKey, memorialsKey } from '../queries';

const togetherKey = (memorialId: MemorialId) => [...memorialKey(memorialId), 'together'];

async function readTogether(memorialId: MemorialId) {
  const params = { memorialId };
  const [people, brought, sessions] = await Promise.all([
    call(listCollaborators, { params }),
    call(listContributions, { params }),
    call(listEditSessions, { params }),
  ]);
  return { collaborators: people.data, contributions: brought.data, editSessions: sessions.data };
}

/** One question for all three, so that they belong to one moment. Not asked while nobody works together. */
export function useTogether(memorialId: MemorialId, isCollaborative: boolean) {
  return useQuery({
    queryKey: togetherKey(memorialId),
    queryFn: () => readTogether(memorialId).catch(logAndThrow),
    enabled: isCollaborative,
    gcTime: 0,
  });
}

/** The people alone, where nothing is contributed. */
export function useCollaborators(memorialId: MemorialId) {
  return useQuery({
    queryKey: [...memorialKey(memorialId), 'people'],
    queryFn: async () => (await call(listCollaborators, { params: { memorialId } })).data,
    gcTime: 0,
  });
}

function logAndThrow(error: unknown): never {
  // biome-ignore lint/suspicious/noConsole: what could not be loaded is logged, as the specification asks
  console.error('Failed to load collaboration data', error);
  throw error;
}

/** Every change here may change what anybody sees of the memorial. */
function useChange<Input, Answer>(memorialId: MemorialId, change: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialKey(memorialId) }),
  });
}

export function useInvite(memorialId: MemorialId) {
  return useChange(memorialId, (body: Sent<typeof inviteCollaborator>['body']) =>
    call(inviteCollaborator, { params: { memorialId }, body }),
  );
}

type Person = { collaboratorId: CollaboratorId };

export function useChangePerson(memorialId: MemorialId) {
  return useChange(memorialId, ({ collaboratorId, ...body }: Person & Sent<typeof changeCollaborator>['body']) =>
    call(changeCollaborator, { params: { memorialId, collaboratorId }, body }),
  );
}

export function useRemovePerson(memorialId: MemorialId) {
  return useChange(memorialId, ({ collaboratorId }: Person) =>
    call(removeCollaborator, { params: { memorialId, collaboratorId } }),
  );
}

type Decision = { contributionId: ContributionId; isApproved: boolean; isConfirmed: boolean };

export function useDecide(memorialId: MemorialId) {
  return useChange(memorialId, ({ contributionId, isApproved, isConfirmed }: Decision) => {
    const params = { memorialId, contributionId };
    return isApproved
      ? call(approveContribution, { params, body: { isConfirmed } })
      : call(rejectContribution, { params });
  });
}

/** The life story is another one than when the contribution was sent. */
export function hasChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'memorial.changed_meanwhile';
}

export function useStoryVersions(memorialId: MemorialId) {
  return useQuery({
    queryKey: [...memorialKey(memorialId), 'versions'],
    queryFn: () => call(listStoryVersions, { params: { memorialId } }),
    gcTime: 0,
  });
}

export function useOpenInvitation(token: string) {
  return useQuery({
    queryKey: [...memorialsKey, 'invitation', token],
    queryFn: () => call(openInvitation, { body: { token } }),
    gcTime: 0,
  });
}

export function useAcceptInvitation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(acceptInvitation, { body: { token } }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: memorialsKey }),
  });
}

export function isForOtherAddress(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'invitation.other_address';
}
