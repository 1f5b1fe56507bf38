// What somebody writes into a guestbook and has not sent yet. On still pages `app/still/keep-words.ts` keeps the same.
import type { MemorialId } from '@evenlight/contract/ids';
import { RsvpStatus } from '@evenlight/contract/memorials/guestbook';
import { z } from '@evenlight/contract/zod';
import { unsentForm } from '../../../platform/unsent-form';
import { unsentKeyOf } from '../../../platform/unsent-key';

/** May be unfinished in any field. A photo stays behind: its ticket runs out. */
const TypedEntry = z
  .object({
    authorName: z.string(),
    authorEmail: z.string(),
    message: z.string(),
    isRsvp: z.boolean(),
    rsvpStatus: RsvpStatus.nullable(),
  })
  .partial();
export type TypedEntry = z.infer<typeof TypedEntry>;

const nameOf = (memorialId: MemorialId) => `unsent-entry-${memorialId}`;

export const unsentEntry = (memorialId: MemorialId) => unsentForm(nameOf(memorialId), TypedEntry);

/** Still pages are for visitors alone. */
export const keyOnStillPage = (memorialId: MemorialId) => unsentKeyOf(nameOf(memorialId), null);
