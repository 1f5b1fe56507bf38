// The traditions a service can follow, the branches a family may name, and the kinds of service.
import { z } from './zod.ts';

export const faithTraditions = [
  'hindu',
  'muslim',
  'jewish',
  'christian',
  'buddhist',
  'sikh',
  'secular',
  'other',
] as const;
export const FaithTradition = z.enum(faithTraditions);
export type FaithTradition = z.infer<typeof FaithTradition>;

/** The seven that have packages, and by which venues can be filtered; 'other' is planned with the concierge. */
export const packagedTraditions = [
  'christian',
  'jewish',
  'muslim',
  'hindu',
  'buddhist',
  'sikh',
  'secular',
] as const satisfies readonly FaithTradition[];
export const PackagedTradition = z.enum(packagedTraditions);
export type PackagedTradition = z.infer<typeof PackagedTradition>;

export function hasPackages(tradition: FaithTradition): tradition is PackagedTradition {
  return tradition !== 'other';
}

export const serviceTypes = ['burial', 'cremation', 'memorial'] as const;
export const ServiceType = z.enum(serviceTypes);
export type ServiceType = z.infer<typeof ServiceType>;

export const planIntents = ['at-need', 'plan-ahead'] as const;
/** Whether a death has occurred, or somebody plans ahead. Asked gently; it may stay unsaid. */
export const PlanIntent = z.enum(planIntents);
export type PlanIntent = z.infer<typeof PlanIntent>;

/** Branches that keep different days or rites. A family may also write its own word, or none. */
export const branches = {
  hindu: ['vaishnava', 'shaiva', 'arya-samaj', 'swaminarayan', 'lingayat'],
  muslim: ['sunni', 'shia', 'ismaili', 'ahmadi'],
  jewish: ['orthodox', 'conservative', 'reform', 'sephardi'],
  christian: ['catholic', 'eastern-orthodox', 'protestant', 'homegoing'],
  buddhist: ['theravada', 'pure-land', 'zen', 'tibetan', 'jodo-shinshu'],
  sikh: ['amritdhari', 'keshdhari', 'sehajdhari'],
  secular: [],
  other: [],
} as const satisfies Record<FaithTradition, readonly string[]>;

export type Branch = (typeof branches)[FaithTradition][number];
