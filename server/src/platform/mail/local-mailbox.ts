// Reads back the mail that stayed on this machine.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Email } from 'postal-mime';
import { isErrno } from '../files/durable-writes.ts';
import { mailDirectory } from './mailer.ts';

export type LocalMail = {
  name: string;
  /** False for a file that is cut short or is no mail; it is listed with a mark, because hiding it would puzzle. */
  isReadable: boolean;
  from: string;
  to: string;
  subject: string;
  sentAt: string;
  messageId: string;
  text: string;
  html: string | null;
  attachments: { filename: string; mediaType: string; byteSize: number }[];
};

const NAME = /^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/;

// What a person can look through; older mail is still in the folder.
const LISTED = 100;

/** Newest first. */
export async function listLocalMail(dataDir: string): Promise<LocalMail[]> {
  const names = (await namesIn(mailDirectory(dataDir))).filter((name) => NAME.test(name));
  const newest = names.sort().reverse().slice(0, LISTED);
  const mails: LocalMail[] = [];
  // One after the other, so that a hundred attachments are never in memory together.
  for (const name of newest) {
    const mail = await readLocalMail(dataDir, name);
    if (mail) mails.push(mail);
  }
  return mails;
}

/** Null when there is no such mail, or the name is not one of ours. */
export async function readLocalMail(dataDir: string, name: string): Promise<LocalMail | null> {
  if (!NAME.test(name)) return null;
  try {
    return await parse(name, await readFile(join(mailDirectory(dataDir), name)));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    return unreadable(name);
  }
}

async function parse(name: string, raw: Buffer): Promise<LocalMail> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(raw);
  if (!isWhole(email, raw)) return unreadable(name);
  return {
    name,
    isReadable: true,
    from: email.from ? asLine([email.from]) : '',
    to: asLine(email.to ?? []),
    subject: email.subject ?? '',
    sentAt: email.date ?? '',
    messageId: email.messageId ?? '',
    text: email.text ?? '',
    html: email.html ?? null,
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      mediaType: mimeType,
      byteSize: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

/** The parser makes something of anything; a mail of ours has a sender, a recipient, and the end it announces. */
function isWhole(email: Email, raw: Buffer): boolean {
  if (!email.from || !email.to || !raw.includes('\r\n\r\n')) return false;
  const type = email.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  return boundary === undefined || raw.includes(`--${boundary}--`);
}

function asLine(addresses: readonly Address[]): string {
  return addresses
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(', ');
}

function unreadable(name: string): LocalMail {
  const empty = { from: '', to: '', subject: '', sentAt: '', messageId: '', text: '', html: null };
  return { name, isReadable: false, ...empty, attachments: [] };
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  }
}
