import type { ContributionStatus } from '@evenlight/contract/memorials/collaboration';

/** What may follow what: once decided, it stays decided. */
const followers: Record<ContributionStatus, readonly ContributionStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

export function mayBecome(before: ContributionStatus, after: ContributionStatus): boolean {
  return followers[before].includes(after);
}
