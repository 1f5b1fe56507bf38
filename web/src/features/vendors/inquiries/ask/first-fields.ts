// What we know already is filled in: who asks, and what the newest plan says about the service.
import { getSession } from '@evenlight/contract/accounts';
import type { UserId } from '@evenlight/contract/ids';
import { listPlans } from '@evenlight/contract/plans';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/call';
import { today } from '../../../../platform/dates';
import { contactOf } from '../../../accounts/own-contact';
import { inquiriesKey } from '../queries';
import type { AskDraft } from './ask-form';

export const nothingYet: AskDraft = {
  name: '',
  email: '',
  phone: '',
  serviceType: '',
  eventDate: '',
  budget: '',
  message: '',
  urgency: 'normal',
  wanted: [{ name: '' }],
};

/** Without a plan, or when it cannot be read, the fields stay empty: nobody is kept from asking. */
export function useFirstFields(userId: UserId | undefined, isWanted: boolean) {
  return useQuery({
    queryKey: [...inquiriesKey, 'first fields', userId],
    queryFn: userId && isWanted ? () => firstFields(userId) : skipToken,
    retry: false,
    gcTime: 0,
  });
}

async function firstFields(userId: UserId): Promise<AskDraft> {
  const [person, plan] = await Promise.all([call(getSession, {}), newestPlan(userId).catch(() => undefined)]);
  const day = plan?.serviceDate ?? '';
  return {
    ...nothingYet,
    ...contactOf(person),
    serviceType: plan?.serviceType ?? '',
    // The budget of a plan is for all of it, and no single vendor's business: that field stays the family's own.
    eventDate: day >= today() ? day : '',
  };
}

async function newestPlan(userId: UserId) {
  const plans = await call(listPlans, { params: { userId } });
  return plans
    .filter(({ archivedAt }) => archivedAt === null)
    .reduce<(typeof plans)[number] | undefined>(
      (newest, plan) => (newest && newest.createdAt >= plan.createdAt ? newest : plan),
      undefined,
    );
}
