// People who book a talk, and the mail they get about it.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import { expect, vi } from 'vitest';
import { listLocalMail } from '../platform/mail/local-mailbox.ts';
import { mailDirectory } from '../platform/mail/mailer.ts';
import type { TestHouse } from './open-test-house.ts';
import { SOON } from './soon.ts';

export const TUESDAY = '2030-05-07';

export function talkPeople(house: TestHouse) {
  const { dataDir } = house.world.config;
  const visitor = house.aVisitor();
  let people = 0;

  function aForm(wishes: Record<string, unknown> = {}) {
    people += 1;
    return {
      ...{ clientName: 'Rosa Díaz', clientEmail: `rosa${people}@example.org`, clientPhone: '415 555 0101' },
      ...{ preferredDate: TUESDAY, preferredTime: '10:00', message: 'My father died in March.' },
      ...{ sendKey: randomUUID(), ...wishes },
    };
  }

  async function mailsTo(email: string) {
    return (await listLocalMail(dataDir)).filter(({ to }) => to.includes(email));
  }

  function mailAbout(email: string, subject: string) {
    return vi.waitFor(async () => {
      const found = (await mailsTo(email)).find((mail) => mail.subject === subject);
      return found ?? expect.fail();
    }, SOON);
  }

  async function bookedBy(form: ReturnType<typeof aForm>) {
    await visitor(scheduleConsultation, { body: form });
    const mail = await mailAbout(form.clientEmail, 'Your talk is booked');
    const [, token = ''] = /\/consultation#([\w.-]+)/.exec(mail.text) ?? [];
    return { mail, token };
  }

  const freeOn = async (date = TUESDAY) => (await visitor(getAvailableSlots, { query: { date } })).availableSlots;

  /** The lines of the calendar file that came with a mail. */
  async function calendarIn({ name }: { name: string }): Promise<string> {
    const raw = await readFile(join(mailDirectory(dataDir), name), 'utf8');
    const [, body = ''] = /talk\.ics[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
    return Buffer.from(body, 'base64').toString();
  }

  return { visitor, aForm, mailsTo, mailAbout, bookedBy, freeOn, calendarIn };
}
