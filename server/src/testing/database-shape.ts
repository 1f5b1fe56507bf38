// Everything that migrations make in a database, in a form that can be compared: two houses with equal shapes work alike.
import pg from 'pg';

const named = (schemas: string) => `n.nspname = any (${schemas})`;

/** Each query sees the names of the schemas as $1. Columns are counted again, because a dropped one leaves a gap. */
const queries = {
  tables: `select c.oid::regclass::text as name, c.relkind, c.relpersistence, c.reloptions, obj_description(c.oid) as comment
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${named('$1')} and c.relkind in ('r', 'p', 'v', 'm')`,
  columns: `select a.attrelid::regclass::text as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      row_number() over (partition by a.attrelid order by a.attnum)::int as place, a.attnotnull, a.attidentity, a.attgenerated,
      a.attstorage, a.attcollation::regcollation::text as collation, pg_get_expr(d.adbin, d.adrelid) as default,
      col_description(a.attrelid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${named('$1')} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select k.conrelid::regclass::text as "table", k.conname as name, pg_get_constraintdef(k.oid) as rule, k.convalidated
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${named('$1')}`,
  indexes: `select pg_get_indexdef(i.indexrelid) as index, i.indisvalid from pg_index i
    join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${named('$1')}`,
  triggers: `select pg_get_triggerdef(t.oid) as trigger, t.tgenabled from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${named('$1')} and not t.tgisinternal`,
  functions: `select pg_get_functiondef(p.oid) as function from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${named('$1')} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  sequences: `select schemaname, sequencename, data_type::text, start_value, min_value, max_value, increment_by, cycle, cache_size
    from pg_sequences where schemaname = any ($1)`,
  types: `select t.typname, e.enumlabel, e.enumsortorder from pg_type t join pg_namespace n on n.oid = t.typnamespace
    join pg_enum e on e.enumtypid = t.oid where ${named('$1')}`,
  rights: `select c.oid::regclass::text as name, r.privilege_type, r.is_grantable from pg_class c
    join pg_namespace n on n.oid = c.relnamespace cross join aclexplode(c.relacl) r
    where ${named('$1')} and r.grantee = 'evenlight_app'::regrole`,
  schemas: `select n.nspname, r.grantee::regrole::text, r.privilege_type from pg_namespace n cross join aclexplode(n.nspacl) r
    where ${named('$1')}`,
  extensions: `select e.extname, n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where cardinality($1::text[]) > 0`,
};

export async function shapeOf(url: string, schemas: readonly string[] = ['public', 'drizzle']) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const shape: Record<string, string[]> = {};
    for (const [part, query] of Object.entries(queries)) {
      const { rows } = await client.query(query, [schemas]);
      shape[part] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return shape;
  } finally {
    await client.end();
  }
}
