import { DOCUMENT_NAME_MAX_LENGTH } from '@evenlight/contract/documents';
import { expect, test } from 'vitest';
import { asAttachment } from '../../platform/files/file-names.ts';
import { cleanName, kindSaid } from './file-names.ts';

test('name and declared type must agree on one of three kinds', () => {
  for (const [name, type, kind] of [
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['A.JPEG', 'image/jpeg', 'image/jpeg'],
    ['a.jpg', 'image/jpg', 'image/jpeg'],
    ['a.png', 'application/octet-stream', 'image/png'],
    ['a.png', '', 'image/png'],
    ['a.pdf ', 'application/pdf; charset=binary', 'application/pdf'],
    ['a.pdf', 'image/png', null],
    ['a.svg', 'image/svg+xml', null],
    ['a.pdf.exe', 'application/pdf', null],
    ['pdf', 'application/pdf', null],
    ['', '', null],
  ] as const)
    expect(kindSaid(name, type), name).toBe(kind);
});

test('hostile names become harmless, and good ones stay', () => {
  for (const [sent, kept] of [
    ['Certificado de defunción.pdf', 'Certificado de defunción.pdf'],
    ['死亡証明書.PDF', '死亡証明書.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Ada\\scan.pdf', 'scan.pdf'],
    ['.pdf', 'document.pdf'],
    ['...   .pdf', 'document.pdf'],
    ['a\0b\r\nSet-Cookie: x.pdf', 'a b Set-Cookie- x.pdf'],
    ['photo\u202Egpj.pdf', 'photogpj.pdf'],
    ['<img src=x onerror=alert(1)>.png', '-img src=x onerror=alert(1)-.png'],
    ['half \uD800.jpg', 'half.jpg'],
  ] as const)
    expect(cleanName(sent)).toBe(kept);
  const long = cleanName(`${'é'.repeat(500)}.jpeg`);
  expect(long.length).toBeLessThanOrEqual(DOCUMENT_NAME_MAX_LENGTH);
  expect(long.endsWith('é.jpeg')).toBe(true);
});

test('a name travels in a header without breaking out of it', () => {
  expect(asAttachment('Año "2".pdf')).toBe(
    `attachment; filename="An_o _2_.pdf"; filename*=UTF-8''A%C3%B1o%20%222%22.pdf`,
  );
  for (const name of ['死亡.pdf', `a'(b)*.pdf`, 'a;b\\c.pdf']) expect(asAttachment(name)).toMatch(/^[\x20-\x7e]+$/);
});
