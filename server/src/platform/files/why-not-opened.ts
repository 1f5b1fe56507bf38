// What the system refuses, in a sentence that says what to do. Commands on a server run as a user who may not open everything.
import { homedir, userInfo } from 'node:os';

/** Null where the fault is not that of a file. */
export function whyNotOpened(error: unknown): string | null {
  if (!(error instanceof Error && 'path' in error && 'code' in error)) return null;
  const { path, code } = error;
  if (code === 'ENOENT') return `there is nothing at ${path} (ENOENT)`;
  if (code === 'EEXIST') return `${path} is there already, and nothing is overwritten (EEXIST)`;
  if (code === 'EISDIR') return `${path} is a directory (EISDIR)`;
  if (code !== 'EACCES' && code !== 'EPERM') return null;
  return `${whoWeAre()} may not open ${path} (${code}). Let that user into it and every directory above it, or name a place under ${homedir()}`;
}

function whoWeAre(): string {
  try {
    return `the user '${userInfo().username}'`;
  } catch {
    // In a container the number often has no name.
    return `the user with the number ${process.getuid?.()}`;
  }
}
