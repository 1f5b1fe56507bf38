// Short English words on buttons mean two things; in Spanish each says what it does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const catalogue = readFileSync(join(import.meta.dirname, '../../../languages/es.po'), 'utf8');

function inSpanish(context: string | null, words: string): string | undefined {
  const head = context === null ? '(?<!msgctxt "[^"]*")\\n' : `\\nmsgctxt "${context}"\\n`;
  const sentence = words.replace(/[?{}]/g, '\\$&');
  const [, found] = new RegExp(`${head}msgid "${sentence}"\\nmsgstr "(.*)"`).exec(catalogue) ?? [];
  return found;
}

test.each([
  ['a share that is withdrawn', null, 'Take it back', 'Retirarla'],
  ['a line that is charged again', 'line', 'Take it back', 'Volver a incluir'],
  ['a step that was handed over', 'handoff', 'Take it back', 'Recuperarlo'],
  ['an entry of the journal', 'journal', 'Delete this entry?', '¿Borrar esta entrada?'],
  ['a message in the guestbook', null, 'Delete this entry?', '¿Borrar este mensaje?'],
  ['a day of the calendar', 'day', 'Remove it', 'Quitarlo'],
  ['a passkey', null, 'Remove it', 'Quitarla'],
  ['money that goes back', null, 'Give back', 'Devolver'],
  ['a promise that is left to colleagues', 'queue', 'Give back', 'Dejarlo a otros'],
])('%s', (_, context, words, said) => {
  expect(inSpanish(context, words)).toBe(said);
});
