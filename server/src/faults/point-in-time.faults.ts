// Going back to a minute, with the very commands of docs/commands.md, on the PostgreSQL that Debian packages.
import { join } from 'node:path';
import { listDocuments } from '@evenlight/contract/documents';
import { createPlan, listPlans } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';
import type { Caller } from '../testing/test-client.ts';
import { aPdf, multipartBody, UPLOAD_TYPE } from '../testing/uploads.ts';
import { commandsIn, here } from './commands-of-the-page.ts';
import { type DebianPostgres, debianPostgres, openDebianPostgres } from './debian-postgres.ts';
import { aPlaceForDebian, headerOf, startHouse } from './house-on-debian.ts';
import { openTally } from './tally.ts';

const tally = openTally('going back to a minute');
const bin = debianPostgres();

const [SETTINGS = '', BASE_COPY = '', GO_BACK = '', CLOSE_WAYS_IN = ''] = commandsIn('## Point-in-time recovery');

const goBack = ({ data, archive, start, stop }: DebianPostgres, moment: string) =>
  here(GO_BACK, {
    'systemctl stop postgresql@15-main': stop,
    'systemctl start postgresql@15-main': start,
    '/var/lib/postgresql/15/main': data,
    '/archive': archive,
    '2031-05-04 13:55:00+00': moment,
  });

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
    const place = await aPlaceForDebian();
    const archive = join(place.database, 'archive');
    const postgres = openDebianPostgres(bin ?? '', place.database, here(SETTINGS, { '/archive': archive }));
    const env = { ...place.env, DATABASE_URL: postgres.url };
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
