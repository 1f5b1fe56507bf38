// Puts what every page needs into one file. Left alone, the bundler makes sixty of it: small files compress badly and stand
// in line on a slow connection.
import { join } from 'node:path';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

// The entries themselves run when they are asked for, not when somebody asks for what they share.
const ENTRIES = ['root.tsx', 'entry.client.tsx'].map((name) => join(import.meta.dirname, 'src/app', name));
// It names every icon there is; who follows it would put the icons of all screens into the frame.
const ICONS = /node_modules\/lucide-react\//;

/** A group for the bundler's `codeSplitting`: the modules that the frame of all pages imports, however indirectly. */
export function frameChunk() {
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: 'frame',
    name(id: string, graph: Graph) {
      modules ??= importedBy(ENTRIES, graph);
      return modules.has(id) ? 'frame' : null;
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
