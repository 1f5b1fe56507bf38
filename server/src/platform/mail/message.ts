// One mail, before it is anything that travels.
import addressparser from 'nodemailer/lib/addressparser';

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

export type MailMessage = {
  /** One recipient: `rosa@example.org`, or `"Rosa Díaz" <rosa@example.org>`. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  /** The same key gives the same Message-ID, so that a mail sent twice by a retried job can be known as one. */
  idempotencyKey?: string;
};

/** A message that must not be sent as it is. Says what is wrong and repeats nothing of it: logs hold no addresses. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

// Line breaks start a new header; NUL and its like end strings in mail servers written in C.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose.
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Whoever fills in a form must not be able to add headers or recipients to our mail. */
export function requireSendable({ to, subject, attachments = [] }: MailMessage): {
  recipient: { name: string; address: string };
} {
  if (CONTROL.test(to))
    throw new MailRefused('The recipient of a mail holds a line break or another control character.');
  if (CONTROL.test(subject))
    throw new MailRefused('The subject of a mail holds a line break or another control character.');
  if (attachments.some(({ filename, contentType }) => CONTROL.test(filename + contentType))) {
    throw new MailRefused('The name or type of an attachment holds a line break or another control character.');
  }
  const [recipient, ...others] = addressparser(to, { flatten: true });
  if (!recipient || others.length > 0) throw new MailRefused('A mail goes to exactly one recipient.');
  if (!/^[^\s@<>,;:]+@[^\s@<>,;:]+$/.test(recipient.address))
    throw new MailRefused('The recipient of a mail is not an e-mail address.');
  return { recipient: { name: recipient.name, address: recipient.address } };
}
