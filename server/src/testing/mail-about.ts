// One mail among those that somebody gets: they overtake each other, and whoever did several things gets several.
import type { SentMail } from './outbox.ts';

const READ_AT_MOST = 12;

type House = { nextMailTo: (address: string) => Promise<Pick<SentMail, 'subject' | 'text'>> };

/** What it says, once it has come. */
export async function mailAbout(
  house: House,
  { person }: { person: { email: string } },
  subject: string,
): Promise<string> {
  for (let mails = 0; mails < READ_AT_MOST; mails += 1) {
    const mail = await house.nextMailTo(person.email);
    if (mail.subject === subject) return mail.text;
  }
  throw new Error(`no mail says '${subject}'`);
}
