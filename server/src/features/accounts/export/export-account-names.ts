// Names of files as people gave them, made safe for every disk they may be unpacked on.
import type { ExportedFile } from '../../../platform/personal-data/coverage.ts';

export type NamedFile = ExportedFile & { path: string };

// Some disks take no more, and 255 bytes hold at least this many letters of any alphabet.
const LONGEST = 60;
const LONGEST_ENDING = 10;
// What Windows keeps for itself, with or without an ending.
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Each has a path of its own, also on disks that do not know big letters from small ones. */
export function namesInZip(files: readonly ExportedFile[]): NamedFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const { stem, ending } = safeName(file.name);
    let name = stem + ending;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem} (${count})${ending}`;
    taken.add(name.toLowerCase());
    return { ...file, path: `files/${name}` };
  });
}

function safeName(name: string): { stem: string; ending: string } {
  const plain = name
    .normalize('NFC')
    // Signs that mean something to a disk, that cannot be seen, or that turn the reading direction around.
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '-')
    .trim();
  const ending = new RegExp(`\\.[\\p{L}\\p{N}]{1,${LONGEST_ENDING}}$`, 'u').exec(plain)?.[0] ?? '';
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, LONGEST).join('');
  // A dot in front hides a file, and one at the end is dropped by some disks.
  const visible = stem.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '') || 'file';
  return { stem: RESERVED.test(visible) ? `_${visible}` : visible, ending };
}
