// The code to scan that leads to a memorial's page.
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import encodeQR from 'qr';
import { darkRuns } from '../../../platform/paper/drawings.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialVisit } from '../access.ts';
import { addressOf } from '../wire.ts';

// Readers want as much white around a code.
const QUIET_SQUARES = 4;

/** Where the page lies. One without an address to share is found by its number, by those who were asked in. */
export function pageUrlOf({ memorial, memorialId }: MemorialVisit, { keys, config }: World): string {
  const key = addressOf(memorial, keys) ?? String(memorialId);
  return `${config.origin}${MEMORIAL_PATH}/${encodeURIComponent(key)}`;
}

/** As people read it: without the technical beginning, and in its own letters. */
export function readableUrl(url: string): string {
  return decodeURI(url).replace(/^https?:\/\//, '');
}

/** Rows of squares, dark ones true, with the white around them. */
export function codeFor(url: string): boolean[][] {
  return encodeQR(url, 'raw', { ecc: 'medium', border: QUIET_SQUARES });
}

/** Shapes only: no script, no style, nothing that is fetched. */
export function codeAsSvg(code: readonly (readonly boolean[])[]): string {
  const side = code.length;
  const squares = code.flatMap((row, y) =>
    darkRuns(row).map(({ from, to }) => `M${from} ${y}h${to - from}v1h${from - to}z`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect width="${side}" height="${side}" fill="#fff"/>`,
    `<path fill="#000" d="${squares.join('')}"/></svg>`,
  ].join('');
}
