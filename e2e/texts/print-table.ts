// What was measured in one language, the worst first.
import type { Measured } from './measure.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

export function printTable(language: string, all: readonly Measured[], faults: readonly string[]) {
  say(`\n${language}: share  words  where`);
  for (const { name, words, share, shared, isTooMuch } of all.toSorted((one, two) => two.share - one.share)) {
    say(`${isTooMuch ? '!' : ' '} ${inPercent(share).padStart(7)}  ${`${words}`.padStart(5)}  ${name}`);
    if (isTooMuch) for (const text of shared) say(`                    ${text}`);
  }
  if (faults.length > 0) say('\nBesides:');
  for (const fault of new Set(faults)) say(`  ${fault}`);
  const tooMuch = all.filter((one) => one.isTooMuch).length;
  say(`\n${all.length} seen in ${language}, ${tooMuch} with too much left in English, ${faults.length} other faults`);
  if (tooMuch + faults.length > 0) process.exitCode = 1;
}

const inPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
