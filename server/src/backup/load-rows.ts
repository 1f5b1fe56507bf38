// Brings the rows of a backup into a database of the same shape, inside the transaction that is open, as its owner.
import { createReadStream } from 'node:fs';
import pg from 'pg';
import { copyIn, copyOut } from '../platform/database/copy-rows.ts';
import { isSame, measureOf } from './hashed.ts';
import type { Manifest } from './manifest.ts';
import { tablePath } from './places.ts';
import { quoted, readStatement, type Table, tablesIn, writePlainly, writeStatement } from './tables-in.ts';

export async function loadRows(client: pg.Client, directory: string, manifest: Manifest): Promise<void> {
  await writePlainly(client);
  const tables = await tablesIn(client);
  requireSameTables(tables, manifest);
  await withoutGuards(client, async () => {
    for (const table of manifest.tables) {
      // What the migrations put there, such as the hours a new house opens with.
      if (await hasRows(client, table.name)) await client.query(`delete from ${quoted(table.name)}`);
      await copyIn(client, writeStatement(table), createReadStream(tablePath(directory, table.name)));
    }
  });
  for (const { name, lastValue } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), lastValue]);
  await requireSameRows(client, tables, manifest);
}

export async function hasRows(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(`select exists (select from ${quoted(name)}) as has`);
  return rows[0]?.has === true;
}

function requireSameTables(tables: readonly Table[], manifest: Manifest) {
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(' ');
  if (named(tables) === named(manifest.tables)) return;
  throw new Error('The tables of the backup are not those of this database, though their migrations are the same.');
}

type Guard = { table: string; name: string; definition: string };

/**
 * Rows refer to each other in circles, so the references are taken off and put back when all rows are there; putting them
 * back checks each. Triggers are silent meanwhile: the one of the audit log would write every hash again, and a chain that
 * was broken would come back looking sound. Owners may do both, superusers or not, and nobody else sees it before the end.
 */
async function withoutGuards(client: pg.Client, work: () => Promise<void>) {
  const references = await client.query<Guard>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const guarded = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table } of guarded.rows) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of references.rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  await work();
  for (const { table, name, definition } of references.rows)
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  for (const { table } of guarded.rows) await client.query(`alter table ${table} enable trigger user`);
}

/** Read again from the database, byte for byte. */
async function requireSameRows(client: pg.Client, tables: readonly Table[], manifest: Manifest) {
  for (const table of tables) {
    const expected = manifest.tables.find(({ name }) => name === table.name);
    const columns = expected?.columns ?? table.columns;
    const { bytes, rows } = copyOut(client, readStatement({ ...table, columns }));
    const found = await measureOf(bytes);
    if (!expected || rows() !== expected.rows || !isSame(found, expected))
      throw new Error(`The rows of ${table.name} did not arrive as they were, so nothing was restored.`);
  }
}
