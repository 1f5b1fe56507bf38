import type { Plan } from '@evenlight/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useChangePlan } from '../../features/plans/plan-queries';
import { type Customizations, useGenerateTimeline } from '../../features/timelines/queries';

type Wish = { customizations: Customizations; branch: string };

/** The branch belongs to the plan; all else is said with the timeline. */
export function useGenerate(plan: Plan) {
  const { mutateAsync: changePlan } = useChangePlan(plan);
  const { mutateAsync: generate } = useGenerateTimeline(plan.id);
  return useMutation({
    async mutationFn({ customizations, branch }: Wish) {
      if (branch && branch !== plan.branch) await changePlan({ branch });
      return generate(customizations);
    },
  });
}
