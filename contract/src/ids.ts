// Branded ids: a plan's id cannot be passed where a person's is wanted. In small letters, as PostgreSQL writes them, so
// that two spellings of one id are one.
import { z } from './zod.ts';

export const UserId = z.uuid().toLowerCase().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const SessionId = z.uuid().toLowerCase().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const PasskeyId = z.uuid().toLowerCase().brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;

export const PlanId = z.uuid().toLowerCase().brand<'PlanId'>();
export type PlanId = z.infer<typeof PlanId>;

export const VenueId = z.uuid().toLowerCase().brand<'VenueId'>();
export type VenueId = z.infer<typeof VenueId>;

export const PaymentId = z.uuid().toLowerCase().brand<'PaymentId'>();
export type PaymentId = z.infer<typeof PaymentId>;

export const ShareId = z.uuid().toLowerCase().brand<'ShareId'>();
export type ShareId = z.infer<typeof ShareId>;

export const AdjustmentId = z.uuid().toLowerCase().brand<'AdjustmentId'>();
export type AdjustmentId = z.infer<typeof AdjustmentId>;

export const DocumentId = z.uuid().toLowerCase().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof DocumentId>;

export const HandoffId = z.uuid().toLowerCase().brand<'HandoffId'>();
export type HandoffId = z.infer<typeof HandoffId>;

export const DeciderId = z.uuid().toLowerCase().brand<'DeciderId'>();
export type DeciderId = z.infer<typeof DeciderId>;
