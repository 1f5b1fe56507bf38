// What has been arranged about the date of a plan, and what a family's clergy said to it.
import { lineOfText } from './field-rules.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

export const CLERGY_MAX_LENGTH = 120;

/** Given when the family's clergy has agreed to a day that is not customary. It is kept with the plan. */
export const ClergyConsent = z.object({
  clergyAgreed: z.boolean().optional(),
  /** Who agreed, in the family's words. */
  clergyName: z.union([z.literal(''), lineOfText(CLERGY_MAX_LENGTH)]).optional(),
});

/** An hour on the Bay Area's clock, as `14:30`. */
export const ServiceTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What has been arranged about the date. See scheduling.ts. */
export const Schedule = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('blocked'),
    day: Day,
    startsAt: ServiceTime.nullable(),
    bookedAt: z.iso.datetime(),
    /** Until then the family moves or cancels it by itself. */
    changeableUntil: z.iso.datetime(),
  }),
  z.object({
    mode: z.literal('requested'),
    wishedDays: z.string(),
    note: z.string(),
    requestedAt: z.iso.datetime(),
    answeredBy: z.iso.datetime(),
    /** When our team has answered. */
    answeredAt: z.iso.datetime().nullable(),
  }),
]);
export type Schedule = z.infer<typeof Schedule>;
