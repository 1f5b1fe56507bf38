// The runbook, followed on an empty machine, and then the house that stands there. Each test goes on where the last one ended.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { askToSignIn, getSession, signIn, signUp } from '@evenlight/contract/accounts';
import { createPlan, listPlans } from '@evenlight/contract/plans';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, expect, inject, test } from 'vitest';
import { type Browser, browserWith, overHttp } from '../testing/test-client.ts';
import { openMachine } from './machine.ts';
import { openOutsideWorld, STORE_PORT } from './outside-world.ts';
import { broughtBy, commandsOf } from './runbook.ts';

const ADDRESS = 'https://localhost';
const EMAIL = 'team@mercy.org';
const MAILS = '/var/mail/received';
const RELEASE = process.env.RELEASE_FILE ?? '';

const proxy = inject('proxy');
const outside = await openOutsideWorld();
const machine = await openMachine();
await bring();
afterAll(async () => {
  await machine.close();
  await outside.close();
});

/** What an operator's machine has besides Debian: a relay, a file of the release, and the authority of their store. */
async function bring() {
  await machine.run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-aiosmtpd
(setsid aiosmtpd -n -l 127.0.0.1:2525 -c aiosmtpd.handlers.Mailbox ${MAILS} < /dev/null > /dev/null 2>&1 &)
mkdir -p /etc/letsencrypt/live/localhost
printf '#!/bin/sh\nexec cat /run/units/log\n' > /usr/local/bin/journalctl
chmod +x /usr/local/bin/journalctl`);
  machine.write('/usr/local/share/ca-certificates/store.crt', outside.authority);
  await machine.run('update-ca-certificates');
  if (proxy === 'nginx') {
    machine.write('/etc/letsencrypt/live/localhost/fullchain.pem', outside.certificate);
    machine.write('/etc/letsencrypt/live/localhost/privkey.pem', outside.key);
  }
  await machine.run(`cp /checkout/release/${RELEASE} /root/`);
  return machine.run(
    broughtBy({
      SITE: 'localhost',
      NAME: 'Mercy & Daughters',
      PHONE: '+1 (415) 200-3000',
      EMAIL,
      SMTP_URL: 'smtp://127.0.0.1:2525',
      S3_ENDPOINT: `https://localhost:${STORE_PORT}`,
      S3_BUCKET: 'evenlight',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      STRIPE_SECRET_KEY: 'sk_live_of_mercy',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_of_mercy',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_mercy',
    }),
  );
}

/** Caddy is its own authority for `localhost`, and makes it a moment after its start. */
async function trustProxy() {
  const ofCaddy = machine.path('/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');
  if (proxy === 'Caddy') await expect.poll(() => existsSync(ofCaddy)).toBe(true);
  const authority = proxy === 'Caddy' ? readFileSync(ofCaddy, 'utf8') : outside.authority;
  setDefaultCACertificates([...getCACertificates(), authority]);
}

async function follow(section: string): Promise<string> {
  let said = '';
  for (const commands of commandsOf(section, proxy)) said += `${await machine.run(commands)}\n`;
  return said;
}

async function nextMail(to: string, after = 0): Promise<Email> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(200)) {
    const mails = await mailsTo(to);
    const mail = mails[after];
    if (mail) return mail;
  }
  throw new Error(`no mail to ${to} arrived`);
}

async function somebodyNew(email: string): Promise<Browser> {
  const browser = browserWith(overHttp(ADDRESS));
  await browser(signUp, { body: { email, firstName: 'Rosa', lastName: 'Lim', phone: '+1 (415) 200-3001' } });
  const code = /^\d{6}$/m.exec((await nextMail(email)).text ?? '')?.[0] ?? '';
  await browser(signIn, { body: { email, code } });
  return browser;
}

test('the first start, followed line by line, ends with two processes that are ready', async () => {
  const said = await follow('First start');
  expect(said).toContain('ready');
  await trustProxy();
});

test.runIf(proxy === 'nginx')(
  'whoever signs the certificate finds what proves the name, beside the way to TLS',
  async () => {
    await machine.run(
      'mkdir -p /var/www/html/.well-known/acme-challenge && echo proof > /var/www/html/.well-known/acme-challenge/one',
    );
    const proof = await fetch('http://localhost/.well-known/acme-challenge/one', { redirect: 'error' });
    expect(await proof.text()).toBe('proof\n');
    const other = await fetch('http://localhost/about', { redirect: 'manual' });
    expect([other.status, other.headers.get('location')]).toEqual([308, `${ADDRESS}/about`]);
  },
);

test('systemd has nothing to say against the units', async () => {
  // Its own words about other units are none of ours.
  const said = await machine.run(
    'systemd-analyze verify /checkout/deploy/evenlight*.service /checkout/deploy/evenlight*.timer 2>&1 || true',
  );
  expect(said.split('\n').filter((line) => line.includes('evenlight'))).toEqual([]);
});

test('the first look: the house answers over TLS, mail leaves, and somebody is on the team', async () => {
  const said = await follow('The first look');
  expect(said).toContain(`Sent to ${EMAIL}.`);
  expect((await nextMail(EMAIL)).subject).toBe('Mercy & Daughters: mail works');
  const answer = await fetch(`${ADDRESS}/`);
  expect([answer.status, answer.headers.get('strict-transport-security')]).toEqual([
    200,
    expect.stringContaining('max-age'),
  ]);
});

test('somebody signs up with the code from the mail, and the team signs in', async () => {
  const browser = await somebodyNew('rosa@mercy.org');
  expect(await browser(getSession, {})).toMatchObject({ email: 'rosa@mercy.org' });
  const team = browserWith(overHttp(ADDRESS));
  await team(askToSignIn, { body: { email: EMAIL } });
  const code = /^\d{6}$/m.exec((await nextMail(EMAIL, 1)).text ?? '')?.[0] ?? '';
  await team(signIn, { body: { email: EMAIL, code } });
  expect((await team.raw('GET', '/api/staff/queue')).status).toBe(200);
  expect((await browser.raw('GET', '/api/staff/queue')).status).toBe(404);
});

test('what happens on one process is told on a screen of the other one', async () => {
  const browser = await somebodyNew('otto@mercy.org');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const streams = await Promise.all(
    [3001, 3002].map((port) =>
      fetch(`http://127.0.0.1:${port}/api/news`, {
        headers: { cookie, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
      }),
    ),
  );
  const heard = streams.map(listen);
  await browser(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic' } });
  for (const news of heard) await expect.poll(news, { timeout: 10_000 }).toContain('plan');
  for (const { body } of streams) await body?.cancel().catch(() => undefined);
});

test('a restart by the runbook loses no request', async () => {
  const browser = await somebodyNew('ada@mercy.org');
  const me = await browser(getSession, {});
  let [isOver, asked] = [false, 0];
  const failures: string[] = [];
  const ask = async () => {
    while (!isOver) {
      asked += 1;
      await browser(getSession, {}).catch((error) => failures.push(String(error)));
      const page = await fetch(`${ADDRESS}/`).catch(String);
      if (typeof page === 'string' || page.status !== 200) failures.push(`a page: ${String(page)}`);
      else await page.text();
      await pause(100);
    }
  };
  const write = async () => {
    await pause(1_000);
    for (let plans = 0; plans < 5; plans += 1) {
      await browser(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic' } });
      await pause(4_000);
    }
  };
  const asking = [ask(), ask()];
  const written = write();
  await follow('Restart');
  await written;
  isOver = true;
  await Promise.all(asking);
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  expect(await browser(listPlans, { params: { userId: me.id } })).toHaveLength(5);
});

test('a backup is made, and brought into an empty house', async () => {
  const said = await follow('Backup and restore');
  expect(said).toContain('The house is as it was at');
  expect(said).toMatch(/rows are sound|sound/);
});

test('the next release takes the place of this one without a pause', async () => {
  const next = RELEASE.replace('evenlight-', 'evenlight-next-');
  await machine.run(
    `tar -C /opt/evenlight/current/.. -I 'gzip -1' -cf /root/${next} --transform 's,^[^/]*,evenlight-next,S' "$RELEASE"`,
  );
  await follow('Upgrade without downtime');
  expect(await machine.run('readlink /opt/evenlight/current')).toContain('evenlight-next');
  expect((await fetch(`${ADDRESS}/readyz`)).status).toBe(200);
});

test('the way back leads to the release from before', async () => {
  await follow('Going back');
  expect(await machine.run('readlink /opt/evenlight/current')).not.toContain('evenlight-next');
  expect((await fetch(`${ADDRESS}/readyz`)).status).toBe(200);
});

test('settings with a fault leave the other process as it is, and a restart says at once what is wrong', async () => {
  await machine.run('cp /etc/evenlight/evenlight.env /root/ && echo LOG_LEVEL=all >> /etc/evenlight/evenlight.env');
  const said = await machine.run('evenlight restart || echo "It ended with $?."');
  expect(said).toContain('The process on port 3001 ended before it was ready, so the others were left as they are.');
  expect(said).toContain('LOG_LEVEL: ');
  expect(said).toContain('It ended with 1.');
  expect((await fetch(`${ADDRESS}/`)).status).toBe(200);
  await machine.run('cp /root/evenlight.env /etc/evenlight/ && evenlight restart');
});

test('a release that does not start leaves the other process as it is', async () => {
  await machine.run('mv /opt/evenlight/current/server/build/main.js /root/main.js && : > /run/units/log');
  const said = await machine.run('evenlight restart || echo "It ended with $?."');
  expect(said).toContain('The process on port 3001 ended before it was ready, so the others were left as they are.');
  expect(said).toContain('Cannot find module');
  expect(said).toContain('It ended with 1.');
  expect((await fetch(`${ADDRESS}/`)).status).toBe(200);
});

async function mailsTo(to: string): Promise<Email[]> {
  const folder = machine.path(`${MAILS}/new`);
  const names = readdirSync(folder).toSorted();
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(`${folder}/${name}`))));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

/** What a stream has said so far. */
function listen({ body }: Response): () => string {
  let said = '';
  void (async () => {
    for await (const piece of body ?? []) said += Buffer.from(piece).toString();
  })().catch(() => undefined);
  return () => said;
}
