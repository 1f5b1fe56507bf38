// The pages that show one plan at a time: which one, their address says.
import type { PlanId } from '@evenlight/contract/ids';

const NAME_IN_ADDRESS = 'plan_id';

const pathTo = (page: string) => (planId: PlanId) => `${page}?${NAME_IN_ADDRESS}=${planId}`;

export const dashboardPath = pathTo('/dashboard');
export const timelinePath = pathTo('/timeline');
export const firstDaysPath = pathTo('/first-days');
export const whoDecidesPath = pathTo('/who-decides');

export function restingPlacePath(planId: PlanId): string {
  return `/plan-workflow/${planId}/resting-place`;
}

export function helpToPayPath(planId: PlanId): string {
  return `/plans/${planId}/help-to-pay`;
}

export function priceListsPath(planId: PlanId): string {
  return `/plans/${planId}/price-lists`;
}

export function planNamedIn(address: URLSearchParams): string | null {
  return address.get(NAME_IN_ADDRESS);
}

export function addressNaming(planId: string): Record<string, string> {
  return { [NAME_IN_ADDRESS]: planId };
}
