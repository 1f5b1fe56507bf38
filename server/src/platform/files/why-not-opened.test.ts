import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyNotOpened } from './why-not-opened.ts';

const directory = mkdtempSync(join(tmpdir(), 'evenlight-opened-'));

function faultOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('what is not there, is there already or is a directory is said with its path', () => {
  const [file, nowhere] = [join(directory, 'there'), join(directory, 'nowhere')];
  writeFileSync(file, '');
  expect(whyNotOpened(faultOf(() => readFileSync(nowhere)))).toBe(`there is nothing at ${nowhere} (ENOENT)`);
  expect(whyNotOpened(faultOf(() => writeFileSync(file, '', { flag: 'wx' })))).toContain('nothing is overwritten');
  expect(whyNotOpened(faultOf(() => writeFileSync(directory, '')))).toBe(`${directory} is a directory (EISDIR)`);
});

// Whoever runs the tests may often open everything.
test('a place that this user may not enter is said with the user, and with a place that they may', () => {
  const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/root/prices.json' });
  expect(whyNotOpened(refused)).toMatch(/^the user '.+' may not open \/root\/prices\.json \(EACCES\)\. Let that user/);
  expect(whyNotOpened(refused)).toContain(`name a place under ${homedir()}`);
});

test('any other fault is left to whoever knows it', () => {
  expect(whyNotOpened(new Error('no'))).toBeNull();
  expect(whyNotOpened('no')).toBeNull();
});
