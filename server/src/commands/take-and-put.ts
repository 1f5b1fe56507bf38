// What `npm run listings` does with the words that follow.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { putVendors, takeVendors } from '../features/vendors/listings-file.ts';
import { putVenues, takeVenues } from '../features/venues/listings-file.ts';
import type { Counts } from '../platform/csv/match-listings.ts';
import { LISTINGS_FILE_MAX_BYTES } from '../platform/csv/read-listings.ts';
import type { World } from '../platform/world.ts';

const USAGE =
  'Say what to do: npm run listings -- take vendors <file>, try vendors <file>, or put vendors <file>; or the same with venues';

const kinds = {
  vendors: { take: takeVendors, put: putVendors },
  venues: { take: takeVenues, put: putVenues },
};

/** Answers with what was done; what could not be done is an error that says why. */
export async function takeOrPut(world: Pick<World, 'db' | 'clock'>, words: readonly string[]): Promise<string> {
  const [task = '', kind = '', file] = words;
  if (!file || !['take', 'try', 'put'].includes(task) || !isKind(kind)) throw new Error(USAGE);
  if (task === 'take') {
    const { count, content } = await kinds[kind].take(world);
    await writeFile(file, content, { flag: 'wx' });
    return `${count} ${kind} are in ${file}. Change them there, try it, then put it back.`;
  }
  const { faults, counts } = await kinds[kind].put(world, await contentOf(file), { isTrial: task === 'try' });
  if (faults.length > 0) throw new Error(faults.map((fault) => `  - ${fault}`).join('\n'));
  return task === 'try'
    ? `Nothing is wrong with it: ${inWords(counts)}. Nothing was changed yet.`
    : `The ${kind} are now as in the file: ${inWords(counts)}. Those that are not in it stay as they were.`;
}

function isKind(word: string): word is keyof typeof kinds {
  return Object.hasOwn(kinds, word);
}

async function contentOf(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size <= LISTINGS_FILE_MAX_BYTES) return readFile(file);
  throw new Error(
    `The file is larger than ${LISTINGS_FILE_MAX_BYTES / 1024 ** 2} MB. Split it, and put one part after the other.`,
  );
}

function inWords({ added, changed, unchanged }: Counts): string {
  return `${added} new, ${changed} changed, ${unchanged} unchanged`;
}
