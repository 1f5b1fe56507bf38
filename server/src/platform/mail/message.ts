// One mail, before it is anything that travels.
import addressparser from 'nodemailer/lib/addressparser';

type MailAttachment = { filename: string; contentType: string; content: Buffer };

export type MailMessage = {
  /** One recipient: `rosa@example.org`, or `"Rosa Díaz" <rosa@example.org>`. */
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  attachments?: MailAttachment[] | undefined;
  /** Where mail programs can end mails of this kind with one click, for whoever gets them. */
  stopUrl?: string | undefined;
  /** The same key gives the same Message-ID, so that a mail sent twice by a retried job can be known as one. */
  idempotencyKey?: string;
};

/** A message that must not be sent as it is. Says what is wrong and repeats nothing of it: logs hold no addresses. */
class MailRefused extends Error {
  override name = 'MailRefused';
}

// Line breaks start a new header; NUL and its like end strings in mail servers written in C.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose.
const CONTROL = /[\u0000-\u001f\u007f]/;

// Only what would change the meaning of an envelope; whether the address exists is for its mail server to say.
const ADDRESS = /^[^\s@<>,;:]+@[^\s@<>,;:]+$/;

/** Whoever fills in a form must not be able to add headers or recipients to our mail. Answers with the one recipient. */
export function requireSendable({ to, subject, attachments = [], stopUrl = '' }: MailMessage): {
  name: string;
  address: string;
} {
  const lines = [to, subject, stopUrl, ...attachments.flatMap(({ filename, contentType }) => [filename, contentType])];
  if (lines.some((line) => CONTROL.test(line))) {
    throw new MailRefused('The recipient, the subject or an attachment of a mail holds a line break or its like.');
  }
  const [recipient, ...others] = addressparser(to, { flatten: true });
  // The parser is lenient: outside of quotes it would pass over a second pair of angle brackets and what is in it.
  const unquoted = to.replace(/"(?:[^"\\]|\\.)*"/g, '');
  const isOne = recipient && others.length === 0 && /^[^<>]*(<[^<>]+>\s*)?$/.test(unquoted);
  if (!isOne) throw new MailRefused('A mail goes to exactly one recipient.');
  if (!ADDRESS.test(recipient.address)) throw new MailRefused('The recipient of a mail is not an e-mail address.');
  return { name: recipient.name, address: recipient.address };
}
