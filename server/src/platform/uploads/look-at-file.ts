// The careful look at a file somebody sent: kind, contents, viruses. Throws a `document.…` problem, or says what to keep.
import type { fileProblems } from '@evenlight/contract/documents';
import { holdsTestVirus } from '../antivirus/test-virus.ts';
import { Problem, refuse } from '../problem.ts';
import { cleanImage } from './clean-image.ts';
import { type FileKind, requireKind } from './file-kind.ts';
import { lookIntoPdf } from './pdf/look-into-pdf.ts';
import { turnsFor } from './turns.ts';

export type FileProblem = (typeof fileProblems)[number];
export type Scan = (bytes: Buffer) => Promise<'clean' | 'infected' | 'away'>;

/** `instead`: the bytes that take the place of those that were sent; null when they stay as they are. */
export type Verdict = { isHeld: true } | { isHeld: false; instead: Buffer | null };

// Each look may hold a decoded picture in memory.
const inTurn = turnsFor(2);

export function lookAtFile(read: () => Promise<Buffer>, kind: FileKind, scan: Scan): Promise<Verdict> {
  return inTurn(async () => {
    const bytes = await read();
    if (holdsTestVirus(bytes)) refuse('document.infected');
    await requireKind(bytes, kind);
    const instead = kind === 'application/pdf' ? await pdfAsItIs(bytes) : await cleanImage(bytes, kind);
    const found = await scan(bytes);
    if (found === 'infected') refuse('document.infected');
    return found === 'away' ? { isHeld: true } : { isHeld: false, instead };
  });
}

async function pdfAsItIs(bytes: Buffer): Promise<null> {
  const problem = await lookIntoPdf(bytes);
  if (problem) throw new Problem(problem);
  return null;
}
