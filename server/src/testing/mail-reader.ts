// Reads the mail that a house at another address has sent, where it lies in a folder. A test house keeps it in memory.
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalMail, listLocalMail } from '../platform/mail/local-mailbox.ts';
import { SOON } from './soon.ts';

/** Each mail to an address once, the oldest first; waits for the next one. */
export function mailReader(dataDir: string) {
  const read = new Set<string>();
  return async (address: string): Promise<LocalMail> => {
    for (const deadline = Date.now() + SOON.timeout; Date.now() < deadline; await pause(50)) {
      const mail = (await listLocalMail(dataDir))
        .reverse()
        .find(({ to, name }) => to.includes(address) && !read.has(name));
      if (!mail) continue;
      read.add(mail.name);
      return mail;
    }
    throw new Error(`no further mail to ${address} arrived in time`);
  };
}

/** The newest mail to an address; waits for it, because mail leaves after the answer. */
export async function mailTo(dataDir: string, address: string): Promise<LocalMail> {
  for (const deadline = Date.now() + SOON.timeout; Date.now() < deadline; await pause(50)) {
    const mail = await listLocalMail(dataDir);
    const found = mail.find(({ to }) => to.includes(address));
    if (found) return found;
  }
  throw new Error(`no mail to ${address} arrived in time`);
}

/** The six digits in a mail. */
export function codeIn({ text }: LocalMail): string {
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}
