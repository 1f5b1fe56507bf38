// The runbook, followed on an empty machine, and then the house that stands there. Each test goes on where the last one ended.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { askToSignIn, getSession, signIn, signUp } from '@evenlight/contract/accounts';
import { createPlan, listPlans } from '@evenlight/contract/plans';
import { afterAll, expect, inject, test } from 'vitest';
import { type Browser, browserWith, overHttp } from '../testing/test-client.ts';
import { EMAIL, openOperator, RELEASE } from './operator.ts';
import { openOutsideWorld, STORE_PORT } from './outside-world.ts';

const ADDRESS = 'https://localhost';

const proxy = inject('proxy');
const outside = await openOutsideWorld();
const operator = await openOperator(proxy, {
  S3_ENDPOINT: `https://localhost:${STORE_PORT}`,
  S3_REGION: 'us-west-2',
  S3_BUCKET: 'evenlight',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});
const { follow, nextMail, run } = operator;
await bringAuthority();
afterAll(async () => {
  await operator.close();
  await outside.close();
});

/** The store's certificate comes from an authority of the operator's own, and so does the one of nginx. */
async function bringAuthority() {
  operator.write('/usr/local/share/ca-certificates/store.crt', outside.authority);
  await run('update-ca-certificates && mkdir -p /etc/letsencrypt/live/localhost');
  if (proxy === 'Caddy') return;
  operator.write('/etc/letsencrypt/live/localhost/fullchain.pem', outside.certificate);
  operator.write('/etc/letsencrypt/live/localhost/privkey.pem', outside.key);
}

/** Caddy is its own authority for `localhost`, and makes it a moment after its start. */
async function trustProxy() {
  const ofCaddy = operator.path('/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');
  if (proxy === 'Caddy') await expect.poll(() => existsSync(ofCaddy)).toBe(true);
  const authority = proxy === 'Caddy' ? readFileSync(ofCaddy, 'utf8') : outside.authority;
  setDefaultCACertificates([...getCACertificates(), authority]);
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

test('the first start may be run again: the house keeps its key, its database and its people', async () => {
  const secrets = 'grep -e ^SECRET_KEY= -e ^DATABASE_URL= /etc/evenlight/evenlight.env';
  const before = await run(secrets);
  await run('evenlight staff add nora@mercy.org');
  const said = await follow('First start');
  expect(said).toContain('The database lets evenlight in.');
  expect(await run(secrets)).toBe(before);
  expect(await run('evenlight staff list')).toContain('nora@mercy.org');
});

test.runIf(proxy === 'nginx')(
  'whoever signs the certificate finds what proves the name, beside the way to TLS',
  async () => {
    await run(
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
  const said = await run(
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

test('a backup is made, and brought into an empty house, also where a trial was left half-way', async () => {
  await follow('Backup and restore', 'evenlight-backup.timer');
  for (const _ of ['broken off', 'again']) {
    const said = await follow('Backup and restore', 'create database evenlight_trial');
    expect(said).toContain('The house is as it was at');
    expect(said).toMatch(/All \d+ rows are sound/);
    expect(said).toContain('The audit log says now that a backup was restored on trial.');
  }
  expect(await follow('Backup and restore', 'rm -rf /var/lib/evenlight-trial /etc')).toContain('DROP DATABASE');
});

test('the house gets a new key, also where that broke off after the keys had changed', async () => {
  const before = await run('grep ^SECRET_KEY= /etc/evenlight/evenlight.env');
  await run('echo "NEXT_SECRET_KEY=$(openssl rand -hex 32)" >> /etc/evenlight/evenlight.env && evenlight keys:rotate');
  const next = await run('sed -n s/^NEXT_//p /etc/evenlight/evenlight.env');
  const said = await follow('A new key');
  expect(said).toContain('The master key is new.');
  expect(said).toContain('The process on port 3002 is ready.');
  const after = await run('grep -E "^(NEXT_)?SECRET_KEY=" /etc/evenlight/evenlight.env');
  expect(after).toBe(next);
  expect(after).not.toBe(before);
  await somebodyNew('lena@mercy.org');
});

test('the next release takes the place of this one without a pause, and a second try makes no second backup', async () => {
  const next = RELEASE.replace('evenlight-', 'evenlight-next-');
  await run(
    `tar -C /opt/evenlight/current/.. -I 'gzip -1' -cf /root/${next} --transform 's,^[^/]*,evenlight-next,S' "$RELEASE"`,
  );
  for (const _ of ['first', 'second']) {
    const said = await follow('Upgrade without downtime');
    expect(said).toContain('The process on port 3002 is ready.');
    expect(await run('readlink /opt/evenlight/current')).toContain('evenlight-next');
    expect(await run('ls -d /var/backups/evenlight/before-* | wc -l')).toBe('1');
    expect((await fetch(`${ADDRESS}/readyz`)).status).toBe(200);
  }
});

test('the way back leads to the release from before, and no further when it is gone twice', async () => {
  for (const _ of ['first', 'second']) {
    const said = await follow('Going back');
    expect(said).toContain('The process on port 3002 is ready.');
    expect(await run('readlink /opt/evenlight/current')).not.toContain('evenlight-next');
    expect((await fetch(`${ADDRESS}/readyz`)).status).toBe(200);
  }
});

test('the way back by the backup brings the house as it was before the upgrade, into another bucket', async () => {
  await run('evenlight staff add late@mercy.org');
  await follow('Going back by the backup', 'BACKUP=');
  await run('EMPTY_BUCKET=evenlight-again');
  expect(await follow('Going back by the backup', 'alter database')).toContain('The house is as it was at');
  expect(await run('readlink /opt/evenlight/current')).not.toContain('evenlight-next');
  const staff = await run('evenlight staff list');
  expect(staff).toContain('nora@mercy.org');
  expect(staff).not.toContain('late@mercy.org');
  await expect.poll(async () => (await fetch(`${ADDRESS}/readyz`)).status).toBe(200);
  expect(await run('evenlight store:test && grep ^S3_BUCKET= /etc/evenlight/evenlight.env')).toContain(
    'evenlight-again',
  );
  expect(await follow('Going back by the backup', 'drop database')).toContain('DROP DATABASE');
});

test('settings with a fault leave the other process as it is, and a restart says at once what is wrong', async () => {
  await run('cp /etc/evenlight/evenlight.env /root/ && echo LOG_LEVEL=all >> /etc/evenlight/evenlight.env');
  const said = await run('evenlight restart || echo "It ended with $?."');
  expect(said).toContain('The process on port 3001 ended before it was ready, so the others were left as they are.');
  expect(said).toContain('LOG_LEVEL: ');
  expect(said).toContain('It ended with 1.');
  expect((await fetch(`${ADDRESS}/`)).status).toBe(200);
  await run('cp /root/evenlight.env /etc/evenlight/ && evenlight restart');
});

test('a release that does not start leaves the other process as it is', async () => {
  await run('mv /opt/evenlight/current/server/build/main.js /root/main.js && : > /run/units/log');
  const said = await run('evenlight restart || echo "It ended with $?."');
  expect(said).toContain('The process on port 3001 ended before it was ready, so the others were left as they are.');
  expect(said).toContain('Cannot find module');
  expect(said).toContain('It ended with 1.');
  expect((await fetch(`${ADDRESS}/`)).status).toBe(200);
});

/** What a stream has said so far. */
function listen({ body }: Response): () => string {
  let said = '';
  void (async () => {
    for await (const piece of body ?? []) said += Buffer.from(piece).toString();
  })().catch(() => undefined);
  return () => said;
}
