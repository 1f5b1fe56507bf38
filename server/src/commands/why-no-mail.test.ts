// What a test mail says when it does not leave, asked of real mail servers.
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { whyNoMail } from './why-no-mail.ts';

const [from, to] = ['house@mercy.org', 'ada@example.org'];

async function aMailServer(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
  });
  // Whoever speaks TLS to it is not understood.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = listening.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function failureOf(smtpUrl: string): Promise<string> {
  const config = readConfig({ NODE_ENV: 'test', SMTP_URL: smtpUrl, MAIL_FROM: from });
  const mailer = await openMailer(config, pino({ level: 'silent' }));
  try {
    return await mailer.deliver({ to, subject: 'Mail works', text: 'It does.\n' }).then(
      () => 'it left',
      (error) => whyNoMail(error, { from, to }),
    );
  } finally {
    mailer.close();
  }
}

const refusing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

test('an address that is refused comes with the words of the mail server', async () => {
  const there = await aMailServer({ onRcptTo: ({ address }, _, done) => done(refusing(554, `<${address}> no relay`)) });
  expect(await failureOf(`smtp://${there}`)).toBe(
    `The mail server says: 554 <${to}> no relay\nIt takes no mail for ${to}. Is the address right, and may this house send through that mail server?`,
  );
});

test('a sender that is refused leads to MAIL_FROM', async () => {
  const there = await aMailServer({ onMailFrom: (_, __, done) => done(refusing(553, 'not yours')) });
  expect(await failureOf(`smtp://${there}`)).toMatch(/^The mail server says: 553 not yours\n.* correct MAIL_FROM/);
});

test('a mail server that asks for patience is tried again', async () => {
  const there = await aMailServer({ onRcptTo: (_, __, done) => done(refusing(451, 'come back later')) });
  expect(await failureOf(`smtp://${there}`)).toMatch(/451 come back later\nIt may take the mail later/);
});

test('a wrong password leads to the setting, and how it is written', async () => {
  const there = await aMailServer({ onAuth: (_, __, done) => done(new Error('no such user')) });
  expect(await failureOf(`smtp://house:guess@${there}`)).toMatch(/535 no such user\nSMTP_URL: .* percent-encoded/);
});

test('smtps at a port that speaks no TLS is named', async () => {
  const there = await aMailServer();
  expect(await failureOf(`smtps://${there}`)).toContain('SMTP_URL: that port speaks no TLS from the start.');
});

test('a certificate that nobody here trusts is named', async () => {
  const there = await aMailServer({ secure: true });
  expect(await failureOf(`smtps://${there}`)).toContain('SMTP_URL: write the host as its certificate names it.');
});

test('where nothing answers, and where there is no such machine, it says which', async () => {
  expect(await failureOf('smtp://127.0.0.1:9')).toContain('SMTP_URL: nothing answers there.');
  expect(await failureOf('smtp://nowhere.invalid:25')).toContain('SMTP_URL: no machine has that name.');
});
