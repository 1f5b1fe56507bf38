// Reads in PostgreSQL's log what it did: how many rows a plan touched, and which statements a call was made of.
import { z } from '../../contract/src/zod.ts';
import { sum } from '../tools/figures.ts';

const LINE_START = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \w+ \[(\d+)\] (\w+): {2}/;

/** Who wrote, what kind it is, and the text with its further lines. */
type Entry = { pid: string; kind: string; text: string };

function entriesIn(log: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of log.split('\n')) {
    const [start, pid, kind] = LINE_START.exec(line) ?? [];
    const last = entries.at(-1);
    if (pid && kind) entries.push({ pid, kind, text: line.slice(start?.length) });
    else if (last && line.startsWith('\t')) last.text += `\n${line.slice(1)}`;
  }
  return entries;
}

/** A node of a plan as auto_explain tells it. A plan that was only asked for, not run, has no figures. */
const PlanNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  'Actual Rows': z.number().default(0),
  'Actual Loops': z.number().default(0),
  get Plans() {
    return z.array(PlanNode).default([]);
  },
});
type PlanNode = z.infer<typeof PlanNode>;
const Explained = z.object({ 'Query Text': z.string(), Plan: PlanNode });

// The server's own queries run meanwhile: it polls for jobs and news.
const isOfTheHouse = (query: string) => /\bjobs\.|"?news"? where|pg_reload_conf|rate_limits/.test(query);

/** For each mark (`select 'bench …'`), how many rows the plans after it touched in all. */
export function rowsByMark(log: string): Map<string, number> {
  const rows = new Map<string, number>();
  let mark: string | undefined;
  for (const { text } of entriesIn(log)) {
    const start = text.indexOf('\n{');
    if (!text.startsWith('duration:') || start < 0) continue;
    const { 'Query Text': query, Plan: plan } = Explained.parse(JSON.parse(text.slice(start + 1)));
    const marked = /^select 'bench (.*)'$/.exec(query)?.[1];
    if (marked) mark = marked;
    else if (mark && !isOfTheHouse(query)) rows.set(mark, (rows.get(mark) ?? 0) + touchedBy(plan));
  }
  return rows;
}

/** Whatever a scan looked at, also what it threw away. */
function touchedBy(node: PlanNode): number {
  const below = sum(node.Plans.map(touchedBy));
  if (!node['Node Type'].includes('Scan') || !(node['Relation Name'] || node['Index Name'])) return below;
  const thrownAway = node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck'];
  return below + Math.round((node['Actual Rows'] + thrownAway) * node['Actual Loops']);
}

/**
 * The statements of the call that did this action, in order, with their values: from reading the session to the end of its
 * transaction, on the connection that it had.
 */
export function statementsOf(log: string, statement: RegExp): Statement[] {
  const all = statementsIn(log);
  const pidOfCall = all.find(({ text }) => statement.test(text))?.pid;
  const own = all.filter(({ pid }) => pid === pidOfCall);
  const done = own.findIndex(({ text }) => statement.test(text));
  const first = own.findIndex(({ text }) => /from "sessions"|into "rate_limits"/.test(text));
  const last = own.findIndex(({ text }, at) => at > done && text === 'commit');
  if (done < 0 || first < 0 || first > done || last < 0) throw new Error(`${statement} was not found in the log.`);
  return own.slice(first, last + 1);
}

/** With the values of its `$1`, `$2` and so on. */
export type Statement = { pid: string; text: string; values: readonly (string | null)[] };

function statementsIn(log: string): Statement[] {
  const statements: Statement[] = [];
  for (const { pid, kind, text } of entriesIn(log)) {
    const said = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(text)?.[1];
    if (kind === 'LOG' && said !== undefined) statements.push({ pid, text: said, values: [] });
    const values = kind === 'DETAIL' && /^[Pp]arameters: ([\s\S]*)$/.exec(text)?.[1];
    const last = statements.at(-1);
    if (values && last) last.values = valuesIn(values);
  }
  return statements;
}

/** `$1 = 'a', $2 = NULL`: quotes inside are doubled. */
function valuesIn(text: string): (string | null)[] {
  const values: (string | null)[] = [];
  const one = /\$(\d+) = (?:NULL|'((?:[^']|'')*)')(?:, |$)/g;
  for (const [, place, value] of text.matchAll(one)) values[Number(place) - 1] = value?.replaceAll("''", "'") ?? null;
  return values;
}
