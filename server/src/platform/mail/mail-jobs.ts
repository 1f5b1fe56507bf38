// Mail leaves after the answer, from the queue: a mail server that is away delays a mail, and loses none.
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { World } from '../world.ts';
import type { MailMessage } from './message.ts';

export const MAIL_QUEUE = 'mail';

const Message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  idempotencyKey: z.string(),
});

type Outgoing = Omit<MailMessage, 'attachments'> & { idempotencyKey: string };

const Queued = z.object({ sealed: z.base64(), idempotencyKey: z.string() });

const contextOf = (idempotencyKey: string) => `mail ${idempotencyKey}`;

/**
 * Sent when the caller's transaction commits, once for each key. Sealed while it waits: the queue keeps its rows for
 * days, and mails hold names and codes.
 */
export async function sendMail(db: Db, { jobs, keys }: Pick<World, 'jobs' | 'keys'>, message: Outgoing): Promise<void> {
  const { idempotencyKey } = message;
  const sealed = keys.wrap(Buffer.from(JSON.stringify(message)), contextOf(idempotencyKey)).toString('base64');
  await jobs.enqueue(db, MAIL_QUEUE, { sealed, idempotencyKey }, { onceKey: idempotencyKey });
}

export function mailJobs({ jobs, keys, mailer }: World) {
  jobs.work(MAIL_QUEUE, async (data) => {
    const { sealed, idempotencyKey } = Queued.parse(data);
    const text = keys.unwrap(Buffer.from(sealed, 'base64'), contextOf(idempotencyKey)).toString();
    await mailer.deliver(Message.parse(JSON.parse(text)));
  });
}
