// Who somebody is to the person who plans, on the screen. A family may write its own word instead.
import { type KnownRelation, knownRelations } from '@evenlight/contract/plans';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const names: Record<KnownRelation, MessageDescriptor> = {
  myself: msg`Myself`,
  mother: msg`Mother`,
  father: msg`Father`,
  partner: msg`Partner`,
  child: msg({ message: 'Child', context: 'who they are to you' }),
  sibling: msg`Sibling`,
  friend: msg`Friend`,
  other: msg({ message: 'Other', context: 'who they are to you' }),
};

export function asKnownRelation(relation: string): KnownRelation | null {
  return knownRelations.find((known) => known === relation) ?? null;
}

/** One of our list by its name, a family's own word as it was written. */
export function relationName(relation: string, i18n: I18n): string {
  const known = asKnownRelation(relation);
  return known ? i18n._(names[known]) : relation;
}
