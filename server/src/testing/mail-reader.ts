// Reads the mail that a house at another address has sent, where it lies in a folder. A test house keeps it in memory.
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalMail, readLocalMail } from '../platform/mail/local-mailbox.ts';
import { mailDirectory } from '../platform/mail/mailer.ts';
import { SOON } from './soon.ts';

/** Each mail to an address once, the oldest first; waits for the next one. */
export function mailReader(dataDir: string) {
  const inbox = inboxOf(dataDir);
  const read = new Set<LocalMail>();
  return async (address: string): Promise<LocalMail> => {
    const mail = await inbox((one) => one.to.includes(address) && !read.has(one), `further mail to ${address}`);
    read.add(mail);
    return mail;
  };
}

/** The newest mail to an address; waits for it, because mail leaves after the answer. */
export async function mailTo(dataDir: string, address: string): Promise<LocalMail> {
  await inboxOf(dataDir)(({ to }) => to.includes(address), `mail to ${address}`);
  const mails = await Promise.all((await namesIn(dataDir)).map((name) => readLocalMail(dataDir, name)));
  const found = mails.findLast((mail) => mail?.to.includes(address));
  if (!found) throw new Error(`the mail to ${address} has gone`);
  return found;
}

/** Polls for the first mail that matches. Each mail is read once. */
function inboxOf(dataDir: string) {
  const known = new Map<string, LocalMail | null>();
  return async (fits: (mail: LocalMail) => boolean, what: string): Promise<LocalMail> => {
    for (const deadline = Date.now() + SOON.timeout; Date.now() < deadline; await pause(50)) {
      for (const name of await namesIn(dataDir)) {
        if (!known.has(name)) known.set(name, await readLocalMail(dataDir, name));
        const mail = known.get(name);
        if (mail && fits(mail)) return mail;
      }
    }
    throw new Error(`no ${what} arrived in time`);
  };
}

/** Names begin with the moment of sending. */
const namesIn = async (dataDir: string) => (await readdir(mailDirectory(dataDir)).catch(() => [])).toSorted();

/** The six digits in a mail. */
export function codeIn({ text }: LocalMail): string {
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}

/** All that has been sent so far, the oldest first. */
export async function mailsSent(dataDir: string): Promise<LocalMail[]> {
  const mails = await Promise.all((await namesIn(dataDir)).map((name) => readLocalMail(dataDir, name)));
  return mails.filter((mail) => mail !== null);
}
