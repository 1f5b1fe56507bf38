// People who book a talk, and the mail they get about it.
import { randomUUID } from 'node:crypto';
import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import type { TestHouse } from './open-test-house.ts';
import type { SentMail } from './outbox.ts';
import { PHONE_NUMBER } from './phone-number.ts';

export const TUESDAY = '2030-05-07';

export function talkPeople(house: TestHouse) {
  const visitor = house.aVisitor();
  let people = 0;

  function aForm(options: Record<string, unknown> = {}) {
    people += 1;
    return {
      clientName: 'Rosa Díaz',
      clientEmail: `rosa${people}@example.org`,
      clientPhone: PHONE_NUMBER,
      preferredDate: TUESDAY,
      preferredTime: '10:00',
      message: 'My father died in March.',
      idempotencyKey: randomUUID(),
      ...options,
    };
  }

  const { mailsTo } = house;

  async function mailAbout(email: string, subject: string): Promise<SentMail> {
    const found = (await mailsTo(email)).find((mail) => mail.subject === subject);
    if (!found) throw new Error(`no mail with the subject '${subject}' was sent to ${email}`);
    return found;
  }

  async function bookedBy(form: ReturnType<typeof aForm>) {
    await visitor(scheduleConsultation, { body: form });
    const mail = await mailAbout(form.clientEmail, 'Your talk is booked');
    const [, token = ''] = /\/consultation#([\w.-]+)/.exec(mail.text) ?? [];
    return { mail, token };
  }

  const freeOn = async (date = TUESDAY) => (await visitor(getAvailableSlots, { query: { date } })).availableSlots;

  /** The lines of the calendar file that came with a mail. */
  const calendarIn = ({ contents }: SentMail) => String(contents.get('talk.ics') ?? '');

  return { visitor, aForm, mailsTo, mailAbout, bookedBy, freeOn, calendarIn };
}
