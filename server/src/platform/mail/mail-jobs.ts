// Mail is sent from the queue, after the request was answered: a mail server that is down delays mails and loses none.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { World } from '../world.ts';
import { MailFailed } from './mailer.ts';
import type { MailMessage } from './message.ts';

export const MAIL_QUEUE = 'mail';

const Message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  // Bytes travel through the queue as text.
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        content: z.base64().transform((text) => Buffer.from(text, 'base64')),
      }),
    )
    .optional(),
  stopUrl: z.string().optional(),
  idempotencyKey: z.string(),
});

type Outgoing = MailMessage & { idempotencyKey: string };

const Queued = z.object({ sealed: z.base64(), name: z.string() });

const contextOf = (name: string) => `mail ${name}`;

/**
 * Sent when the caller's transaction commits, once for each key. Sealed while it waits: the queue keeps its rows for
 * days, and mails hold names and codes.
 */
export async function sendMail(db: Db, { jobs, keys }: Pick<World, 'jobs' | 'keys'>, message: Outgoing): Promise<void> {
  const { idempotencyKey } = message;
  // A key may name an account, and the queue must not.
  const name = createHash('sha256').update(idempotencyKey).digest('base64url');
  const attachments = message.attachments?.map((file) => ({ ...file, content: file.content.toString('base64') }));
  const text = JSON.stringify({ ...message, attachments });
  const sealed = keys.wrap(Buffer.from(text), contextOf(name)).toString('base64');
  await jobs.enqueue(db, MAIL_QUEUE, { sealed, name }, { onceKey: name });
}

export function mailJobs({ jobs, keys, mailer, log }: World) {
  jobs.work(MAIL_QUEUE, async (data) => {
    const { sealed, name } = Queued.parse(data);
    const text = keys.unwrap(Buffer.from(sealed, 'base64'), contextOf(name)).toString();
    await mailer.deliver(Message.parse(JSON.parse(text))).catch((error) => {
      // Somebody mistyped an address: trying again would not make it exist.
      if (!(error instanceof MailFailed && error.isFinal)) throw error;
      log.warn({ err: error }, 'a mail server refused a mail for good');
    });
  });
}
