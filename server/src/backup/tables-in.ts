// Which tables go into a backup, and how their rows are read so that the same rows always give the same bytes.
import pg from 'pg';

export type Table = { name: string; columns: string[]; key: { column: string; isText: boolean }[] };

/**
 * Ways in that were closed after the backup must not open again with it: everybody signs in again. Counts of tries are
 * about minutes that are long over.
 */
const LEFT_OUT = ['public.sessions', 'public.mailed_codes', 'public.passkey_challenges', 'public.rate_limits'];

// Of the queue only the jobs: the rest it makes again at each start. Tables of extensions come with the extension.
const described = `
  select format('%s.%s', n.nspname, c.relname) as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(json_build_object('column', a.attname, 'isText', a.attcollation <> 0) order by k.place)
      from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ((n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition)
      or (n.nspname = 'jobs' and c.relname = 'job'))
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1`;

/** Everything that has a place in a backup. */
export async function tablesIn(client: pg.Client): Promise<Table[]> {
  return (await allTablesIn(client)).filter(({ name }) => !LEFT_OUT.includes(name));
}

/** Tables that are ignored when we check whether a house is empty. */
export async function allTablesIn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'key'> & { key: Table['key'] | null }>(described);
  return rows.map(({ key, ...table }) => {
    if (!key) throw new Error(`${table.name} has no primary key, so its rows have no order that could be kept.`);
    return { ...table, key };
  });
}

// Times, bytes and numbers can be written in more than one way; and a large house takes its time.
const PLAIN_SETTINGS = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

/** For the transaction that is open. */
export async function writePlainly(client: pg.Client): Promise<void> {
  await client.query(PLAIN_SETTINGS.join('; '));
}

/** By key, letter by letter: databases differ in how they sort words. */
export function readStatement({ name, columns, key }: Table): string {
  const order = key.map(({ column, isText }) => `${pg.escapeIdentifier(column)}${isText ? ' collate "C"' : ''}`);
  return `copy (select ${listed(columns)} from ${quoted(name)} order by ${order.join(', ')}) to stdout`;
}

export function writeStatement({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `copy ${quoted(name)} (${listed(columns)}) from stdin`;
}

export function quoted(name: string): string {
  return name.split('.').map(pg.escapeIdentifier).join('.');
}

const listed = (columns: readonly string[]) => columns.map(pg.escapeIdentifier).join(', ');
