// Mail leaves after the answer, from the queue: a mail server that is away delays a mail, and loses none.
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { World } from '../world.ts';
import type { MailMessage } from './message.ts';

export const MAIL_QUEUE = 'mail';

const Queued = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  idempotencyKey: z.string(),
});

type Outgoing = Omit<MailMessage, 'attachments'> & { idempotencyKey: string };

/** Sent when the caller's transaction commits, once for each key. */
export async function sendMail(db: Db, jobs: Jobs, message: Outgoing): Promise<void> {
  await jobs.enqueue(db, MAIL_QUEUE, message, { onceKey: message.idempotencyKey });
}

export function mailJobs({ jobs, mailer }: World) {
  jobs.work(MAIL_QUEUE, async (data) => mailer.deliver(Queued.parse(data)));
}
