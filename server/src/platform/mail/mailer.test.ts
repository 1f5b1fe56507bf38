import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fictionalBrand } from '@evenlight/contract/brand';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { describeError } from '../safe-error.ts';
import { listLocalMail, readLocalMail } from './local-mailbox.ts';
import { type Mailer, mailDirectory, openMailer } from './mailer.ts';
import type { MailMessage } from './message.ts';

const quietLog = pino({ level: 'silent' });
const message: MailMessage = { to: 'rosa@example.org', subject: 'Your sign-in code', text: 'Your code is 123456.\n' };

let dataDir: string;
let mailer: Mailer | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'evenlight-mail-'));
});
afterEach(async () => {
  mailer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const configWith = (settings: Record<string, string> = {}): Config =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...settings });

async function open(config: Config): Promise<Mailer> {
  mailer = await openMailer(config, quietLog);
  return mailer;
}

describe('through a mail server', () => {
  type Received = { email: Email; recipients: string[]; sender: string };
  let server: SMTPServer;
  let received: Received[];
  let smtpUrl: string;

  beforeEach(async () => {
    received = [];
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) =>
        auth.password === 'p@ss' ? done(null, { user: 'house' }) : done(new Error('no')),
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part) => parts.push(part));
        stream.on('end', async () => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ email: await PostalMime.parse(Buffer.concat(parts)), recipients, sender });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    smtpUrl = `smtp://127.0.0.1:${portOf(server.server)}`;
  });
  afterEach(async () => {
    // First, or the server waits for the pooled connection.
    mailer?.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  const header = (email: Email, key: string) => email.headers.find((line) => line.key === key)?.value;

  test('a message arrives with our name, its text and its HTML', async () => {
    const { deliver, isLocal } = await open(configWith({ SMTP_URL: smtpUrl, MAIL_FROM: 'house@evenlight.example' }));
    expect(isLocal).toBe(false);
    await deliver({ ...message, html: '<p>Your code is <b>123456</b>.</p>' });
    const [mail] = received;
    expect(mail).toMatchObject({ recipients: ['rosa@example.org'], sender: 'house@evenlight.example' });
    expect(mail?.email).toMatchObject({
      from: { name: 'Evenlight', address: 'house@evenlight.example' },
      to: [{ address: 'rosa@example.org' }],
      subject: 'Your sign-in code',
      html: expect.stringContaining('<b>123456</b>'),
    });
    expect(mail?.email.text?.trim()).toBe('Your code is 123456.');
  });

  test('robots are told not to answer, and nothing says what we run on', async () => {
    await (await open(configWith({ SMTP_URL: smtpUrl }))).deliver(message);
    const email = received[0]?.email as Email;
    expect(header(email, 'auto-submitted')).toBe('auto-generated');
    expect(header(email, 'list-id')).toBeUndefined();
    expect(header(email, 'x-mailer')).toBeUndefined();
  });

  test('the same key gives the same Message-ID, and says nothing of the key', async () => {
    const { deliver } = await open(configWith({ SMTP_URL: smtpUrl, MAIL_FROM: 'house@evenlight.example' }));
    await deliver({ ...message, idempotencyKey: 'code:rosa' });
    await deliver({ ...message, idempotencyKey: 'code:rosa' });
    await deliver({ ...message, idempotencyKey: 'code:otto' });
    await deliver(message);
    const ids = received.map(({ email }) => email.messageId);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@evenlight\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });

  test('attachments arrive byte for byte under their names', async () => {
    const content = Buffer.from([0, 1, 2, 255, 13, 10, 46, 13, 10]);
    const attachments = [{ filename: 'Żałoba.pdf', contentType: 'application/pdf', content }];
    await (await open(configWith({ SMTP_URL: smtpUrl }))).deliver({ ...message, attachments });
    const [attachment] = received[0]?.email.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'Żałoba.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(content)).toBe(true);
  });

  test('name and password from the address are used', async () => {
    await (await open(configWith({ SMTP_URL: smtpUrl.replace('//', '//house:p%40ss@') }))).deliver(message);
    expect(received).toHaveLength(1);
    mailer?.close();
    const wrong = await open(configWith({ SMTP_URL: smtpUrl.replace('//', '//house:guess@') }));
    await expect(wrong.deliver(message)).rejects.toThrow(/Invalid login/);
  });

  test('in production a server without TLS gets nothing, and the error says what to do', async () => {
    // Another way to write 127.0.0.1, which we do not take for this machine.
    const elsewhere = smtpUrl.replace('127.0.0.1', '127.1');
    const config = { ...configWith({ SMTP_URL: `${elsewhere}?requireTLS=false&ignoreTLS=true` }), isProduction: true };
    await expect((await open(config)).deliver(message)).rejects.toThrow(
      'The mail server 127.1 offers no STARTTLS that can be trusted',
    );
    expect(received).toEqual([]);
  });

  test('in production a relay on the same machine needs no TLS', async () => {
    await (await open({ ...configWith({ SMTP_URL: smtpUrl }), isProduction: true })).deliver(message);
    expect(received).toHaveLength(1);
  });

  test('what the server says of an address is there for whoever typed it, and in no log', async () => {
    server.onRcptTo = ({ address }, _session, done) => done(new Error(`${address} is not known here`));
    const failure = await (await open(configWith({ SMTP_URL: smtpUrl }))).deliver(message).catch((error) => error);
    expect(failure.reply).toBe('550 rosa@example.org is not known here');
    expect(JSON.stringify([failure, { ...failure }, describeError(failure)])).not.toContain('rosa');
  });

  const injections: [string, Partial<MailMessage>][] = [
    ['a header in the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
    ['a bare line feed in the subject', { subject: 'Hello\nBcc: eve@example.org' }],
    ['a header in the recipient', { to: 'rosa@example.org\r\nBcc: eve@example.org' }],
    ['a second recipient', { to: 'rosa@example.org, eve@example.org' }],
    ['a group of recipients', { to: 'all: rosa@example.org, eve@example.org;' }],
    ['no recipient', { to: '' }],
    ['a name instead of an address', { to: 'rosa' }],
    ['a second address behind the first', { to: 'Rosa <rosa@example.org> <eve@example.org>' }],
    ['a command in the address', { to: '<rosa@example.org> NOTIFY=NEVER <eve@example.org>' }],
    [
      'a header in the name of an attachment',
      { attachments: [{ filename: 'a\r\nX: y', contentType: 'text/plain', content: Buffer.alloc(1) }] },
    ],
  ];
  test.each(injections)('%s is refused', async (_what, fault) => {
    await expect(
      (await open(configWith({ SMTP_URL: smtpUrl }))).deliver({ ...message, ...fault }),
    ).rejects.toMatchObject({
      name: 'MailRefused',
    });
    expect(received).toEqual([]);
  });
});

describe('when the mail server is away', () => {
  test('a closed port is known at once', async () => {
    const port = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const free = portOf(server);
        server.close(() => resolve(free));
      });
    });
    await expect((await open(configWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }))).deliver(message)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  test('a server that says nothing is given up after ten seconds', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const connected = new Promise<Socket>((resolve) => silent.once('connection', resolve));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome = 'waiting';
    const mailer = await open(configWith({ SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}` }));
    const delivery = expect(mailer.deliver(message))
      .rejects.toThrow(/Greeting never received/)
      .finally(() => {
        outcome = 'given up';
      });
    const socket = await connected;
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await delivery;
    socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('without a mail server', () => {
  test('each message becomes one whole file, for our eyes only', async () => {
    const { deliver, isLocal } = await open(configWith());
    expect(isLocal).toBe(true);
    await Promise.all([deliver(message), deliver(message), deliver(message)]);
    const names = await readdir(mailDirectory(dataDir));
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-[0-9a-f-]{36}\.eml$/);
      expect((await stat(join(mailDirectory(dataDir), name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(mailDirectory(dataDir))).mode & 0o777).toBe(0o700);
  });

  test('names and subjects in any script come back as they were written', async () => {
    const brand = { ...fictionalBrand, name: 'Światło "Wałęsa", Dom' };
    const subject = 'ذكرى المرحوم محمد · W pamięci Lecha Wałęsy · 悼念';
    const { deliver } = await open({ ...configWith(), brand });
    await deliver({
      ...message,
      subject,
      to: '"محمد Wałęsa" <rosa@example.org>',
      text: 'Drogi Lechu,\nالسلام عليكم\n',
    });
    const [mail] = await listLocalMail(dataDir);
    expect(mail).toMatchObject({ isReadable: true, subject, to: 'محمد Wałęsa <rosa@example.org>' });
    expect(mail?.from).toBe('Światło "Wałęsa", Dom <support@evenlight.example>');
    expect(mail?.text.trim()).toBe('Drogi Lechu,\nالسلام عليكم');
  });

  test('the mailbox lists the newest first, at most a hundred', async () => {
    const { deliver } = await open(configWith());
    for (let count = 1; count <= 103; count += 1) await deliver({ ...message, subject: `Mail ${count}` });
    const mails = await listLocalMail(dataDir);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 100 }, (_, index) => `Mail ${103 - index}`),
    );
  });

  test('an empty mailbox is an empty list', async () => {
    expect(await listLocalMail(dataDir)).toEqual([]);
  });

  test('half-written and broken files are marked, and hide no other mail', async () => {
    const { deliver } = await open(configWith());
    await deliver({ ...message, html: '<p>whole</p>' });
    const [name = ''] = await readdir(mailDirectory(dataDir));
    const whole = await readFile(join(mailDirectory(dataDir), name));
    const broken = [
      '00000000-0000-7000-8000-000000000001',
      '00000000-0000-7000-8000-000000000002',
      '00000000-0000-7000-8000-000000000003',
    ];
    const contents = [whole.subarray(0, whole.length - 60), Buffer.alloc(0), Buffer.from([0xff, 0xfe, 0, 1, 2])];
    for (const [index, id] of broken.entries()) {
      await writeFile(join(mailDirectory(dataDir), `2020-01-01T000000.000Z-${id}.eml`), contents[index] ?? '');
    }
    await writeFile(join(mailDirectory(dataDir), '.half.part'), 'x');
    expect((await listLocalMail(dataDir)).map(({ isReadable }) => isReadable)).toEqual([true, false, false, false]);
  });

  test('only names of our own pattern are read', async () => {
    await writeFile(join(dataDir, 'secret.eml'), 'From: a@b.c\r\nTo: d@e.f\r\n\r\nsecret');
    for (const name of ['../secret.eml', '..%2fsecret.eml', '', '/etc/passwd', `${'a'.repeat(60)}.eml`]) {
      expect(await readLocalMail(dataDir, name)).toBeNull();
    }
    expect(await readLocalMail(dataDir, '2020-01-01T000000.000Z-00000000-0000-7000-8000-000000000001.eml')).toBeNull();
  });
});

test('the log names no recipient, no subject and no code', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const mailer = await openMailer(configWith(), log);
  await mailer.deliver({ ...message, idempotencyKey: 'code:rosa@example.org' });
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/rosa|sign-in|123456/);
});

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
