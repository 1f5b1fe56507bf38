// What is offered and not told in a language, or told as it was before the original was changed.
import type { Language } from '@evenlight/contract/languages';
import {
  sheetKinds,
  UNTRANSLATED_SHOWN,
  type UntranslatedRow,
  type UntranslatedSheet,
} from '@evenlight/contract/manage';
import type { Db } from '../../platform/database/database.ts';
import type { Sheet, Stored } from '../../platform/sheets/sheet.ts';
import { missingTexts, stateOfTranslation } from '../../platform/sheets/translated.ts';
import { sheets } from './sheets.ts';

export async function untranslatedIn(db: Db, language: Language): Promise<UntranslatedSheet[]> {
  const found: UntranslatedSheet[] = [];
  for (const kind of sheetKinds) {
    const sheet = sheets[kind];
    if (!sheet.texts) continue;
    const rows = (await sheet.stored(db)).flatMap((row) => untranslated(sheet, row, language));
    if (rows.length > 0) found.push({ kind, total: rows.length, rows: rows.slice(0, UNTRANSLATED_SHOWN) });
  }
  return found;
}

function untranslated(sheet: Sheet, row: Stored, language: Language): UntranslatedRow[] {
  const { texts = [], writtenIn, titleOf } = sheet;
  if (!row.listed || writtenIn?.(row) === language) return [];
  const state = stateOfTranslation(texts, row, language);
  if (state === 'there') return [];
  return [{ id: row.id, title: titleOf(row), state, columns: missingTexts(texts, row, language) }];
}
