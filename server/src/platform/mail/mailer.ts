// Sends mail through the mail server, or writes it into a folder on this machine when there is none.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import { writeWhole } from '../files/durable-writes.ts';
import type { Log } from '../log.ts';
import { isThisMachine } from '../this-machine.ts';
import { type MailMessage, requireSendable } from './message.ts';

export type Mailer = {
  /** Resolves when the mail server has taken the message over, or the file is on disk. */
  deliver(message: MailMessage): Promise<void>;
  /** True when mail stays on this machine. */
  isLocal: boolean;
  close(): void;
};

// These say nothing of any mail, and operators want to read them.
const ABOUT_THE_CONNECTION = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH']);

type Refusal = { code?: string; responseCode?: number; command?: string; response?: string };

/** The answer of the mail server holds the recipient's address; what logs write of this error is only its meaning. */
export class MailFailed extends Error {
  override name = 'MailFailed';
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  readonly command: string | undefined;
  readonly #reply: string | undefined;

  constructor({ code, responseCode, command, response }: Refusal) {
    super(
      `The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ') || 'no reason given'}).`,
    );
    this.code = code;
    this.responseCode = responseCode;
    this.command = command;
    this.#reply = response;
  }

  /** The mail server's own words, for whoever typed the address. */
  get reply(): string {
    return this.#reply ?? this.message;
  }

  /** Answers from 500 on say: never. */
  get isFinal(): boolean {
    return this.responseCode !== undefined && this.responseCode >= 500 && this.code === 'EENVELOPE';
  }
}

class NoTls extends Error {
  override name = 'NoTls';
  readonly code = 'ETLS';
  constructor(host: string) {
    super(
      `The mail server ${host} offers no STARTTLS that can be trusted, so others could read the mail on its way. Use smtps://, or a relay on this machine (SMTP_URL=smtp://127.0.0.1:25) that sends on with TLS.`,
    );
  }
}

// A mail server that has not answered by then will not soon; the job is tried again later.
const TIMEOUT_MS = 10_000;

// Texts come from people. Neither files nor addresses of this machine may be pulled into a mail through them.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

export function mailDirectory(dataDir: string): string {
  return join(dataDir, 'mail');
}

export async function openMailer(config: Config, log: Log): Promise<Mailer> {
  return config.mail.smtpUrl ? openSmtpMailer(config, config.mail.smtpUrl, log) : openFolderMailer(config, log);
}

async function openSmtpMailer(config: Config, smtpUrl: string, log: Log): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Nobody listens between us and a relay on this machine, and its certificate is often one that it made itself.
  const isRelayHere = isThisMachine(host);
  const transport = createTransport({
    ...CLOSED,
    pool: true,
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: config.isProduction && !secure && !isRelayHere,
    ignoreTLS: isRelayHere,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // Once is for a pooled connection the server had quietly closed. More is the queue's task.
    maxRequeues: 1,
  });
  return {
    isLocal: false,
    async deliver(message) {
      const { messageId } = await transport.sendMail(compose(config, message)).catch((error) => {
        if (error.code === 'ETLS') throw new NoTls(host);
        throw ABOUT_THE_CONNECTION.has(error.code) ? error : new MailFailed(error);
      });
      log.info({ messageId }, 'a mail was handed to the mail server');
    },
    close: () => transport.close(),
  };
}

function openFolderMailer(config: Config, log: Log): Mailer {
  return {
    isLocal: true,
    async deliver(message) {
      // Read when there is a first mail: a start on one machine should be quick.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ ...CLOSED, streamTransport: true, buffer: true });
      const { message: raw, messageId } = await transport.sendMail(compose(config, message));
      if (!Buffer.isBuffer(raw)) throw new TypeError('The mail was not composed in memory.');
      // Colons are not allowed in file names everywhere. A UUIDv7 keeps mails of one millisecond in their order.
      const name = `${new Date().toISOString().replaceAll(':', '')}-${uuidv7()}.eml`;
      await writeWhole(mailDirectory(config.dataDir), name, raw);
      log.info({ messageId }, 'a mail was written to the local mailbox');
    },
    close: () => undefined,
  };
}

function compose({ brand, mail }: Config, message: MailMessage): SendMailOptions {
  const recipient = requireSendable(message);
  const { subject, text, html, attachments, stopUrl, idempotencyKey } = message;
  return {
    from: { name: brand.name, address: mail.from },
    to: recipient,
    subject,
    text,
    html,
    attachments,
    ...(idempotencyKey ? { messageId: messageIdFor(idempotencyKey, mail.from) } : {}),
    // Asks out-of-office robots not to answer; nobody reads what they would write.
    headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl ? oneClickStop(stopUrl) : {}) },
    xMailer: false,
  };
}

/** RFC 8058: mail programs show a button of their own, and press it for people. */
function oneClickStop(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Hashed, because a key may name a person's account. */
function messageIdFor(idempotencyKey: string, from: string): string {
  const name = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40);
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
