// What is typed into the form that asks vendors, and how it is sent.
import { brokenRule, lineOfText } from '@evenlight/contract/field-rules';
import { VendorId } from '@evenlight/contract/ids';
import { ServiceType } from '@evenlight/contract/traditions';
import {
  INQUIRY_BUDGET_MAX_CENTS,
  InquiryFields,
  VENDORS_ASKED_AT_ONCE,
  WANTED_LINE_MAX_LENGTH,
  WANTED_LINES_MAX,
} from '@evenlight/contract/vendors/inquiries';
import { Day } from '@evenlight/contract/venues';
import { z } from 'zod';
import { centsTyped } from '../../../../platform/amount-text';
import { today } from '../../../../platform/dates';

const unreadable = brokenRule({ rule: 'invalid' });
const isPast = brokenRule({ rule: 'custom', sentence: 'Service date cannot be earlier than today' });

const DayText = z
  .string()
  .refine((day) => day === '' || Day.safeParse(day).success, unreadable)
  .refine((day) => day === '' || day >= today(), isPast)
  .transform((day) => day || null);
const BudgetText = z
  .string()
  .refine((text) => {
    const cents = centsTyped(text);
    return cents === null || (cents !== undefined && cents <= INQUIRY_BUDGET_MAX_CENTS);
  }, unreadable)
  .transform((text) => centsTyped(text) ?? null);
const ServiceText = z.union([z.literal(''), ServiceType]).transform((service) => (service === '' ? null : service));

const WantedLine = lineOfText(WANTED_LINE_MAX_LENGTH);
const WantedText = z.object({
  name: z
    .string()
    .trim()
    .max(WANTED_LINE_MAX_LENGTH)
    .refine((name) => name === '' || WantedLine.safeParse(name).success, brokenRule({ rule: 'pattern' })),
});

export const AskForm = InquiryFields.extend({
  phone: InquiryFields.shape.phone.unwrap(),
  urgency: InquiryFields.shape.urgency.unwrap(),
  serviceType: ServiceText,
  eventDate: DayText,
  budget: BudgetText,
  vendorIds: z.array(VendorId).min(1).max(VENDORS_ASKED_AT_ONCE),
  /** Rows that were left empty ask for nothing. */
  wanted: z
    .array(WantedText)
    .max(WANTED_LINES_MAX)
    .transform((rows) => rows.map(({ name }) => name).filter(Boolean)),
});
export type AskForm = z.input<typeof AskForm>;

/** Whom it should go to, and who could be chosen: those who came later were never left out. */
const VendorChoiceDraft = z.object({ offered: z.array(VendorId), chosen: z.array(VendorId) });
export type VendorChoiceDraft = z.infer<typeof VendorChoiceDraft>;

/** A draft may be unfinished in any field. */
export const AskDraft = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  serviceType: z.union([z.literal(''), ServiceType]),
  eventDate: z.string(),
  budget: z.string(),
  message: z.string(),
  urgency: InquiryFields.shape.urgency.unwrap(),
  wanted: z.array(z.object({ name: z.string() })).max(WANTED_LINES_MAX),
  choice: VendorChoiceDraft.optional(),
});
export type AskDraft = z.infer<typeof AskDraft>;
