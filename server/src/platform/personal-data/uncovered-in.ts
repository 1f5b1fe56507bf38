// Walks the real database and names every table and column that nobody has thought about.
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { columnNamesOf, type PersonalData, type TableCoverage } from './coverage.ts';

/** One sentence for each fault; none when every column is covered. */
export async function uncoveredIn(db: Db, declarations: readonly PersonalData[]): Promise<string[]> {
  const real = await columnsByTable(db);
  const declared = new Map<string, string[]>();
  const faults: string[] = [];
  for (const { owner, tables, erase } of declarations) {
    for (const coverage of tables) {
      const { name } = coverage;
      if (declared.has(name)) faults.push(`${name} is declared twice, the second time by ${owner}.`);
      const goneBy = goneByIn(coverage);
      if (goneBy && !erase?.some((erases) => erases.name === goneBy))
        faults.push(`${name} leaves its deletion to ${goneBy}, which ${owner} does not have.`);
      declared.set(name, columnNamesOf(coverage));
    }
  }
  for (const [table, columns] of real) {
    const covered = declared.get(table);
    if (!covered) faults.push(`${table} is in the database, and no feature says how it is exported and deleted.`);
    else
      for (const column of columns.filter((name) => !covered.includes(name)))
        faults.push(`${table}.${column} is covered by neither export nor deletion nor a written reason.`);
  }
  for (const [table, columns] of declared) {
    const found = real.get(table);
    if (!found) faults.push(`${table} is declared, and there is no such table.`);
    else
      for (const column of columns.filter((name) => !found.includes(name)))
        faults.push(`${table}.${column} is declared, and there is no such column.`);
  }
  return faults;
}

/**
 * From PostgreSQL's own catalogue: the information schema would hide what our role may not read. Partitions have the
 * columns of the table they are part of.
 */
async function columnsByTable(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select s.nspname || '.' || t.relname as name, array_agg(c.attname::text order by c.attnum) as columns
    from pg_class t
    join pg_namespace s on s.oid = t.relnamespace
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    where t.relkind in ('r', 'p', 'm', 'f') and not t.relispartition
      and s.nspname <> 'information_schema' and not starts_with(s.nspname, 'pg_')
    group by 1`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

function goneByIn(coverage: TableCoverage): string | undefined {
  if (coverage.kind !== 'personal' || typeof coverage.leaving === 'string') return undefined;
  return 'goneBy' in coverage.leaving ? coverage.leaving.goneBy : undefined;
}
