// A house of the last release, brought up to date by the runbook and back again. Each test goes on where the last one ended.
import { afterAll, expect, test } from 'vitest';
import { ensureLastRelease, LAST_RELEASE, lastRelease } from './last-release.ts';
import { openOperator } from './operator.ts';

const FORMER = `/opt/evenlight/${lastRelease.version}`;
const SECTION = `First upgrade from ${lastRelease.version}`;

ensureLastRelease();
// Without a proxy: what stands before the processes is the same for both releases.
const { close, follow, run } = await openOperator('Caddy');
afterAll(close);

/** Both processes, by their own figures. */
const versions = () =>
  run('for port in 13001 13002; do curl -s http://127.0.0.1:$port/metrics | grep ^evenlight_build; done');

test('a house runs as the documents of the last release say', async () => {
  await follow('First start', 'apt-get update');
  await follow('First start', 'create database evenlight');
  await run(`useradd --system --home-dir /var/lib/evenlight --shell /usr/sbin/nologin evenlight
install -d -o evenlight -g evenlight -m 0700 /var/lib/evenlight
mkdir -p /opt/evenlight
cp -a /checkout/${LAST_RELEASE} ${FORMER}
ln -sfn ${FORMER} /opt/evenlight/current
install -m 0644 /opt/evenlight/current/deploy/evenlight@.service /etc/systemd/system/`);
  await follow('First start', 'evenlight.env) <<SETTINGS');
  expect(await follow('First start', 'systemctl restart evenlight@3001')).toContain('ready');
  expect(await versions()).toContain(`"${lastRelease.version}"`);
  // By its own means, as it has no command for servers.
  await run(`(set -a; . /etc/evenlight/evenlight.env; cd /opt/evenlight/current
  NODE_ENV=production DATA_DIR=/var/lib/evenlight setpriv --reuid=evenlight --regid=evenlight --init-groups \\
    node_modules/.bin/node server/src/commands/staff.ts add nora@mercy.org)`);
});

test('the first upgrade gives it the command, makes a backup with its own programs, and switches both processes', async () => {
  for (const _ of ['broken off', 'again']) expect(await follow(SECTION)).toMatch(/All \d+ rows are sound/);
  const said = await follow('Upgrade without downtime');
  expect(said).toContain('The house as it was at');
  expect(said).toContain('The process on port 3002 is ready.');
  await follow('Backup and restore', 'evenlight-backup.timer');
  expect(await versions()).not.toContain(`"${lastRelease.version}"`);
  expect(await run('evenlight staff list')).toContain('nora@mercy.org');
});

test('a second try of the upgrade makes no backup of the tables of today', async () => {
  expect(await follow(SECTION)).toMatch(/All \d+ rows are sound/);
  expect(await follow('Upgrade without downtime')).toContain('The process on port 3002 is ready.');
  expect(await run('ls -d /var/backups/evenlight/before-* | wc -l')).toBe('1');
});

test('the way back without the backup refuses, and the one by the backup brings the last release and its house', async () => {
  await run('evenlight staff add late@mercy.org && evenlight store:test');
  expect(await follow('Going back')).toContain('Nothing was changed:');
  expect(await versions()).not.toContain(`"${lastRelease.version}"`);
  await follow('Going back by the backup', 'BACKUP=');
  expect(await follow('Going back by the backup', 'alter database')).toContain('The house is as it was at');
  expect(await versions()).toContain(`"${lastRelease.version}"`);
  const staff = await run('evenlight staff list');
  expect(staff).toContain('nora@mercy.org');
  expect(staff).not.toContain('late@mercy.org');
  // Its timers work on it, too.
  await run('systemctl start evenlight-backup.service evenlight-audit.service');
});

test('a second try of the way back puts aside what is there and ends the same; then nothing is left of it', async () => {
  expect(await follow('Going back by the backup', 'alter database')).toContain('The house is as it was at');
  expect(await run('evenlight staff list')).toContain('nora@mercy.org');
  const said = await follow('Going back by the backup', 'drop database');
  expect(said.match(/DROP DATABASE/g)).toHaveLength(2);
  expect(await run('ls /var/lib/evenlight')).not.toContain('aside');
});

test('from there it can be brought up to date again', async () => {
  await follow(SECTION);
  expect(await follow('Upgrade without downtime')).toContain('The process on port 3002 is ready.');
  expect(await versions()).not.toContain(`"${lastRelease.version}"`);
});
