// The owner of a database as an operator makes one: no superuser, and with or without the rights that a start needs.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { queues } from '../../all-jobs.ts';
import { bringUpToDate } from './migrate.ts';

const { url } = inject('postgres');
const superuser = new pg.Client({ connectionString: url });
await superuser.connect();
afterAll(() => superuser.end());

/** Runs the statements, makes a database of that owner, and says how the owner reaches it. */
type Options = { owner?: string; user: string; rights: string[]; template?: string };
async function aDatabase({ owner, user, rights, template = 'template1' }: Options) {
  const name = `evenlight_roles_${randomBytes(6).toString('hex')}`;
  for (const statement of rights) await superuser.query(statement);
  await superuser.query(`create database ${name} ${owner ? `owner ${owner}` : ''} template ${template}`);
  onTestFinished(async () => {
    await superuser.query(`drop database ${name} with (force)`);
  });
  const address = new URL(url);
  address.username = user;
  address.password = 'secret';
  address.pathname = `/${name}`;
  return { address: { connectionString: address.href }, name };
}

const aRole = () => `evenlight_${randomBytes(6).toString('hex')}`;

test('an owner with the statements of the runbook, and no other right, opens a house', async () => {
  const user = aRole();
  const rights = [`create role ${user} login password 'secret' in role evenlight_app`];
  const { address } = await aDatabase({ owner: user, user, rights });
  await bringUpToDate(address, queues);
  // The second start asks for nothing more.
  await bringUpToDate(address, queues);
});

test('an owner who may not work as the application is told the statement', async () => {
  const user = aRole();
  const { address } = await aDatabase({ owner: user, user, rights: [`create role ${user} login password 'secret'`] });
  await expect(bringUpToDate(address, queues)).rejects.toThrow(
    `As a superuser of PostgreSQL, run once: grant evenlight_app to ${user};`,
  );
});

test('a user who owns nothing is told whose the database should be, before anything is changed', async () => {
  const user = aRole();
  const rights = [`create role ${user} login password 'secret' in role evenlight_app`];
  const { address, name } = await aDatabase({ user, rights });
  await expect(bringUpToDate(address, queues)).rejects.toThrow(`alter database ${name} owner to ${user};`);
});

test('a database that could not hold every name is refused before anything is in it', async () => {
  const user = aRole();
  const rights = [`create role ${user} login password 'secret' in role evenlight_app`];
  const template = "template0 encoding 'SQL_ASCII' locale 'C'";
  const { address, name } = await aDatabase({ owner: user, user, rights, template });
  await expect(bringUpToDate(address, queues)).rejects.toThrow(
    `The database '${name}' keeps text as SQL_ASCII and could not hold every name.`,
  );
});

test("the application's own user is let in by a superuser where the owner may not", async () => {
  const [owner, user] = [aRole(), aRole()];
  const rights = [
    `create role ${owner} login password 'secret' in role evenlight_app`,
    `create role ${user} login password 'secret'`,
  ];
  const { address } = await aDatabase({ owner, user: owner, rights });
  await expect(bringUpToDate(address, queues, { appUrl: `postgres://${user}@db/house` })).rejects.toThrow(
    `run once: grant evenlight_app to ${user};`,
  );
  await superuser.query(`grant evenlight_app to ${user}`);
  await bringUpToDate(address, queues, { appUrl: `postgres://${user}@db/house` });
});

test("an application's user that does not exist is named with the statement that makes it, and one without a name is nobody else", async () => {
  const owner = aRole();
  const rights = [`create role ${owner} login password 'secret' in role evenlight_app`];
  const { address } = await aDatabase({ owner, user: owner, rights });
  await expect(bringUpToDate(address, queues, { appUrl: 'postgres://somebody@db/house' })).rejects.toThrow(
    "There is no 'somebody' in the database, whom DATABASE_URL names. As a superuser of PostgreSQL, run once: create role somebody login",
  );
  await bringUpToDate(address, queues, { appUrl: 'postgres:///house' });
});

test('a database that does not let us in says its reason and which setting to look at', async () => {
  const nowhere = url.replace(/(:\/\/[^/]*\/)[^?]*/, '$1evenlight_nowhere');
  await expect(bringUpToDate({ connectionString: nowhere }, queues)).rejects.toThrow(
    'The database does not let us in: database "evenlight_nowhere" does not exist. Make it, or correct its name in DATABASE_URL',
  );
});
