// The tables of a whole run, in their order. Each is read only by the process that measures it.
import type { Table } from './table.ts';

export const tables = new Map<string, () => Promise<{ table: Table }>>([
  ['reads', () => import('../tables/reads.ts')],
  ['writes', () => import('../tables/writes.ts')],
  ['growth', () => import('../tables/growth.ts')],
  ['pages', () => import('../tables/pages.ts')],
  ['start', () => import('../tables/start.ts')],
  ['live', () => import('../tables/live.ts')],
]);
