// Plans of tests: as small as a plan can be, and as it must be to be paid, booked or followed day by day.
import type { Sent } from '@evenlight/contract/endpoint';
import { createPlan, type Plan } from '@evenlight/contract/plans';
import { generateTimeline } from '@evenlight/contract/timelines';
import { searchVenues } from '@evenlight/contract/venues';
import type { Caller } from './test-client.ts';

export type PlanOptions = Partial<Sent<typeof createPlan>['body']>;

/** Christian and basic, $3,500. The house needs sample data: plans have packages. */
export function aPlan(member: Caller, options: PlanOptions = {}): Promise<Plan> {
  return member(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic', ...options } });
}

/** The same with Live Streaming, $3,600, for somebody who has died: whoever plans ahead owes nothing. */
export function aPlanToPay(member: Caller, options: PlanOptions = {}): Promise<Plan> {
  return aPlan(member, { addons: [{ name: 'Live Streaming' }], planIntent: 'at-need', ...options });
}

/** For somebody who has died, at a venue that is free on the day. */
export async function aPlanAtAVenue(member: Caller, date?: string): Promise<Plan> {
  const query = { faithTradition: 'christian', availability: 'available', date } as const;
  const { venues } = await member(searchVenues, { query });
  return aPlan(member, { planIntent: 'at-need', venueId: venues[0]?.id });
}

export async function aPlanWithTimeline(member: Caller, options: PlanOptions = {}): Promise<Plan> {
  const plan = await aPlan(member, options);
  await member(generateTimeline, { body: { planId: plan.id } });
  return plan;
}
