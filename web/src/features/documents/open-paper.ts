// The file of a paper, fetched with a link that works for a few minutes.
import { openDocument, type StoredDocument } from '@evenlight/contract/documents';
import { CallFailed, ConnectionLost, call } from '../../platform/call';

/** Runs a call; when it is refused for want of a proof, asks for one and runs it again. Null when none was given. */
export type Proven = <Answer>(act: () => Promise<Answer>) => Promise<Answer | null>;

export async function fetchPaper({ id, mediaType }: StoredDocument): Promise<Blob> {
  const { url } = await call(openDocument, { params: { documentId: id } });
  const answer = await fetch(url, { credentials: 'include' }).catch(notReached);
  if (!answer.ok) throw new CallFailed(answer.status, (await answer.text()) || answer.statusText);
  // Our own record of what it is; files travel as mere bytes.
  return new Blob([await answer.arrayBuffer().catch(notReached)], { type: mediaType });
}

export function isProofWanted(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'session.proof_required';
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

function notReached(cause: unknown): never {
  throw new ConnectionLost('The server could not be reached.', { cause });
}
