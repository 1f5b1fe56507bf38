// For the screens of one plan: the plan in the address, or nothing when it is not theirs to see.
import { PlanId } from '@evenlight/contract/ids';
import { getPlan, type Plan } from '@evenlight/contract/plans';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

export async function findPlan(asked: Asked): Promise<Plan | null> {
  await requireMember(asked);
  const { data: planId } = PlanId.safeParse(asked.params.planId);
  if (!planId) return null;
  return asked.context
    .get(pageContext)
    .api(getPlan, { params: { planId } })
    .catch((refusal: unknown) => {
      if (isRefusedWith(refusal, 404)) return null;
      throw refusal;
    });
}

/** What a loader hands on instead; the screen then shows `PlanNotFound`. */
export function noPlan() {
  return data({ plan: null }, { status: 404 });
}
