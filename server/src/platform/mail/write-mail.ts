// A mail as a feature writes it: to whom, in which language, and what it says. Laid out and enqueued in one go.
import type { Db } from '../database/database.ts';
import type { World } from '../world.ts';
import { type MailContent, renderMail } from './layout.ts';
import { sendMail } from './mail-jobs.ts';
import type { MailMessage } from './message.ts';

type Letter = Omit<MailContent, 'brand' | 'heading'> &
  Pick<MailMessage, 'to' | 'subject' | 'attachments' | 'stopUrl'> & {
    /** The subject, where there is none. */
    heading?: string;
    idempotencyKey: string;
  };

/** Sent when the caller's transaction commits, once for each key. */
export async function writeMail(
  db: Db,
  world: Pick<World, 'jobs' | 'keys' | 'config'>,
  { to, subject, attachments, stopUrl, idempotencyKey, ...content }: Letter,
): Promise<void> {
  const mail = renderMail({ heading: subject, ...content, brand: world.config.brand });
  await sendMail(db, world, { to, subject, ...mail, attachments, stopUrl, idempotencyKey });
}
