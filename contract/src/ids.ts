// Branded ids: a plan's id cannot be passed where a person's is wanted.
import { z } from './zod.ts';

export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const PasskeyId = z.uuid().brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;
