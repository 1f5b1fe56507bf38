import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { answerProblems } from '../http/problem-answers.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { type Mailer, mailDirectory, openMailer } from './mailer.ts';

let dataDir: string;
let app: FastifyInstance;
let mailer: Mailer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'evenlight-mailbox-'));
  mailer = await openMailer(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), pino({ level: 'silent' }));
  app = Fastify();
  answerProblems(app);
  mailboxRoutes(app, { dataDir, origin: 'https://home.example' });
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string, from: { remoteAddress?: string; host?: string } = {}) =>
  app.inject({
    url,
    remoteAddress: from.remoteAddress ?? '127.0.0.1',
    headers: { host: from.host ?? 'localhost:3000' },
  });

async function newestName(): Promise<string> {
  return (await readdir(mailDirectory(dataDir))).sort().at(-1) ?? '';
}

async function pageOf(text: string, html?: string): Promise<string> {
  await mailer.deliver({ to: 'rosa@example.org', subject: 'Hello', text, html });
  return (await get(`/dev/mailbox/${await newestName()}`)).body;
}

test('the list shows what was sent, newest first, and refreshes itself', async () => {
  await mailer.deliver({ to: 'rosa@example.org', subject: 'The first', text: 'One' });
  await mailer.deliver({ to: 'otto@example.org', subject: 'The second', text: 'Two' });
  const { statusCode, headers, body } = await get('/dev/mailbox');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<meta http-equiv="refresh" content="10">');
  expect(body.indexOf('The second')).toBeLessThan(body.indexOf('The first'));
  expect(body).toContain(`href="/dev/mailbox/${await newestName()}"`);
});

test('an empty mailbox says so', async () => {
  expect((await get('/dev/mailbox')).body).toContain('No mail yet');
});

test('a message shows its headers, its text and its code', async () => {
  const body = await pageOf('Hello Rosa,\n\n402719\n\nCall (415) 555-0142.\n');
  expect(body).toContain('rosa@example.org');
  expect(body).toContain('<p class="card code">402719</p>');
});

test('a mail without a code shows none', async () => {
  expect(await pageOf('Call +14155550142 or see http://localhost:3000/m/123456/x.')).not.toContain('class="card code"');
});

test('scripts in subject, name, text and attachments stay text', async () => {
  const attack = '<script>alert(1)</script>';
  await mailer.deliver({
    to: `"${attack}" <rosa@example.org>`,
    subject: attack,
    text: `${attack} http://localhost:3000/"onclick="x`,
    attachments: [{ filename: attack, contentType: 'text/plain', content: Buffer.from('x') }],
  });
  for (const url of ['/dev/mailbox', `/dev/mailbox/${await newestName()}`]) {
    const { body } = await get(url);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script');
    expect(body).not.toMatch(/<a [^>]*onclick=/);
  }
});

test('links lead to our own pages only', async () => {
  const ours = ['http://localhost:3000/sign-in?code=1', 'http://127.0.0.1:3000/a', 'https://home.example/b'];
  const others = [
    'https://evil.example/x',
    'http://localhost:4000/x',
    'http://localhost:3000@evil.example/',
    'https://home.example.evil.org/',
  ];
  const body = await pageOf([...ours, ...others, 'javascript:alert(1)'].join('\n'));
  for (const link of ours) expect(body).toContain(`<a href="${link}"`);
  for (const link of others) expect(body).not.toContain(`<a href="${link}`);
  expect(body).not.toContain('href="javascript');
});

test('the HTML of a mail is shown in a frame that can do nothing', async () => {
  const page = await pageOf('Hello', '<p style="color:red">Hello</p><script>alert(1)</script>');
  expect(page).toContain('<iframe sandbox ');
  expect(page).not.toContain('<script');
  const { headers, body } = await get(`/dev/mailbox/${await newestName()}/body`);
  expect(body).toContain('<p style="color:red">Hello</p>');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/);
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('the pages allow no scripts, and no styles but their own', async () => {
  const { headers } = await get('/dev/mailbox');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-src 'self'; base-uri 'none'/,
  );
});

test('a broken mail is marked and can be opened without harm', async () => {
  await mailer.deliver({ to: 'rosa@example.org', subject: 'Whole', text: 'x' });
  const name = '2020-01-01T000000.000Z-00000000-0000-7000-8000-000000000001.eml';
  await writeFile(join(mailDirectory(dataDir), name), 'From: <script>');
  expect((await get('/dev/mailbox')).body).toMatch(/Whole[\s\S]*Unreadable mail/);
  expect((await get(`/dev/mailbox/${name}`)).body).toContain('cut short or is not a mail');
});

test('other machines, other names and unknown mails get a 404', async () => {
  await mailer.deliver({ to: 'rosa@example.org', subject: 'Secret', text: '402719' });
  const name = await newestName();
  const paths = ['/dev/mailbox', `/dev/mailbox/${name}`, `/dev/mailbox/${name}/body`];
  const askers = [
    { remoteAddress: '10.0.0.5' },
    { remoteAddress: '::ffff:192.168.1.7' },
    { remoteAddress: '2001:db8::1' },
    { remoteAddress: '127.0.0.1.evil' },
    { host: 'evil.example' },
    { host: 'localhost.evil.example:3000' },
    { host: 'evil.example@localhost' },
    { host: '0.0.0.0:3000' },
    { host: 'localhost:3000/x' },
  ];
  for (const path of paths) {
    for (const asker of askers) {
      const { statusCode, body } = await get(path, asker);
      expect([statusCode, body.includes('402719')]).toEqual([404, false]);
    }
  }
  expect((await get('/dev/mailbox/..%2f..%2fsecret.eml')).statusCode).toBe(404);
  expect((await get(`/dev/mailbox/${name.replace('.eml', '.txt')}`)).statusCode).toBe(404);
});

test('this machine gets in under each of its names', async () => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
    expect((await get('/dev/mailbox', { host })).statusCode).toBe(200);
  }
  for (const remoteAddress of ['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1']) {
    expect((await get('/dev/mailbox', { remoteAddress })).statusCode).toBe(200);
  }
});
