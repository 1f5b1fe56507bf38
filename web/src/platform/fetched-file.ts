// Files that a screen fetches itself, because a link could not tell whether it was refused or cut off on the way.
import { CallFailed, ConnectionLost } from './call';

/** `read`: what is done with the answer, whose bytes may still be cut off. */
export async function fetchFile<File>(address: string, read: (answer: Response) => Promise<File>): Promise<File> {
  const answer = await fetch(address, { credentials: 'include' }).catch(notReached);
  if (!answer.ok) throw new CallFailed(answer.status, (await answer.text()) || answer.statusText);
  return read(answer).catch(notReached);
}

function notReached(cause: unknown): never {
  throw new ConnectionLost('The server could not be reached.', { cause });
}

// The browser may still be reading when the link has been followed.
const LINK_KEPT_MS = 60_000;

export function saveAs(name: string, bytes: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LINK_KEPT_MS);
}
