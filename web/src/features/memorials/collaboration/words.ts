import type {
  Collaborator,
  Contribution,
  ContributionStatus,
  ContributionType,
} from '@evenlight/contract/memorials/collaboration';
import type { InvitedRole, MemorialRole } from '@evenlight/contract/memorials/rights';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const roleNames: Record<MemorialRole, MessageDescriptor> = {
  owner: msg`Owner`,
  keeper: msg`Second keeper`,
  editor: msg`Editor`,
  contributor: msg`Contributor`,
  viewer: msg`Viewer`,
};

export const roleHints: Record<InvitedRole, MessageDescriptor> = {
  editor: msg`Changes the page with you: words, photos and gatherings.`,
  contributor: msg`Adds photos, stories and memories. You look at them first.`,
  viewer: msg`Sees the page and everything on it.`,
};

export const contributionNames: Record<ContributionType, MessageDescriptor> = {
  photo: msg`Photo`,
  story: msg`Story`,
  memory: msg`Memory`,
  biography_edit: msg`Life story`,
};

export const statusNames: Record<ContributionStatus, MessageDescriptor> = {
  pending: msg`Waiting`,
  approved: msg`Approved`,
  rejected: msg`Not shown`,
};

/** Somebody who has not accepted yet is known by their address. */
export function nameOf({ user, email }: Pick<Collaborator, 'user' | 'email'>): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : email;
}

export function contributorOf({ contributor }: Contribution, i18n: I18n): string {
  const { user, email } = contributor;
  if (user) return `${user.firstName} ${user.lastName}`.trim();
  return email ?? i18n._(msg`Somebody who has left since`);
}
