import type { Relationship } from '@evenlight/contract/families/group';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const roleNames: Record<FamilyRole, MessageDescriptor> = {
  admin: msg`Admin`,
  coordinator: msg`Coordinator`,
  editor: msg`Editor`,
  contributor: msg`Contributor`,
  member: msg({ message: 'Member', context: 'role in a family group' }),
  viewer: msg`Viewer`,
};

export const roleHints: Record<FamilyRole, MessageDescriptor> = {
  admin: msg`Full access and management`,
  coordinator: msg`Can manage most settings`,
  editor: msg`Can edit plans`,
  contributor: msg`Can add tasks, messages, documents`,
  member: msg`Can contribute and comment`,
  viewer: msg`Read-only`,
};

export const relationshipNames: Record<Relationship, MessageDescriptor> = {
  spouse: msg`Spouse`,
  child: msg`Child`,
  parent: msg`Parent`,
  sibling: msg`Sibling`,
  other: msg`Other Family`,
  friend: msg`Close Friend`,
};
