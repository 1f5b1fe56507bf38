// What the command `listings` does with the words that follow.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { type SheetKind, sheetKinds } from '@evenlight/contract/manage';
import { putFile, takeFile } from '../features/manage/sheet-file.ts';
import { sheets } from '../features/manage/sheets.ts';
import type { Counts } from '../platform/sheets/match-rows.ts';
import { COMMAND_FILE_MAX_BYTES } from '../platform/sheets/read-rows.ts';
import type { World } from '../platform/world.ts';
import { calledHere } from './called-here.ts';

const USAGE = `Say what to do: ${calledHere('listings', 'take <sheet> <file>')}, try <sheet> <file>, or put <sheet> <file>. Sheets: ${sheetKinds.join(', ')}`;

/** Answers with what was done; what could not be done is an error that says why. */
export async function takeOrPut(world: World, words: readonly string[]): Promise<string> {
  const [task = '', kind = '', file] = words;
  if (!file || !['take', 'try', 'put'].includes(task) || !isKind(kind)) throw new Error(USAGE);
  if (task === 'take') {
    const { count, content } = await takeFile(world, sheets[kind]);
    await writeFile(file, content, { flag: 'wx' });
    return `${count} ${kind} are in ${file}. Change them there, try it, then put it back.`;
  }
  const { faults, counts } = await putFile(world, sheets[kind], {
    file: await contentOf(file),
    isTrial: task === 'try',
  });
  if (faults.length > 0) throw new Error(faults.map((fault) => `  - ${fault}`).join('\n'));
  return task === 'try'
    ? `Nothing is wrong with it: ${inWords(counts)}. Nothing was changed yet.`
    : `The ${kind} are now as in the file: ${inWords(counts)}. Those that are not in it stay as they were.`;
}

function isKind(word: string): word is SheetKind {
  return Object.hasOwn(sheets, word);
}

async function contentOf(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size <= COMMAND_FILE_MAX_BYTES) return readFile(file);
  throw new Error(
    `The file is larger than ${COMMAND_FILE_MAX_BYTES / 1024 ** 2} MB. Split it, and put one part after the other.`,
  );
}

function inWords({ added, changed, unchanged }: Counts): string {
  return `${added} new, ${changed} changed, ${unchanged} unchanged`;
}
