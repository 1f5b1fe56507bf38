// A note that is not sent yet, in this tab alone: signing out erases it, as everything of ours.
import type { SupportGroupId } from '@evenlight/contract/ids';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';

const keyOf = (groupId: SupportGroupId) => `evenlight.unsent-group-note.${groupId}`;

export function readNote(groupId: SupportGroupId): string {
  const kept = readStored('sessionStorage', keyOf(groupId));
  return typeof kept === 'string' ? kept : '';
}

export function keepNote(groupId: SupportGroupId, note: string) {
  if (note === '') forgetNote(groupId);
  else writeStored('sessionStorage', keyOf(groupId), JSON.stringify(note));
}

export function forgetNote(groupId: SupportGroupId) {
  removeStored('sessionStorage', keyOf(groupId));
}
