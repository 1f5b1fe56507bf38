import { getSession } from '@evenlight/contract/accounts';
import { expect, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { changeStaff } from './change-staff.ts';

const house = await openTestHouse();
const { dataDir, database } = house.world.config;
const staff = (...words: string[]) => changeStaff(house.world, words);

/** The real command, beside the open house. */
const command = (...words: string[]) =>
  runCommandProcess('staff', { DATA_DIR: dataDir, DATABASE_URL: database.url }, ...words);
// Opening the world takes seconds, so it is done while other tests run.
const slip = command('add', 'not an address');

test('staff are made, listed and unmade', async () => {
  expect(await staff('add', 'Concierge@Example.org', 'Amal', 'Haddad')).toMatch(
    /^concierge@example.org is staff, with a new account/,
  );
  expect(await staff('add', 'concierge@example.org')).toBe('concierge@example.org is staff.');
  expect(await staff('list')).toBe('concierge@example.org');
  expect(await staff('remove', 'concierge@example.org')).toBe('concierge@example.org is not staff any more.');
  expect(await staff('remove', 'concierge@example.org')).toBe('concierge@example.org is not staff.');
  expect(await staff('list')).toBe('Nobody is staff yet.');
});

test('a slip is explained', async () => {
  await expect(staff('promote', 'amal@example.org')).rejects.toThrow(/^Say what to do: npm run staff -- add <email>/);
  await expect(staff('add', 'not an address')).rejects.toThrow(/^not an address: Invalid email address/);
});

test('on the command line, somebody who has an account keeps it, and becomes staff at once, while the house is open', async () => {
  const amal = await house.aMember({ firstName: 'Amal' });
  expect(await command('add', amal.person.email, 'Somebody', 'Else')).toEqual({
    code: 0,
    said: `${amal.person.email} is staff.`,
  });
  expect(await amal(getSession, {})).toMatchObject({ firstName: 'Amal' });
  expect(await staff('list')).toBe(amal.person.email);
});

test('on the command line, a slip changes nothing and says so', async () => {
  expect(await slip).toEqual({
    code: 1,
    said: expect.stringMatching(/^The staff was not changed\.\nnot an address: Invalid email address/),
  });
});
