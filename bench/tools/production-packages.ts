// How many packages production installs: what `npm ci --omit=dev` takes from the lockfile on this kind of machine.
import { z } from '../../contract/src/zod.ts';

/** As npm writes it: one word, or a list of them. */
const Listed = z.union([z.string(), z.array(z.string())]).optional();
const Package = z.object({
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  os: Listed,
  cpu: Listed,
  libc: Listed,
});
const Lockfile = z.object({ packages: z.record(z.string(), Package) });

const here = { os: process.platform, cpu: process.arch, libc: 'glibc' };

/** Every package once for each place it is installed at, without our own rooms, which are only linked. */
export function productionPackages(lockfile: string): string[] {
  const { packages } = Lockfile.parse(JSON.parse(lockfile));
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .filter(([, only]) => isFor(only.os, here.os) && isFor(only.cpu, here.cpu) && isFor(only.libc, here.libc))
    .map(([path]) => path);
}

/** As npm reads it: a list of those it is for, or of those it is not for. */
function isFor(listed: z.infer<typeof Listed>, own: string): boolean {
  if (listed === undefined) return true;
  const list = [listed].flat();
  return list.some((one) => one.startsWith('!')) ? !list.includes(`!${own}`) : list.includes(own);
}
