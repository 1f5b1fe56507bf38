import type { Plan } from '@evenlight/contract/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { planKey, useChangePlan } from '../plans/plan-queries';
import { type Customizations, useGenerateTimeline } from './queries';

type Input = {
  customizations: Customizations;
  branch: string;
  /** Called also where the form that asked is gone by then: the timeline takes its place as soon as it is there. */
  onMade: () => void;
};

/** The branch belongs to the plan; all else is said with the timeline. */
export function useGenerate(plan: Plan) {
  const cache = useQueryClient();
  const { mutateAsync: changePlan } = useChangePlan(plan);
  const { mutateAsync: generate } = useGenerateTimeline(plan.id);
  return useMutation({
    async mutationFn({ customizations, branch }: Input) {
      if (branch && branch !== plan.branch) await changePlan({ branch });
      return generate(customizations);
    },
    onSuccess(_, { onMade }) {
      onMade();
      // What was said about the death is kept in the plan; the next form begins with it.
      return cache.invalidateQueries({ queryKey: planKey(plan.id) });
    },
  });
}
