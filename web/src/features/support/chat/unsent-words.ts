// Where unsent words lie; read by a page without the application's scripts as well, and therefore light.
import { keysIn, readStoredRecord } from '../../../platform/browser-storage';

export const UNSENT_PREFIX = 'evenlight.unsent-support.';

/** Of every conversation in this tab, of one person. */
export function unsentWords(userId: string): string[] {
  return keysIn('sessionStorage', `${UNSENT_PREFIX}${userId}.`)
    .map((key) => readStoredRecord('sessionStorage', key))
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .filter((text) => text.trim() !== '');
}
