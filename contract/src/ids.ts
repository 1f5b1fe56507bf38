// Branded ids: a plan's id cannot be passed where a person's is wanted.
import { z } from './zod.ts';

export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const PasskeyId = z.uuid().brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;

export const PlanId = z.uuid().brand<'PlanId'>();
export type PlanId = z.infer<typeof PlanId>;

export const VenueId = z.uuid().brand<'VenueId'>();
export type VenueId = z.infer<typeof VenueId>;
