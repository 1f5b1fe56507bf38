// The tools that operators of a PostgreSQL know, with the very commands of docs/commands.md.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createPlan, listPlans } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';
import { commandsIn, here } from './commands-of-the-page.ts';
import { debianPostgres, openDebianPostgres } from './debian-postgres.ts';
import { aPlaceForDebian, headerOf, startHouse } from './house-on-debian.ts';
import { openTally } from './tally.ts';

const tally = openTally('psql and pg_dump');
const bin = debianPostgres();
const [READ_A_TABLE = '', DUMP = ''] = commandsIn('## Backup');

async function aHouseWithAPlan() {
  const place = await aPlaceForDebian();
  const postgres = openDebianPostgres(bin ?? '', place.database);
  const env = { ...place.env, DATABASE_URL: postgres.url };
  const house = await startHouse(env);
  const person = await house.runningHouse.aMember();
  const call = house.callerOf(headerOf(person.cookie));
  await call(createPlan, { body: { faithTradition: 'secular', packageTier: 'basic', title: 'For Rosa \\ Lima' } });
  return { place, postgres, env, house, person };
}

test.skipIf(!bin)('a table of a backup is read by psql alone', async () => {
  const { place, postgres, env } = await aHouseWithAPlan();
  const backup = join(place.data, 'backup');
  expect(await runCommandProcess('backup', env, backup)).toMatchObject({ code: 0 });
  // As whoever PostgreSQL runs as, who may not open ours.
  const copy = join(place.database, 'archive/backup');
  cpSync(backup, copy, { recursive: true });
  postgres.own(copy);
  postgres.sh(here(READ_A_TABLE, { '/backups/2031-05-04': copy }));
  expect(postgres.sh(`psql evenlight -Atc 'table before.plans except table plans'`)).toBe('');
  expect(postgres.sh(`psql evenlight -Atc 'select title from before.plans'`)).toBe('For Rosa \\ Lima\n');
  tally('tables read by psql');
});

test.skipIf(!bin)('a house goes through pg_dump and pg_restore, and opens again', async () => {
  const { postgres, env, house, person } = await aHouseWithAPlan();
  await house.close();
  postgres.sh(here(DUMP, { '/backups': postgres.archive }));
  const there = { ...env, DATABASE_URL: env.DATABASE_URL.replace('/evenlight?', '/evenlight_restored?') };
  expect(await runCommandProcess('audit', there, 'verify')).toMatchObject({ code: 0 });
  const opened = await startHouse(there);
  const mine = { params: { userId: person.id } };
  await expect(opened.callerOf(headerOf(person.cookie))(listPlans, mine)).rejects.toMatchObject({ status: 401 });
  const again = opened.callerOf(headerOf(await opened.runningHouse.signInAgain(person.id)));
  expect((await again(listPlans, mine)).map(({ title }) => title)).toEqual(['For Rosa \\ Lima']);
  tally('houses restored by pg_restore');
});
