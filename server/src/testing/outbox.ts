// The mail of a test house, kept in memory, and the way to have all of it: run what waits until nothing is left.
import type { LocalMail } from '../platform/mail/local-mailbox.ts';
import { type MailMessage, requireSendable } from '../platform/mail/message.ts';
import type { World } from '../platform/world.ts';

/** A mail as a mailbox would list it, with the files that came along. */
export type SentMail = LocalMail & { contents: Map<string, Buffer> };

/** Called before the application is built, so that no mail leaves by the other way. */
export function keepMailInMemory({ mailer, config, clock, log }: World): SentMail[] {
  const sent: SentMail[] = [];
  mailer.deliver = async (message: MailMessage) => {
    requireSendable(message);
    const { to, subject, text, html = null, attachments = [], idempotencyKey } = message;
    sent.push({
      name: String(sent.length),
      isReadable: true,
      messageId: idempotencyKey ?? '',
      sentAt: clock.now().toISOString(),
      from: `${config.brand.name} <${config.mail.from}>`,
      to,
      subject,
      text,
      html,
      attachments: attachments.map(({ filename, contentType, content }) => {
        return { filename, mediaType: contentType, byteSize: content.length };
      }),
      contents: new Map(attachments.map(({ filename, content }) => [filename, content])),
    });
    log.info('a mail was kept in memory');
  };
  return sent;
}

export function openOutbox({ newsroom, jobs }: Pick<World, 'newsroom' | 'jobs'>, sent: SentMail[]) {
  const read = new Set<SentMail>();

  async function run(): Promise<SentMail[]> {
    const before = sent.length;
    do await newsroom.catchUp();
    while ((await jobs.runUntilEmpty()) > 0);
    return sent.slice(before);
  }

  let running: Promise<unknown> = Promise.resolve();
  /**
   * Publishes what is waiting and runs every queue until nothing is left. Answers with the mail sent because of it. Calls
   * run one after the other: to a second one, the jobs in progress would look done.
   */
  function settle(): Promise<SentMail[]> {
    const mine = running.then(run);
    running = mine.catch(() => undefined);
    return mine;
  }

  /** What can be read once all jobs are done. */
  async function settled<T>(read: () => T | Promise<T>): Promise<T> {
    await settle();
    return read();
  }

  /** Every mail so far, the newest first. */
  async function mails(): Promise<SentMail[]> {
    await settle();
    return sent.toReversed();
  }

  const mailsTo = async (address: string) => (await mails()).filter(({ to }) => to.includes(address));

  /** Each mail to an address once, the oldest first. */
  async function nextMailTo(address: string): Promise<SentMail> {
    const mail = (await mailsTo(address)).findLast((one) => !read.has(one));
    if (!mail) throw new Error(`no further mail to ${address} was sent`);
    read.add(mail);
    return mail;
  }

  /** The newest mail to an address. */
  async function mailTo(address: string): Promise<SentMail> {
    const [mail] = await mailsTo(address);
    if (!mail) throw new Error(`no mail to ${address} was sent`);
    return mail;
  }

  return { settle, settled, mails, mailsTo, nextMailTo, mailTo };
}
