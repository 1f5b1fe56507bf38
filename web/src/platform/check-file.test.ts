import { DOCUMENT_MAX_BYTES } from '@evenlight/contract/documents';
import { expect, test } from 'vitest';
import { faultOfFile, isAboutTheFile } from './check-file';

const codeOf = (name: string, size = 1_000) => faultOfFile({ name, size })?.problem?.code;

test('PDF, JPG and PNG files go to the server, whatever the case of their ending', () => {
  for (const name of ['a.pdf', 'a.jpg', 'a.JPEG', 'scan of 3.PNG']) expect(codeOf(name), name).toBeUndefined();
});

test('other kinds, files above 10 MB and empty files are refused before they are sent', () => {
  for (const name of ['a.heic', 'a.docx', 'pdf', 'a.pdf.exe', 'a.svg'])
    expect(codeOf(name), name).toBe('document.kind_refused');
  expect(codeOf('a.pdf', DOCUMENT_MAX_BYTES)).toBeUndefined();
  expect(codeOf('a.pdf', DOCUMENT_MAX_BYTES + 1)).toBe('document.too_large');
  expect(codeOf('a.pdf', 0)).toBe('document.unreadable');
});

test('what was refused because of the file is not worth sending again', () => {
  expect(isAboutTheFile(faultOfFile({ name: 'a.svg', size: 1 }))).toBe(true);
  expect(isAboutTheFile(new Error('the connection was lost'))).toBe(false);
});
