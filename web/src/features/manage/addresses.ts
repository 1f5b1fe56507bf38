import type { Language } from '@evenlight/contract/languages';
import type { SheetKind } from '@evenlight/contract/manage';
import { MANAGE_PATH } from '../desk/queue/desk-place';
import { WRITING_PATH } from '../resources/writing/kept-list';

export const sheetPath = (kind: SheetKind) => `${MANAGE_PATH}/${kind}`;
export const filePath = (kind: SheetKind) => `${MANAGE_PATH}/${kind}/file`;

export const untranslatedPath = (language: Language) => `${MANAGE_PATH}/translations/${language}`;

/** Texts have a page of their own to be written on. */
export function rowPath(kind: SheetKind, rowId: string): string {
  if (kind !== 'resources') return `${MANAGE_PATH}/${kind}/rows/${encodeURIComponent(rowId)}`;
  const [language, slug] = rowId.split('/');
  return `${WRITING_PATH}/${slug}/${language}`;
}

/** Behind the address of a row that is only being begun. */
export const BEGUN = 'begun';

export const newRowPath = (kind: SheetKind) =>
  kind === 'resources' ? `${WRITING_PATH}/new` : `${MANAGE_PATH}/${kind}/new`;
