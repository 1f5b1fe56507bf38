// The way through the builder: one question at a time.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Who may see it comes last: until it is answered, nobody else does. */
export const builderSteps = ['person', 'portrait', 'story', 'look', 'privacy'] as const;
export type BuilderStep = (typeof builderSteps)[number];

export const stepTitles: Record<BuilderStep, MessageDescriptor> = {
  person: msg`Who is this memorial for?`,
  portrait: msg`A portrait`,
  story: msg`The life story`,
  look: msg`How it looks`,
  privacy: msg`Who can see it`,
};

export const BUILDER_PATH = '/memorial-builder';

export function pathOfStep(memorialId: number | null, step: BuilderStep): string {
  return memorialId === null ? `${BUILDER_PATH}?step=${step}` : `${BUILDER_PATH}?memorial=${memorialId}&step=${step}`;
}

/** Whoever only edits is not asked what the keepers settle. Null: it is being begun, by its owner. */
export function stepsFor(memorial: Pick<Memorial, 'role'> | null): readonly BuilderStep[] {
  const isKeeper = memorial === null || mayOnMemorial(memorial.role, 'settle');
  return isKeeper ? builderSteps : builderSteps.filter((step) => step !== 'privacy');
}
