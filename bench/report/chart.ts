// One bar chart as SVG, readable by day and in the evening: colours follow the reader's own setting.
import { figure } from './markdown.ts';
import type { Bar, Chart } from './table.ts';

const WIDTH = 720;
const LABELS = 250;
const FIGURES = 90;
const BAR = 22;
const GAP = 12;
const TOP = 62;

const STYLE = `
  text { font: 14px system-ui, sans-serif; fill: #33302b }
  .title { font-size: 17px; font-weight: 600 }
  .unit { fill: #625d55 }
  .paper { fill: #fbf9f5 }
  .bar { fill: #3f7466 }
  .target { stroke: #a2431f; stroke-width: 2; stroke-dasharray: 4 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ece7de }
    .unit { fill: #b9b2a6 }
    .paper { fill: #1f2422 }
    .bar { fill: #7db8a6 }
    .target { stroke: #f0a37f }
  }`;

/** Bars from left to right; a dashed line stands where a bar has a target. */
export function chartSvg({ title, unit, bars }: Omit<Chart, 'name'>): string {
  const longest = Math.max(...bars.flatMap(({ value, target = 0 }) => [value, target]), Number.EPSILON);
  const scale = (value: number) => (Math.max(0, value) / longest) * (WIDTH - LABELS - FIGURES);
  const height = TOP + bars.length * (BAR + GAP) + GAP;
  const hasTargets = bars.some(({ target }) => target !== undefined);
  const drawn = bars.map((bar, at) => drawBar(bar, TOP + at * (BAR + GAP), scale));
  const spoken = bars.map(({ label, value }) => `${label}: ${figure(value)}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(`${title} (${unit}). ${spoken}`)}">
<style>${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="16" y="26">${escaped(title)}</text>
<text class="unit" x="16" y="46">${escaped(unit)}${hasTargets ? '; the dashed line is the target' : ''}</text>
${drawn.join('\n')}
</svg>
`;
}

function drawBar({ label, value, target }: Bar, top: number, scale: (value: number) => number): string {
  const middle = top + BAR / 2 + 5;
  const width = scale(value).toFixed(1);
  const mark = (LABELS + scale(target ?? 0)).toFixed(1);
  // Beside the bar, or beside its mark where that stands further to the right.
  const figureAt = LABELS + scale(target !== undefined && target > value ? target : value) + 8;
  return [
    `<text x="${LABELS - 10}" y="${middle}" text-anchor="end">${escaped(label)}</text>`,
    `<rect class="bar" x="${LABELS}" y="${top}" width="${width}" height="${BAR}" rx="3"/>`,
    ...(target === undefined
      ? []
      : [`<line class="target" x1="${mark}" x2="${mark}" y1="${top - 4}" y2="${top + BAR + 4}"/>`]),
    `<text x="${figureAt.toFixed(1)}" y="${middle}">${figure(value)}</text>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
