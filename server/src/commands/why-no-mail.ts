// Why a test mail did not leave: what the mail server says of it, and what to do.
import { z } from 'zod';
import { MailFailed } from '../platform/mail/mailer.ts';

type Sent = { from: string; to: string };

const Fault = z.object({ code: z.string().default(''), message: z.string() });

const ENCODED = 'signs such as @ : / ? # % in them are percent-encoded (%40 %3A %2F %3F %23 %25)';

/** By what stands in the code or the message. */
const ADVICE: [RegExp, string][] = [
  [/EAUTH/, `SMTP_URL: correct user and password; ${ENCODED}.`],
  [
    /wrong version number|packet length too long/,
    'SMTP_URL: that port speaks no TLS from the start. Write smtp:// for STARTTLS (often port 587), or name the port for smtps:// (often 465).',
  ],
  [
    /Greeting never received/,
    'SMTP_URL: somebody is there and says nothing. Where the port speaks TLS from the start (often 465), write smtps://.',
  ],
  [
    /certificate/i,
    'SMTP_URL: write the host as its certificate names it. An authority of your own has to be trusted by this machine first.',
  ],
  [/EDNS|ENOTFOUND/, 'SMTP_URL: no machine has that name.'],
  [/./, 'SMTP_URL: nothing answers there. Is the mail server running, and the address right?'],
];

export function whyNoMail(error: unknown, sent: Sent): string {
  if (error instanceof MailFailed) return `The mail server says: ${error.reply}\n${adviceAbout(error, sent)}`;
  const { code, message } = Fault.parse(error);
  // That one says already what to do.
  if (code === 'ETLS') return message;
  const [, advice] = ADVICE.find(([sign]) => sign.test(`${code} ${message}`)) ?? [];
  return `${message.trim()}\n${advice}`;
}

function adviceAbout({ command, responseCode = 0 }: MailFailed, { from, to }: Sent): string {
  if (responseCode >= 400 && responseCode < 500) return 'It may take the mail later: try again in some minutes.';
  if (command === 'MAIL FROM')
    return `It does not send for ${from}: correct MAIL_FROM, or allow that address where the mail server is kept.`;
  if (command === 'RCPT TO')
    return `It takes no mail for ${to}. Is the address right, and may this house send through that mail server?`;
  return 'Ask whoever runs the mail server.';
}
