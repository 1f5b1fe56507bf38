// The careful look at a file somebody sent: kind, contents, viruses. Throws a `document.…` problem, or says what to keep.
import type { fileProblems } from '@evenlight/contract/documents';
import { holdsTestVirus } from '../antivirus/test-virus.ts';
import { Problem, refuse } from '../problem.ts';
import { cleanImage } from './clean-image.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { type FileKind, requireKind } from './file-kind.ts';
import { lookIntoPdf } from './pdf/look-into-pdf.ts';

export type FileProblem = (typeof fileProblems)[number];
export type Scan = (bytes: Buffer) => Promise<'clean' | 'infected' | 'away'>;

/** `instead`: the bytes that take the place of those that were sent; null when they stay as they are. */
export type Verdict = { isHeld: true } | { isHeld: false; instead: Buffer | null };

// Each look holds the file in memory, and waits for the scanner.
const inLine = concurrencyLimit(8);
// Each may hold a decoded picture as well.
const inTurn = concurrencyLimit(2);
let timesAway = 0;

export function lookAtFile(read: () => Promise<Buffer>, kind: FileKind, scan: Scan): Promise<Verdict> {
  const timesAwayBefore = timesAway;
  return inLine(async () => {
    // The scanner fell silent while this one stood in line; asking again would keep everybody waiting.
    if (timesAway > timesAwayBefore) return { isHeld: true };
    const bytes = await read();
    if (holdsTestVirus(bytes)) refuse('document.infected');
    await requireKind(bytes, kind);
    // Before the decoding, which is dear and would be done again at each look while the scanner is away.
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
