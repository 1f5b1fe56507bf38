// What the loaders of pages for one plan share.
import { PlanId, type UserId } from '@evenlight/contract/ids';
import { listPlans, type Plan } from '@evenlight/contract/plans';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { isRefusedWith } from '../../../platform/page-refusal';
import { requireMember } from '../../../platform/require-member';
import { planToShow } from '../shown-plan';
import { planNamedIn } from './pages-of-plan';

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Null when they could not be read; the page itself then asks once more. */
export function loadPlans({ context }: Asked, userId: UserId): Promise<Plan[] | null> {
  return context
    .get(pageContext)
    .api(listPlans, { params: { userId } })
    .catch(() => null);
}

/** What is read about the plan that the address names, or without a name, about the one that is under way. */
export async function loadOfPlan<Read>(asked: Asked, read: (planId: PlanId) => Promise<Read>) {
  const { id: userId } = await requireMember(asked);
  const named = planNamedIn(new URL(asked.request.url).searchParams);
  const plans = named === null ? await loadPlans(asked, userId) : [];
  if (plans === null) return { is: 'not-loaded' as const };
  const { data: planId } = PlanId.safeParse(named ?? planToShow(plans)?.id);
  if (!planId) return named === null ? { is: 'no-plan' as const } : notFound();
  try {
    return { is: 'found' as const, planId, found: await read(planId) };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return notFound();
    // Asked for once more from the page itself.
    return { is: 'found' as const, planId, found: null };
  }
}

function notFound() {
  return data({ is: 'missing' as const }, { status: 404 });
}
