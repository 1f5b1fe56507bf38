// Queries of every page view: built once for each connection pool, and planned once by PostgreSQL.
import type { Db } from './database.ts';

/** Inside a transaction it is built again, which costs no more than a plain query. */
export function hotQuery<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
