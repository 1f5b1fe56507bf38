// Everything about oneself, as a file that is handed to the browser.
import { pathOf } from '@evenlight/contract/endpoint';
import type { UserId } from '@evenlight/contract/ids';
import { exportAccount } from '@evenlight/contract/profiles';
import { fetchFile } from '../../../platform/fetched-file';

type ExportedFile = { name: string; bytes: Blob };

/**
 * Browsers put a large blob on the disk while it arrives, so a house full of photos need not fit in memory.
 */
export async function fetchExport(userId: UserId): Promise<ExportedFile> {
  const address = pathOf(exportAccount, { params: { userId } });
  return fetchFile(address, async (answer) => ({ name: nameOf(answer), bytes: await answer.blob() }));
}

function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip';
}
