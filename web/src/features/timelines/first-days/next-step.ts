// Which one step is shown: one at a time, in the order of the days.
import type { Handoff } from '@evenlight/contract/handoffs';
import type { TimelineEvent } from '@evenlight/contract/timelines';

type Step = Pick<TimelineEvent, 'id' | 'completed'>;
type Given = readonly Pick<Handoff, 'eventId' | 'state'>[];

export function isWithOthers({ id }: Pick<Step, 'id'>, handoffs: Given): boolean {
  return handoffs.some(({ eventId, state }) => eventId === id && state === 'open');
}

/** Those that are the family's own to do. */
export function openSteps<S extends Step>(steps: readonly S[], handoffs: Given): S[] {
  return steps.filter((step) => !step.completed && !isWithOthers(step, handoffs));
}

/** `putOff`: what somebody answered with 'Not now', as often as they did. It comes back after everything else. */
export function nextStep<S extends Step>(
  steps: readonly S[],
  handoffs: Given,
  putOff: readonly string[],
): S | undefined {
  const timesPutOff = ({ id }: S) => putOff.filter((other) => other === id).length;
  return openSteps(steps, handoffs).toSorted((one, other) => timesPutOff(one) - timesPutOff(other))[0];
}
