// Everything that is read and written about the people of a group.
import type { Sent } from '@evenlight/contract/endpoint';
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  changeFamilyGroup,
  changeFamilyMember,
  createFamilyGroup,
  endFamilyGroup,
  handOverFamily,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import {
  approveFamilyInvitation,
  cancelFamilyInvitation,
  inviteToFamily,
  listFamilyInvitations,
  renewJoinLink,
  resendFamilyInvitation,
} from '@evenlight/contract/families/invitations';
import type { FamilyInvitationId, FamilyMemberId } from '@evenlight/contract/ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../../platform/call';
import { useFamily } from '../family-context';
import { activitiesKey, membersKey, partKey, useRefreshFamilies } from '../queries';
import { useReadAnew } from '../writing';
import { retireFailure, tellFailure } from './tell-failure';

export function useActivities() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: activitiesKey(groupId),
    queryFn: () => call(listFamilyActivities, { query: { groupId } }),
  });
}

/** Everybody sees who was invited; admins also who asks, and the addresses. */
export function useWaiting() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: [...partKey(groupId, 'people'), 'waiting'],
    queryFn: () => call(listFamilyInvitations, { query: { groupId } }),
  });
}

type Telling<Answer> = {
  /** Called even when the screen has moved on meanwhile, as it does when a group comes into being or ends. */
  onDone?: (answer: Answer) => void;
  /** What the failure toast says. Why it failed stands where it happened. */
  failure: string;
};

export function useCreateGroup({ onDone, failure }: Telling<unknown>) {
  const refreshFamilies = useRefreshFamilies();
  return useMutation({
    mutationFn: (body: Sent<typeof createFamilyGroup>['body']) => call(createFamilyGroup, { body }),
    onSuccess: (answer) => {
      retireFailure('create');
      onDone?.(answer);
    },
    onError: () => tellFailure('create', failure),
    onSettled: refreshFamilies,
  });
}

/**
 * A write after which everything about the people is read again: somebody else may have been quicker. `aboutOf` names what is
 * done and to whom, so that one person's success takes no other one's failure away.
 */
function useTelling<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  { onDone, failure }: Telling<Answer>,
  aboutOf: (input: Input) => string,
) {
  const readAnew = useReadAnew('people');
  return useMutation({
    mutationFn: write,
    onSuccess: (answer, input) => {
      retireFailure(aboutOf(input));
      onDone?.(answer);
    },
    onError: (_, input) => tellFailure(aboutOf(input), failure),
    // Not waited for: whoever has left, or ended the group, has nothing to read any more.
    onSettled: () => void readAnew(),
  });
}

type Invited = { email: string | null };
type InviteBody = Omit<Sent<typeof inviteToFamily>['body'], 'groupId'>;

export function useInvite(telling: Telling<Invited>) {
  const { id: groupId } = useFamily().group;
  // An address that was mended is the same invitation.
  const about = () => `invite ${groupId}`;
  return useTelling((body: InviteBody) => call(inviteToFamily, { body: { groupId, ...body } }), telling, about);
}

export const useResend = (telling: Telling<Invited>) =>
  useTelling(
    (invitationId: FamilyInvitationId) => call(resendFamilyInvitation, { params: { invitationId }, body: {} }),
    telling,
    (invitationId) => `resend ${invitationId}`,
  );

type Approval = { invitationId: FamilyInvitationId } & Sent<typeof approveFamilyInvitation>['body'];

export const useApprove = (telling: Telling<unknown>) =>
  useTelling(
    ({ invitationId, ...body }: Approval) => call(approveFamilyInvitation, { params: { invitationId }, body }),
    telling,
    ({ invitationId }) => `approve ${invitationId}`,
  );

export const useCancel = (telling: Telling<unknown>) =>
  useTelling(
    (invitationId: FamilyInvitationId) => call(cancelFamilyInvitation, { params: { invitationId } }),
    telling,
    (invitationId) => `cancel ${invitationId}`,
  );

export function useRenewLink(telling: Telling<unknown>) {
  const { id: groupId } = useFamily().group;
  return useTelling(
    (_: undefined) => call(renewJoinLink, { params: { groupId }, body: {} }),
    telling,
    () => `link ${groupId}`,
  );
}

type MemberChange = { memberId: FamilyMemberId } & Sent<typeof changeFamilyMember>['body'];

/** What the answer says of everybody is shown at once, and not only when it has been read again. */
export function useChangeMember(telling: Telling<unknown>) {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  return useTelling(
    async ({ memberId, ...body }: MemberChange) => {
      const answer = await call(changeFamilyMember, { params: { memberId }, body });
      cache.setQueryData(membersKey(groupId), answer);
    },
    telling,
    ({ memberId }) => `change ${memberId}`,
  );
}

export function useRemoveMember(telling: Telling<unknown>) {
  const { id: groupId } = useFamily().group;
  const remove = (memberId: FamilyMemberId) => call(removeFamilyMember, { params: { memberId }, query: { groupId } });
  return useTelling(remove, telling, (memberId) => `remove ${memberId}`);
}

export const useHandOver = (telling: Telling<unknown>) =>
  useTelling(
    (memberId: FamilyMemberId) => call(handOverFamily, { params: { memberId }, body: {} }),
    telling,
    (memberId) => `hand over ${memberId}`,
  );

export function useChangeGroup(telling: Telling<unknown>) {
  const { id: groupId } = useFamily().group;
  const change = (body: Sent<typeof changeFamilyGroup>['body']) =>
    call(changeFamilyGroup, { params: { groupId }, body });
  return useTelling(change, telling, () => `change ${groupId}`);
}

/** It has ended already, perhaps by this very request, whose answer was lost. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof CallFailed && error.problem?.code === 'family.not_found')) throw error;
}

export function useEndGroup(telling: Telling<unknown>) {
  const { id: groupId } = useFamily().group;
  return useTelling(
    (_: undefined) => call(endFamilyGroup, { params: { groupId } }).catch(unlessEnded),
    telling,
    () => `end ${groupId}`,
  );
}
