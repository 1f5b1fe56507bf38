// How many packages production installs: what `npm ci --omit=dev` takes from the lockfile on this kind of machine.

/** Every package once for each place it is installed at, without our own rooms, which are only linked. */
export function productionPackages({ packages }, { os = process.platform, cpu = process.arch, libc = 'glibc' } = {}) {
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .filter(([, only]) => isFor(only.os, os) && isFor(only.cpu, cpu) && isFor(only.libc, libc))
    .map(([path]) => path);
}

/** As npm reads it: a list of those it is for, or of those it is not for. */
function isFor(listed, own) {
  if (listed === undefined) return true;
  const list = [listed].flat();
  return list.some((one) => one.startsWith('!')) ? !list.includes(`!${own}`) : list.includes(own);
}
