// The name of a file as somebody sent it, made fit to be shown, stored and sent back. It never becomes part of a path.
import { DOCUMENT_NAME_MAX_LENGTH, documentEndings } from '@evenlight/contract/documents';
import type { FileKind } from '../../platform/uploads/file-kind.ts';

type Ending = (typeof documentEndings)[number];

const kinds: Record<Ending, FileKind> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
};
// What browsers and phones call these kinds besides their proper names.
const otherNames: Record<string, FileKind> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
};
const UNSAID = ['', 'application/octet-stream', 'binary/octet-stream'];

/** The kind that name and declared type agree on; null when they do not, or when it is none of ours. */
export function kindSaid(fileName: string, declaredType: string): FileKind | null {
  const ending = documentEndings.find((ending) => fileName.trim().toLowerCase().endsWith(ending));
  if (!ending) return null;
  const [said = ''] = declaredType.toLowerCase().split(';');
  const declared = said.trim();
  const isAgreed = UNSAID.includes(declared) || (otherNames[declared] ?? declared) === kinds[ending];
  return isAgreed ? kinds[ending] : null;
}

// Signs that turn the order of letters around can make `exe.pdf` of `fdp.exe`. Joiners stay: whole languages need them.
const TURNING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g;
const FORBIDDEN = /[<>:"|?*]/g;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Only for names whose ending was found fit by `kindSaid`. */
export function cleanName(fileName: string): string {
  const last = fileName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\p{Cc}/gu, ' ')
    .replace(TURNING, '')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const [ending = ''] = /\.[a-z]+$/i.exec(plain) ?? [];
  const stem = plain.slice(0, plain.length - ending.length).replace(/^[.\s]+|[.\s]+$/g, '');
  return `${shortened(stem, DOCUMENT_NAME_MAX_LENGTH - ending.length) || 'document'}${ending.toLowerCase()}`;
}

/** Cut between letters, never inside one. */
function shortened(text: string, maxLength: number): string {
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length > maxLength) break;
    kept += segment;
  }
  return kept.trimEnd();
}
