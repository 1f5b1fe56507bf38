// The settings and commands that docs/commands.md has an operator type, so that what is written is what is tried.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/commands.md'), 'utf8');

/** The blocks of one chapter, in their order. */
export function commandsIn(heading: string): string[] {
  const chapter = PAGE.split(`${heading}\n`)[1]?.split(/^## /m)[0] ?? '';
  return [...chapter.matchAll(/^```(?:ini|sh)\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}

/** Our places instead of the page's; each is one that the page names. */
export function here(block: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((text, [theirs, ours]) => {
    expect(text).toContain(theirs);
    return text.replaceAll(theirs, ours);
  }, block);
}
