// A disk of a few megabytes, to be filled. Only root can make one.
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0;

export async function aSmallDisk(directory: string, size: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'evenlight-faults', directory]);
  // Lazily: a process that is being killed may still have a file open.
  onTestFinished(() => void execFileSync('umount', ['-l', directory]));
  return {
    grow: (larger: string) => execFileSync('mount', ['-o', `remount,size=${larger}`, directory]),
  };
}
