// The file of a paper, fetched with a link that works for a few minutes.
import { openDocument, type StoredDocument } from '@evenlight/contract/documents';
import { CallFailed, call } from '../../platform/call';
import { fetchFile } from '../../platform/fetched-file';

/** Runs a call; when it is refused for want of a proof, asks for one and runs it again. Null when none was given. */
export type Proven = <Answer>(act: () => Promise<Answer>) => Promise<Answer | null>;

export async function fetchPaper({ id, mediaType }: StoredDocument): Promise<Blob> {
  const { url } = await call(openDocument, { params: { documentId: id } });
  // Our own record of what it is; files travel as mere bytes.
  return fetchFile(url, async (answer) => new Blob([await answer.arrayBuffer()], { type: mediaType }));
}

export function isProofWanted(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'session.proof_required';
}
