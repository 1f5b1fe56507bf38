// What somebody wants to say before they come. Our team reads it, so it lies under the key of the house.
import type { Keys } from '../../../platform/secrets/keys.ts';

const contextOf = (membershipId: string) => `group-note:${membershipId}`;

export function sealNote(keys: Keys, membershipId: string, note: string): Buffer {
  return keys.wrap(Buffer.from(note), contextOf(membershipId));
}

export function openNote(keys: Keys, { id, sealedNote }: { id: string; sealedNote: Buffer }): string {
  return keys.unwrap(sealedNote, contextOf(id)).toString();
}
