// Who may do what in the database, settled before a migration runs. What is lacking is said with PostgreSQL's own reason and
// with the statements that a superuser runs once.
import pg from 'pg';
import { APP_ROLE } from './database.ts';

const OLDEST = 150_000;

type Standing = {
  version: number;
  user: string;
  database: string;
  encoding: string;
  is_empty: boolean;
  has_role: boolean;
  may_change_tables: boolean;
};

/** `appUser` is the application's own user where the owner is another one. */
export async function ensureRoles(client: pg.Client, appUser: string | undefined): Promise<void> {
  const standing = await readStanding(client);
  const { user, database } = standing;
  if (standing.version < OLDEST)
    throw new Error('The database is older than PostgreSQL 15. Bring it up to 15 or newer.');
  // A house that has lived in one for years must still start.
  if (standing.is_empty && standing.encoding !== 'UTF8') {
    const statement = `create database ${quoted(database)} owner ${quoted(user)} template template0 encoding 'UTF8' locale 'C.UTF-8';`;
    throw new Error(
      `The database '${database}' keeps text as ${standing.encoding} and could not hold every name. Drop it while it is empty, and as a superuser of PostgreSQL, run once: ${statement}`,
    );
  }
  if (!standing.may_change_tables) {
    throw new Error(
      lacks(`'${user}' may not make tables in the database '${database}'.`, [
        `alter database ${quoted(database)} owner to ${quoted(user)};`,
      ]),
    );
  }
  if (!standing.has_role) await ask(client, `create role ${APP_ROLE} nologin`, user);
  // An address without a name is that of the system's user, which PostgreSQL knows by itself.
  for (const each of new Set([user, appUser || user])) {
    if (!(await mayWorkAsApp(client, each))) await ask(client, `grant ${APP_ROLE} to ${quoted(each)}`, each);
  }
}

async function readStanding(client: pg.Client): Promise<Standing> {
  const { rows } = await client.query<Standing>(
    `select current_setting('server_version_num')::int as version, current_user as user, current_database() as database,
      current_setting('server_encoding') as encoding,
      to_regclass('drizzle.__drizzle_migrations') is null as is_empty,
      exists (select from pg_roles where rolname = $1) as has_role,
      has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may_change_tables`,
    [APP_ROLE],
  );
  const [standing] = rows;
  if (!standing) throw new Error('The database does not say who we are.');
  return standing;
}

/** From PostgreSQL 16 on, one may hand a role on without being allowed to work as it. */
async function mayWorkAsApp(client: pg.Client, user: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user]);
  if (rowCount === 0) {
    const statement = `create role ${quoted(user)} login password '…' in role ${APP_ROLE};`;
    throw new Error(lacks(`There is no '${user}' in the database, whom DATABASE_URL names.`, [statement]));
  }
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role($1, $2, case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end) as may`,
    [user, APP_ROLE],
  );
  return rows[0]?.may ?? false;
}

/** Tries it, because an owner with CREATEROLE may. */
async function ask(client: pg.Client, statement: string, user: string) {
  try {
    await client.query(statement);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Another database of ours, which is set up at the same moment, has made it.
    if (/already exists|duplicate key/.test(reason)) return;
    const statements = [
      ...(statement.startsWith('create') ? [`${statement};`] : []),
      `grant ${APP_ROLE} to ${quoted(user)};`,
    ];
    throw new Error(lacks(`The database refuses '${statement}': ${reason}.`, statements), { cause: error });
  }
}

const quoted = (name: string) => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name));

function lacks(fault: string, statements: readonly string[]): string {
  return `${fault} As a superuser of PostgreSQL, run once: ${statements.join(' ')}`;
}
