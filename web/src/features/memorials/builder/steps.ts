// The way through the builder: one question at a time.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const builderSteps = ['person', 'portrait', 'story', 'privacy', 'look'] as const;
export type BuilderStep = (typeof builderSteps)[number];

export const stepTitles: Record<BuilderStep, MessageDescriptor> = {
  person: msg`Who is this memorial for?`,
  portrait: msg`A portrait`,
  story: msg`The life story`,
  privacy: msg`Who can see it`,
  look: msg`How it looks`,
};

export const BUILDER_PATH = '/memorial-builder';

export function pathOfStep(memorialId: number | null, step: BuilderStep): string {
  return memorialId === null ? `${BUILDER_PATH}?step=${step}` : `${BUILDER_PATH}?memorial=${memorialId}&step=${step}`;
}

export function stepAfter(step: BuilderStep): BuilderStep | null {
  return builderSteps[builderSteps.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: BuilderStep): BuilderStep | null {
  return builderSteps[builderSteps.indexOf(step) - 1] ?? null;
}
