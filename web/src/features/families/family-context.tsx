// The group that is looked at, its people, and what the one who looks may do in it.
import type { FamilyGroup, FamilyMember } from '@evenlight/contract/families/group';
import { type FamilyRight, mayInFamily } from '@evenlight/contract/families/rights';
import type { UserId } from '@evenlight/contract/ids';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Family = {
  group: FamilyGroup;
  /** Empty while they are being read. */
  members: readonly FamilyMember[];
  me: FamilyMember | undefined;
  may: (right: FamilyRight) => boolean;
};

const FamilyContext = createContext<Family | null>(null);

type Props = { group: FamilyGroup; members: readonly FamilyMember[]; userId: UserId; children: ReactNode };

export function InFamily({ group, members, userId, children }: Props) {
  const family = useMemo(
    () => ({
      group,
      members,
      me: members.find((member) => member.userId === userId),
      may: (right: FamilyRight) => mayInFamily(group.role, right),
    }),
    [group, members, userId],
  );
  return <FamilyContext value={family}>{children}</FamilyContext>;
}

export function useFamily(): Family {
  const family = useContext(FamilyContext);
  if (!family) throw new Error('There is no family here.');
  return family;
}
