// Reads the mail that a test house has sent.
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalMail, listLocalMail } from '../platform/mail/local-mailbox.ts';

/** The newest mail to an address; waits for it, because mail leaves after the answer. */
export async function mailTo(dataDir: string, address: string): Promise<LocalMail> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const mail = await listLocalMail(dataDir);
    const found = mail.find(({ to }) => to.includes(address));
    if (found) return found;
  }
  throw new Error(`no mail to ${address} arrived within 10 seconds`);
}
