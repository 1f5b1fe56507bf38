// docs/runbook.md as commands: each block marked `sh`, under the heading it stands below.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../../docs/runbook.md');
/** Parts of which an operator follows one. */
export type ProxyName = 'Caddy' | 'nginx';

declare module 'vitest' {
  interface ProvidedContext {
    proxy: ProxyName;
  }
}

type Block = { section: string; part: string; commands: string };

function readBlocks(): Block[] {
  const blocks: Block[] = [];
  let [section, part] = ['', ''];
  let open: string[] | undefined;
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (open && line === '```') {
      blocks.push({ section, part, commands: open.join('\n') });
      open = undefined;
    } else if (open) open.push(line);
    else if (line === '```sh') open = [];
    else if (line.startsWith('## ')) [section, part] = [line.slice(3), ''];
    else if (line.startsWith('### ')) part = line.slice(4);
  }
  return blocks;
}

const blocks = readBlocks();

/** The commands of one section, without those for the other proxy. */
export function commandsOf(section: string, proxy: ProxyName): string[] {
  const found = blocks.filter((block) => block.section === section && ['', proxy].includes(block.part));
  if (found.length === 0) throw new Error(`The runbook has no commands under '${section}'.`);
  return found.map(({ commands }) => commands);
}

/** What an operator brings: the same names as in the runbook, with values that lead to this test's own world. */
export function broughtBy(values: Record<string, string>): string {
  const [block = ''] = commandsOf('What you bring', 'Caddy');
  // Between quotes, so that an operator's own value may hold any sign.
  const wanted = block.split('\n').map((line) => /^(\w+)='.*'$/.exec(line)?.[1] ?? `'${line}', which has no quotes`);
  const given = Object.keys(values);
  if (wanted.join() !== given.join()) throw new Error(`The runbook asks for ${wanted.join(', ')}; given are ${given}.`);
  return given.map((name) => `${name}='${values[name]}'`).join('\n');
}
