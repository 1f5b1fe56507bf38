// Going back to a minute, with the very commands of docs/commands.md, on the PostgreSQL that Debian packages.
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from '@evenlight/contract/documents';
import { createPlan, listPlans } from '@evenlight/contract/plans';
import { expect, onTestFinished, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';
import { openRunningHouse } from '../testing/open-running-house.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { type Caller, callerWith, overHttp } from '../testing/test-client.ts';
import { aPdf, multipartBody, UPLOAD_TYPE } from '../testing/uploads.ts';
import { type DebianPostgres, debianPostgres, openDebianPostgres } from './debian-postgres.ts';
import { openTally } from './tally.ts';

const tally = openTally('going back to a minute');
const bin = debianPostgres();

/** The settings and commands that the document has an operator type, in their order. */
const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/commands.md'), 'utf8');
const [SETTINGS = '', BASE_COPY = '', GO_BACK = '', CLOSE_WAYS_IN = ''] = [
  ...(PAGE.split('## Point-in-time recovery')[1] ?? '').matchAll(/^```(?:ini|sh)\n([\s\S]*?)^```$/gm),
].map(([, block]) => block);

/** Our places instead of Debian's; a document that names none of them would not be tried. */
function here(block: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((text, [theirs, ours]) => {
    expect(text).toContain(theirs);
    return text.replaceAll(theirs, ours);
  }, block);
}

const goBack = ({ data, archive, start, stop }: DebianPostgres, moment: string) =>
  here(GO_BACK, {
    'systemctl stop postgresql@15-main': stop,
    'systemctl start postgresql@15-main': start,
    '/var/lib/postgresql/15/main': data,
    '/archive': archive,
    '2031-05-04 13:55:00+00': moment,
  });

async function aPlace() {
  const place = await mkdtemp(join(tmpdir(), 'evenlight-pitr-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const [database, data] = [join(place, 'database'), join(place, 'data')];
  // PostgreSQL, and the house as whoever runs this, each in a folder of its own.
  chmodSync(place, 0o711);
  for (const folder of [database, data]) mkdirSync(folder);
  return { database, data };
}

async function startHouse(env: Record<string, string>) {
  const server = await startServerProcess(env);
  const runningHouse = await openRunningHouse(env);
  const callerOf = (cookie: string) => callerWith(overHttp(server.address), { cookie, origin: server.address });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await runningHouse.close();
    await server.end('SIGTERM');
  };
  onTestFinished(close);
  return { runningHouse, callerOf, close, address: server.address };
}

const headerOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`;
const save = (call: Caller, title: string) =>
  call(createPlan, { body: { faithTradition: 'secular', packageTier: 'basic', title } });

async function sendPaper(address: string, cookie: string, name: string) {
  const files = [{ bytes: await aPdf(`The paper ${name}.`), name, type: 'application/pdf' }];
  const answer = await fetch(`${address}/api/documents/upload`, {
    method: 'POST',
    headers: { origin: address, cookie, 'content-type': UPLOAD_TYPE },
    body: new Uint8Array(multipartBody({ fields: { documentType: 'death-certificate' }, files })),
  });
  expect(answer.status).toBe(201);
}

test.skipIf(!bin)(
  'a house goes back to a minute: what was written until then is there, and nothing after it',
  async () => {
    const place = await aPlace();
    const archive = join(place.database, 'archive');
    const postgres = openDebianPostgres(bin ?? '', place.database, here(SETTINGS, { '/archive': archive }));
    const env = {
      NODE_ENV: 'test',
      DATA_DIR: place.data,
      DATABASE_URL: postgres.url,
      SECRET_KEY: '17'.repeat(32),
      SAMPLE_DATA: 'off',
    };
    const before = await startHouse(env);
    const person = await before.runningHouse.aMember();
    const mine = { params: { userId: person.id } };
    const cookie = headerOf(person.cookie);
    const ada = before.callerOf(cookie);
    await save(ada, 'before the copy');
    postgres.sh(here(BASE_COPY, { '/archive': archive }));
    await save(ada, 'after the copy');
    await sendPaper(before.address, cookie, 'kept.pdf');
    const moment = postgres.sh(`psql -Atc 'select clock_timestamp()'`).trim();
    await save(ada, 'after the moment');
    await sendPaper(before.address, cookie, 'gone.pdf');
    tally('writes', 5);
    await before.close();

    postgres.sh(goBack(postgres, moment));
    postgres.sh(CLOSE_WAYS_IN);
    expect(await runCommandProcess('audit', env, 'verify')).toMatchObject({ code: 0 });
    const after = await startHouse(env);
    // Whoever was signed in is not any more.
    await expect(after.callerOf(cookie)(listPlans, mine)).rejects.toMatchObject({ status: 401 });
    const again = after.callerOf(headerOf(await after.runningHouse.signInAgain(person.id)));
    const plans = await again(listPlans, mine);
    expect(plans.map(({ title }) => title).sort()).toEqual(['after the copy', 'before the copy']);
    const documents = await again(listDocuments, mine);
    expect(documents.map(({ name }) => name)).toEqual(['kept.pdf']);
    // It is a house like any other: it is written to, and its log is archived.
    await save(again, 'the first after going back');
    expect(await runCommandProcess('audit', env, 'verify')).toMatchObject({ code: 0 });
    expect(postgres.sh(`psql -Atc 'select pg_is_in_recovery()'`).trim()).toBe('f');
    expect(postgres.sh(`cat ${postgres.data}/postgresql.auto.conf`)).not.toContain('recovery');
    tally('moments gone back to');
  },
);
