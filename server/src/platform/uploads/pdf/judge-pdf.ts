// What is wrong with a PDF: locked, damaged, or with something in it that runs or that comes out of it.
import { holdsTestVirus } from '../../antivirus/test-virus.ts';
import { hasName, isLocked, type PdfObjects, valuesOf } from './found-objects.ts';
import { PdfUnreadable } from './packed-objects.ts';
import { objectsIn } from './pdf-objects.ts';
import { PdfTooTangled, type PdfValue } from './read-objects.ts';

export type PdfProblem = 'document.locked' | 'document.unreadable' | 'document.active' | 'document.infected';

// Scripts, forms that run, actions by themselves (`AA`), and files inside of the file (`EF`).
const activeKeys = new Set(['JS', 'JavaScript', 'AA', 'XFA', 'EF', 'EmbeddedFiles', 'RichMediaContent', '3DD']);
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMedia',
  'RichMediaExecute',
  'EmbeddedFile',
  'FileAttachment',
]);
// Below these, keys are names that the maker of the file thought up, such as those of fonts.
const ownNames = new Set(['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties']);

/** Null when there is nothing to say against it. */
export function judgePdf(bytes: Buffer): PdfProblem | null {
  try {
    const objects = objectsIn(bytes);
    if (isLocked(objects)) return 'document.locked';
    if (objects.unpacked.some(holdsTestVirus)) return 'document.infected';
    const all = [...objects.numbered.values()].flat().concat(objects.loose, objects.trailers);
    if (all.some((value) => isActive(value) || opensWithAction(value, objects))) return 'document.active';
    if (objects.isDoubtful) return 'document.unreadable';
    return hasPages(all) && bytes.includes('startxref') ? null : 'document.unreadable';
  } catch (error) {
    if (error instanceof PdfTooTangled || error instanceof PdfUnreadable) return 'document.unreadable';
    throw error;
  }
}

function isActive(value: PdfValue, areKeysOwn = false): boolean {
  if (value.is === 'name') return activeNames.has(value.name);
  if (value.is === 'array') return value.items.some((item) => isActive(item));
  if (value.is !== 'dict') return false;
  return value.entries.some(
    (entry) => (!areKeysOwn && activeKeys.has(entry.key)) || isActive(entry.value, ownNames.has(entry.key)),
  );
}

/** Opening at a certain page is fine. */
function opensWithAction(value: PdfValue, { numbered }: PdfObjects): boolean {
  return valuesOf(value, 'OpenAction').some((action) => {
    const meant = action.is === 'ref' ? (numbered.get(action.to) ?? []) : [action];
    return meant.length === 0 || !meant.every(isGoTo);
  });
}

function isGoTo(action: PdfValue): boolean {
  if (action.is !== 'dict') return action.is !== 'ref';
  return hasName(action, 'S', 'GoTo') && valuesOf(action, 'Next').length === 0 && valuesOf(action, 'S').length === 1;
}

function hasPages(all: readonly PdfValue[]): boolean {
  const hasCatalog = all.some((value) => hasName(value, 'Type', 'Catalog') && valuesOf(value, 'Pages').length > 0);
  return hasCatalog && all.some((value) => hasName(value, 'Type', 'Page'));
}
