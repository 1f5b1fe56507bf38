// `node lend-database.ts`: makes an empty database on TEST_DATABASE_URL's server, prints its address, and drops it when
// standard input closes. For tests that start whole processes on a PostgreSQL of the operator's own.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { urlIn } from './test-postgres.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = `evenlight_lent_${randomBytes(6).toString('hex')}`;

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

await onServer(`create database ${name}`);
process.stdout.write(`${urlIn(server, name)}\n`);
process.stdin.resume();
process.stdin.once('end', () => void onServer(`drop database if exists ${name} with (force)`));
