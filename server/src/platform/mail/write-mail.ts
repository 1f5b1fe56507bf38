// Lays out a mail from the words of a feature, and puts it into the queue.
import type { Db } from '../database/database.ts';
import type { World } from '../world.ts';
import { type MailContent, type Paragraph, renderMail } from './layout.ts';
import { sendMail } from './mail-jobs.ts';
import type { MailMessage } from './message.ts';

/** What a mail says, in one language. `label` stands on its button. */
export type MailTexts = Pick<MailContent, 'paragraphs' | 'footerReason'> & { subject: string; label?: string };

type Mail = MailTexts &
  Pick<MailContent, 'language' | 'code'> &
  Pick<MailMessage, 'to' | 'attachments' | 'stopUrl'> & {
    /** The subject, where there is none. */
    heading?: Paragraph;
    /** Where the button leads. Without it there is none. */
    url?: string | undefined;
    idempotencyKey: string;
  };

/** Sent when the caller's transaction commits, once for each key. */
export async function writeMail(
  db: Db,
  world: Pick<World, 'jobs' | 'keys' | 'config'>,
  { to, subject, label, url, attachments, stopUrl, idempotencyKey, ...content }: Mail,
): Promise<void> {
  const action = label && url ? { label, url } : undefined;
  const mail = renderMail({ heading: subject, ...content, action, brand: world.config.brand });
  await sendMail(db, world, { to, subject, ...mail, attachments, stopUrl, idempotencyKey });
}
