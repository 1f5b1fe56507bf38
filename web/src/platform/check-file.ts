// Checks a file before it is sent, so that nobody waits for a refusal that is known already.
import { DOCUMENT_MAX_BYTES, documentEndings, fileProblems } from '@evenlight/contract/documents';
import { type ProblemCode, problems } from '@evenlight/contract/problems';
import { CallFailed } from './call';

/** What stands against a file; null when the server may decide. */
export function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): CallFailed | null {
  const hasKnownEnding = documentEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!hasKnownEnding) return refused('document.kind_refused');
  if (size > DOCUMENT_MAX_BYTES) return refused('document.too_large');
  return size === 0 ? refused('document.unreadable') : null;
}

/** Refused because of the file itself: sending the same one again would not help. */
export function isAboutTheFile(error: unknown): boolean {
  const code = error instanceof CallFailed ? error.problem?.code : undefined;
  return fileProblems.some((problem) => problem === code);
}

// In the form of the server's answer, so that the screen shows the same words.
function refused(code: ProblemCode): CallFailed {
  return new CallFailed(problems[code], JSON.stringify({ code, error: code, requestId: '' }));
}
