// The brand: who runs this house and how a family reaches them. One operator, one brand.
import { OwnText } from './translations.ts';
import { z } from './zod.ts';

const Phone = z.string().regex(/^\+1 \(\d{3}\) \d{3}-\d{4}$/, 'Write it as +1 (415) 555-0142');

export const Brand = z.object({
  name: z.string().min(1).max(40),
  supportPhone: Phone,
  whatsappPhone: Phone,
  helplinePhone: Phone,
  email: z.email(),
  /** Only while somebody really answers around the clock may '24/7' be said of the support line. */
  phoneStaffedAroundTheClock: z.boolean(),
  serviceArea: OwnText,
  /** Who looks after families: a person or a team, and what they are called. Null says it in the reader's language. */
  conciergeName: OwnText.nullable(),
  conciergeTitle: OwnText.nullable(),
});
export type Brand = z.infer<typeof Brand>;

/** Numbers from the range reserved for fiction (555-01xx); production refuses to start with them. */
export const fictionalBrand: Brand = {
  name: 'Evenlight',
  supportPhone: '+1 (415) 555-0142',
  whatsappPhone: '+1 (415) 555-0142',
  helplinePhone: '+1 (415) 555-0188',
  email: 'support@evenlight.example',
  phoneStaffedAroundTheClock: true,
  serviceArea: 'San Francisco Bay Area',
  conciergeName: null,
  conciergeTitle: null,
};

/** Of the range reserved for fiction: nobody answers there. */
export function isFictionalPhone(phone: string): boolean {
  return /555-01\d\d$/.test(phone);
}

/** Of the names that are reserved for examples: no mail arrives there. */
export function isFictionalEmail(email: string): boolean {
  return email.endsWith('.example');
}

/** `(415) 555-0142`, as people here write it. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+1 /, '');
}

/** `tel:+14155550142` */
export function phoneLink(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`;
}

/** A WhatsApp chat with the text filled in. The text never holds personal data: it passes through another company. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
