// Tables, targets and the regression check as markdown that also reads well in a terminal.
import type { Regression } from './regression.ts';
import type { Column, Measured, Row, Target } from './table.ts';

export type Run = { node: string; cores: number; machine: string; date: string; commit: string; minutes: number };
export type Results = { run: Run; tables: readonly Measured[]; regression: Regression; beforeCommit: string };

/** Three significant digits, with commas where there are thousands. */
export function figure(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (!Number.isFinite(value)) return 'no figure';
  if (value === 0 || Number.isInteger(value)) return value.toLocaleString('en-US');
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function isMet({ want, got, better }: Pick<Target, 'want' | 'got' | 'better'>): boolean {
  return better === 'higher' ? got >= want : got <= want;
}

/** A table whose columns stand under each other. */
export function tableText(columns: readonly Column[], rows: readonly Row[]): string {
  const cells = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ key }) => figure(row[key])))];
  const isNumber = columns.map(({ key }) => rows.length > 0 && rows.every((row) => typeof row[key] === 'number'));
  const widths = columns.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const padded = (cell: string, at: number) =>
    isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  const line = (row: readonly string[]) => `| ${row.map(padded).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (isNumber[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
}

const targetColumns = [
  { key: 'name', label: 'target' },
  { key: 'wanted', label: 'wanted' },
  { key: 'measured', label: 'measured' },
  { key: 'verdict', label: '' },
];

export function targetsText(targets: readonly Target[]): string {
  if (targets.length === 0) return 'No targets were measured.';
  const rows = targets.map((target) => ({
    name: target.name,
    wanted: `${target.better === 'higher' ? 'at least' : 'at most'} ${withUnit(target.want, target.unit)}`,
    measured: withUnit(target.got, target.unit),
    verdict: isMet(target) ? 'met' : 'MISSED',
  }));
  return tableText(targetColumns, rows);
}

export function regressionText({ compared, drops, isNew, isGone }: Regression, beforeCommit: string): string {
  if (compared.length === 0) return 'There are no committed results to compare with.';
  const lines = [`${compared.length} guarded ratios compared with the results of ${beforeCommit}.`];
  for (const { name, was, value, kept } of drops)
    lines.push(`- DROP ${name}: ${figure(was)} before, ${figure(value)} now (${figure(kept * 100)} % as good)`);
  if (drops.length === 0) lines.push('None fell by a quarter or more.');
  if (isNew.length > 0) lines.push(`New: ${isNew.join('; ')}.`);
  if (isGone.length > 0) lines.push(`No longer measured: ${isGone.join('; ')}.`);
  return lines.join('\n');
}

/** One table with its lead, notes and charts. */
export function sectionText({ title, lead, columns, rows, notes, charts }: Omit<Measured, 'name'>): string {
  const drawings = charts.map((chart) => `![${chart.title}](charts/${chart.name}.svg)`);
  return [`## ${title}`, lead, tableText(columns, rows), ...notes, ...drawings].join('\n\n');
}

export function resultsText({ run, tables, regression, beforeCommit }: Results): string {
  const targets = tables.flatMap((table) => table.targets);
  const met = targets.filter(isMet).length;
  return `${[
    '# What was measured',
    `Written by \`npm run bench\`, which anybody can repeat. Node ${run.node}, ${run.cores} cores (${run.machine}), ` +
      `${run.date.slice(0, 10)}, commit ${run.commit}, ${figure(run.minutes)} minutes. Ratios compare what was measured in this same run, ` +
      'in turns; figures of another machine or another day are only good for an impression.',
    `## Targets\n\n${met} of ${targets.length} met.`,
    targetsText(targets),
    ...tables.map(sectionText),
    '## Compared with the last committed results',
    regressionText(regression, beforeCommit),
  ].join('\n\n')}\n`;
}

function withUnit(value: number, unit: string | undefined): string {
  return unit ? `${figure(value)} ${unit}` : figure(value);
}
