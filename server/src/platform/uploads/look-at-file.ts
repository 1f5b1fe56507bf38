// Checks an uploaded file: its kind, its contents, viruses. Throws a `document.…` problem, or returns what to store.
import type { fileProblems } from '@evenlight/contract/documents';
import { holdsTestVirus } from '../antivirus/test-virus.ts';
import { Problem, refuse } from '../problem.ts';
import { cleanImage } from './clean-image.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { type FileKind, requireKind } from './file-kind.ts';
import { lookIntoPdf } from './pdf/look-into-pdf.ts';

export type FileProblem = (typeof fileProblems)[number];
export type Scan = (bytes: Buffer) => Promise<'clean' | 'infected' | 'away'>;

/** `isHeld`: the scanner is away. `instead`: bytes to store in place of those that were sent; null to store these. */
export type Verdict = { isHeld: true } | { isHeld: false; instead: Buffer | null };

// Each check holds the file in memory and waits for the scanner.
const inLine = concurrencyLimit(8);
// Each may also hold a decoded picture.
const inTurn = concurrencyLimit(2);
let timesAway = 0;

export function lookAtFile(read: () => Promise<Buffer>, kind: FileKind, scan: Scan): Promise<Verdict> {
  const timesAwayBefore = timesAway;
  return inLine(async () => {
    // The scanner failed while this file was waiting: asking it again would keep everybody waiting for its time limit.
    if (timesAway > timesAwayBefore) return { isHeld: true };
    const bytes = await read();
    if (holdsTestVirus(bytes)) refuse('document.infected');
    await requireKind(bytes, kind);
    // Before the decoding: it is expensive, and while the scanner is away it would be repeated at every check.
    const found = await scan(bytes);
    if (found === 'infected') refuse('document.infected');
    if (found === 'away') {
      timesAway += 1;
      return { isHeld: true };
    }
    const instead = await inTurn(() => (kind === 'application/pdf' ? pdfAsItIs(bytes) : cleanImage(bytes, kind)));
    return { isHeld: false, instead };
  });
}

async function pdfAsItIs(bytes: Buffer): Promise<null> {
  const problem = await lookIntoPdf(bytes);
  if (problem) throw new Problem(problem);
  return null;
}
