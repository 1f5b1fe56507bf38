// Everything about oneself, as a file that is handed to the browser.
import { pathOf } from '@evenlight/contract/endpoint';
import type { UserId } from '@evenlight/contract/ids';
import { exportAccount } from '@evenlight/contract/profiles';
import { CallFailed, ConnectionLost } from '../../../platform/call';

type ExportedFile = { name: string; bytes: Blob };

/**
 * Fetched, because a link could not tell whether it was refused or cut off on the way. Browsers put a large blob on the
 * disk while it arrives, so a house full of photos need not fit in memory.
 */
export async function fetchExport(userId: UserId): Promise<ExportedFile> {
  const answer = await fetch(pathOf(exportAccount, { params: { userId } }), { credentials: 'include' }).catch(
    notReached,
  );
  if (!answer.ok) throw new CallFailed(answer.status, (await answer.text()) || answer.statusText);
  return { name: nameOf(answer), bytes: await answer.blob().catch(notReached) };
}

// The browser may still be reading when the link has been followed.
const LINK_KEPT_MS = 60_000;

export function saveFile({ name, bytes }: ExportedFile) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LINK_KEPT_MS);
}

function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip';
}

function notReached(cause: unknown): never {
  throw new ConnectionLost('The server could not be reached.', { cause });
}
