// Reads in PostgreSQL's log what it did: how many rows a plan touched, and which statements a call was made of.

const LINE_START = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \w+ \[(\d+)\] (\w+): {2}/;

/** Entries of the log: who wrote, what kind, and the text with its further lines. */
function entriesIn(log) {
  const entries = [];
  for (const line of log.split('\n')) {
    const start = LINE_START.exec(line);
    if (start) entries.push({ pid: start[1], kind: start[2], text: line.slice(start[0].length) });
    else if (line.startsWith('\t') && entries.length > 0) entries.at(-1).text += `\n${line.slice(1)}`;
  }
  return entries;
}

// The server's own queries run meanwhile: it polls for jobs and news.
const isOfTheHouse = (query) => /\bjobs\.|"?news"? where|pg_reload_conf|rate_limits/.test(query);

/** For each mark (`select 'bench …'`), how many rows the plans after it touched in all. */
export function rowsByMark(log) {
  const rows = new Map();
  let mark = null;
  for (const { text } of entriesIn(log)) {
    const start = text.indexOf('\n{');
    if (!text.startsWith('duration:') || start < 0) continue;
    const { 'Query Text': query, Plan: plan } = JSON.parse(text.slice(start + 1));
    const marked = /^select 'bench (.*)'$/.exec(query)?.[1];
    if (marked) mark = marked;
    else if (mark && !isOfTheHouse(query)) rows.set(mark, (rows.get(mark) ?? 0) + touchedBy(plan));
  }
  return rows;
}

/** Whatever a scan looked at, also what it threw away. */
function touchedBy(node) {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + touchedBy(child), 0);
  if (!node['Node Type'].includes('Scan') || !(node['Relation Name'] || node['Index Name'])) return below;
  const thrownAway = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  // A plan that was only asked for, not run, has no such figures.
  return below + Math.round(((node['Actual Rows'] ?? 0) + thrownAway) * (node['Actual Loops'] ?? 0));
}

/**
 * The statements of the call that did this action, in order, with their values: from reading the session to the end of its
 * transaction, on the connection that it had.
 */
export function statementsOf(log, statement) {
  const all = statementsIn(log);
  const place = all.findIndex(({ text }) => statement.test(text));
  const own = all.filter(({ pid }) => pid === all[place]?.pid);
  const done = own.indexOf(all[place]);
  const first = own.findIndex(({ text }) => /from "sessions"|into "rate_limits"/.test(text));
  const last = own.findIndex(({ text }, at) => at > done && text === 'commit');
  if (done < 0 || first < 0 || first > done || last < 0) throw new Error(`${statement} was not found in the log.`);
  return own.slice(first, last + 1);
}

function statementsIn(log) {
  const statements = [];
  for (const { pid, kind, text } of entriesIn(log)) {
    const said = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(text)?.[1];
    if (kind === 'LOG' && said !== undefined) statements.push({ pid, text: said, values: [] });
    const values = kind === 'DETAIL' && /^[Pp]arameters: ([\s\S]*)$/.exec(text)?.[1];
    if (values) statements.at(-1).values = valuesIn(values);
  }
  return statements;
}

/** `$1 = 'a', $2 = NULL`: quotes inside are doubled. */
function valuesIn(text) {
  const values = [];
  const one = /\$(\d+) = (?:NULL|'((?:[^']|'')*)')(?:, |$)/g;
  for (const [, place, value] of text.matchAll(one)) values[place - 1] = value?.replaceAll("''", "'") ?? null;
  return values;
}
