// Which modules travel in one file. Left alone, the bundler makes hundreds of a few lines each: small files compress badly
// and stand in line on a slow connection.
import { join } from 'node:path';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const inApp = (name: string) => join(import.meta.dirname, 'src/app', name);

// The entries themselves run when they are asked for, not when somebody asks for what they share.
const FRAME = ['root.tsx', 'entry.client.tsx'].map(inApp);
// Where most visitors arrive. They are not to wait for what only the other screens need.
const FIRST_PAGES = ['landing/landing', 'about/about', 'legal/terms'].map((name) => inApp(`public/${name}-screen.tsx`));
// Their index names every icon there is; who follows it would put the icons of all screens into the frame.
const ICONS = /node_modules\/lucide-react\//;
/** A fifth of the screens. */
const IN_COMMON = 14;

/** Groups for the bundler's `codeSplitting`, the most important first. */
export function chunks() {
  return [
    { ...ofAll('frame', FRAME), priority: 4 },
    { name: 'icons', test: ICONS, minShareCount: 2, priority: 3 },
    { ...ofAll('first-pages', FIRST_PAGES), priority: 2 },
    { name: 'common', minShareCount: IN_COMMON, priority: 1 },
  ];
}

/** The modules that these import, however indirectly. */
function ofAll(name: string, entries: readonly string[]) {
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id: string, graph: Graph) {
      modules ??= importedBy(entries, graph);
      return modules.has(id) ? name : null;
    },
  };
}

function importedBy(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const next = [...entries];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || entries.includes(imported) || ICONS.test(imported)) continue;
      found.add(imported);
      next.push(imported);
    }
  }
  return found;
}
