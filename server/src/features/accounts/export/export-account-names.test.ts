import { expect, test } from 'vitest';
import { namesInZip } from './export-account-names.ts';

const pathsOf = (...names: string[]) =>
  namesInZip(names.map((name) => ({ name, fileId: name }))).map(({ path }) => path);

test('a name that people gave stays as it is', () => {
  expect(pathsOf('Mother’s letter.pdf', 'Großmutter 奶奶.jpg')).toEqual([
    'files/Mother’s letter.pdf',
    'files/Großmutter 奶奶.jpg',
  ]);
});

test.each([
  ['../../etc/passwd', 'files/-..-etc-passwd'],
  ['C:\\Users\\ada\\will.pdf', 'files/C--Users-ada-will.pdf'],
  ['a\u0000b\r\nc\u202Egpj.exe', 'files/abcgpj.exe'],
  ['...', 'files/file'],
  ['', 'files/file'],
  ['.hidden', 'files/file.hidden'],
  ['NUL.txt', 'files/_NUL.txt'],
  ['com1', 'files/_com1'],
  ['trailing. ', 'files/trailing'],
])('%j cannot leave its folder or trouble a disk', (name, path) => {
  expect(pathsOf(name)).toEqual([path]);
});

test('a very long name is cut and keeps its ending', () => {
  expect(pathsOf(`${'🕊'.repeat(300)}.jpeg`)).toEqual([`files/${'🕊'.repeat(60)}.jpeg`]);
});

test('files of one name are told apart, also where big and small letters are the same', () => {
  expect(pathsOf('photo.jpg', 'Photo.JPG', 'photo.jpg', 'photo (2).jpg')).toEqual([
    'files/photo.jpg',
    'files/Photo (2).JPG',
    'files/photo (3).jpg',
    'files/photo (2) (2).jpg',
  ]);
});
