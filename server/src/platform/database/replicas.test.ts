// With a real replica that follows by streaming, and can be held back.
import { listPackages } from '@evenlight/contract/catalogue';
import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { updateMemorial } from '@evenlight/contract/memorials/memorial';
import { getMemorialPage } from '@evenlight/contract/memorials/page';
import { sql } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openCatalogue } from '../../features/catalogue/keep-catalogue.ts';
import { aPublicMemorial } from '../../testing/memorial-people.ts';
import { openTestHouse, type TestHouse } from '../../testing/open-test-house.ts';
import { startWithReplica } from '../../testing/replica-for-tests.ts';
import { openSilentLine } from '../../testing/silent-line.ts';

const databases = await startWithReplica();
const env = {
  DATABASE_URL: databases.url,
  DATABASE_REPLICA_URLS: databases.replicaUrl,
  SECRET_KEY: 'c1'.repeat(32),
};
// Patient, so that a replica that is held back is still asked.
const house = await openTestHouse({ env: { ...env, DATABASE_REPLICA_LAG_SECONDS: '60' } });
await openCatalogue(house.world);
const visitor = house.aVisitor();

/** Whether each replica is up, as whoever watches over the house reads it. */
const areUp = async ({ world }: TestHouse) =>
  [...(await world.metrics.write()).matchAll(/^evenlight_replica_up\{replica="\d+"\} (\d)$/gm)].map(([, up]) => up);
const hasReplica = ({ world }: TestHouse) => world.replicas.pick() !== null;
const titles = async (call = visitor) =>
  (await call(listPackages, { query: { faithTradition: 'secular' } })).map(({ name }) => name);
const rename = (name: string) =>
  house.world.db.execute(sql`update packages set name = ${name} where tradition = 'secular' and tier = 'basic'`);

async function aPage() {
  const memorial = await aPublicMemorial(house);
  return { ...memorial, page: { params: { address: memorial.address }, query: {} } };
}

afterEach(async () => {
  await databases.catchUp().catch(() => undefined);
});

test('visitors read from the replica, and whoever is signed in from the database itself', async () => {
  await expect.poll(() => hasReplica(house)).toBe(true);
  await expect.poll(() => titles().then(({ length }) => length)).toBeGreaterThan(0);
  await databases.holdBack();
  await rename('A new name');
  expect(await titles()).not.toContain('A new name');
  expect(await titles(await house.aMember())).toContain('A new name');
  await databases.catchUp();
  await expect.poll(() => titles()).toContain('A new name');
});

test('a memorial that its family closes is closed at once, however far the replica is behind', async () => {
  const { owner, memorial, params, page, path } = await aPage();
  await expect.poll(() => visitor(getMemorialPage, page).then(() => true)).toBe(true);
  await expect.poll(() => visitor.raw('GET', path).then(({ status }) => status)).toBe(200);

  await databases.holdBack();
  await owner(updateMemorial, { params, body: { version: memorial.version, privacy: 'invited' } });
  await expect(visitor(getMemorialPage, page)).rejects.toMatchObject({ status: 404 });
  expect((await visitor.raw('GET', path)).status).toBe(404);
});

test('what somebody wrote into a guestbook stands there when they look again, however far the replica is behind', async () => {
  const { params, page } = await aPage();
  await databases.holdBack();
  await visitor(signGuestbook, { params, body: { authorName: 'Ben', message: 'She taught me to swim.' } });
  const { entries } = await visitor(getMemorialPage, { ...page, query: { tab: 'guestbook' } });
  expect(entries.map(({ message }) => message)).toEqual(['She taught me to swim.']);
});

test('a replica that is too far behind is not asked until it has caught up', async () => {
  const strict = await openTestHouse({ env: { ...env, DATABASE_REPLICA_LAG_SECONDS: '1' } });
  await expect.poll(() => hasReplica(strict)).toBe(true);
  await databases.holdBack();
  await rename('Written while it was held back');
  await expect.poll(() => hasReplica(strict)).toBe(false);
  expect(await titles(strict.aVisitor())).toContain('Written while it was held back');
  await databases.catchUp();
  await expect.poll(() => hasReplica(strict)).toBe(true);
});

test('a copy that follows nobody is no replica', async () => {
  const alone = await openTestHouse({ env: { ...env, DATABASE_REPLICA_URLS: databases.url } });
  let looks = 0;
  for (const pool of alone.world.replicas.pools) pool.on('release', () => (looks += 1));
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(hasReplica(alone)).toBe(false);
  expect(await areUp(alone)).toEqual(['0']);
  expect(await titles(alone.aVisitor())).not.toEqual([]);
});

test('a replica that lets us in as somebody else is not asked', async () => {
  const address = new URL(databases.replicaUrl);
  address.searchParams.set('options', '-c work_mem=4MB');
  const careless = await openTestHouse({ env: { ...env, DATABASE_REPLICA_URLS: address.href } });
  await expect.poll(() => careless.said.join('\n')).toContain("instead of 'evenlight_app'");
  expect(careless.world.replicas.lags()).toEqual([null]);
});

test('a replica that falls silent without a word is left alone, and the others are measured as before', async () => {
  const line = await openSilentLine(databases.replicaUrl);
  const both = await openTestHouse({
    env: {
      ...env,
      DATABASE_REPLICA_URLS: `${line.url},${databases.replicaUrl}`,
      DATABASE_REPLICA_LAG_SECONDS: '3',
      DATABASE_STATEMENT_SECONDS: '60',
    },
  });
  onTestFinished(line.close);
  const areNear = () => both.world.replicas.lags().map((ms) => ms !== null && ms <= 3_000);
  await expect.poll(areNear).toEqual([true, true]);
  line.fallSilent();
  // The other was measured after that: a look that waits for the first would have left both behind.
  await expect.poll(areNear).toEqual([false, true]);
});

test('when the replica goes away in the middle, the database itself answers, and nobody notices', async () => {
  await expect.poll(() => hasReplica(house)).toBe(true);
  await databases.stopReplica();
  const answers = await Promise.all(Array.from({ length: 10 }, () => titles()));
  for (const names of answers) expect(names.length).toBeGreaterThan(0);
  await expect.poll(() => hasReplica(house)).toBe(false);
});

test('a replica that is away is a figure that says so, and its going and its coming back are logged once each', async () => {
  await databases.startReplica();
  const watched = await openTestHouse({ env });
  const lines = (words: string) => watched.said.filter((line) => line.includes(words));
  await expect.poll(() => areUp(watched)).toEqual(['1']);
  await databases.stopReplica();
  await expect.poll(() => areUp(watched)).toEqual(['0']);
  expect(await watched.world.metrics.write()).not.toMatch(/^evenlight_replica_lag_seconds\{/m);
  const pool = watched.world.replicas.pools[0] ?? expect.fail('it has a replica');
  const tries = vi.spyOn(pool, 'query');
  await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(2);
  await databases.startReplica();
  await expect.poll(() => areUp(watched)).toEqual(['1']);
  expect(lines('a replica is away')).toHaveLength(1);
  expect(lines('a replica is back')).toHaveLength(1);
});
