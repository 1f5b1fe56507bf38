// The memory keeper: moments with somebody who died, kept for oneself until one wants to give them to a memorial.
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { MemorialId, MemoryId } from '../ids.ts';
import { ENTRY_MAX_LENGTH, GUEST_NAME_MAX_LENGTH } from '../memorials/guestbook.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';

export const MEMORY_TITLE_MAX_LENGTH = 120;
/** As long as a guestbook can hold, so that every memory can be given to one. */
export const MEMORY_WORDS_MAX_LENGTH = ENTRY_MAX_LENGTH - MEMORY_TITLE_MAX_LENGTH - 2;
export const MEMORIES_MAX = 1_000;

export const MemoryFields = z.object({
  title: lineOfText(MEMORY_TITLE_MAX_LENGTH),
  words: z.string().trim().min(1).max(MEMORY_WORDS_MAX_LENGTH),
  /** Whom it is about; may stay empty. */
  about: z.union([z.literal(''), lineOfText(100)]).default(''),
  happenedOn: Day.nullable().default(null),
});
export type MemoryFields = z.infer<typeof MemoryFields>;

export const Memory = MemoryFields.extend({
  id: MemoryId,
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  version: z.int(),
  /** The memorials it was given to. */
  givenTo: z.array(z.object({ memorialId: MemorialId, at: z.iso.datetime(), isHeld: z.boolean() })),
});
export type Memory = z.infer<typeof Memory>;

const OneMemory = z.object({ memoryId: MemoryId });

export const listMemories = endpoint({
  method: 'GET',
  path: '/self-care/memories',
  summary: 'Memories of whoever asks, the latest first.',
  access: 'member',
  returns: z.array(Memory),
  problems: ['session.required'],
});

export const keepMemory = endpoint({
  method: 'POST',
  path: '/self-care/memories',
  summary: 'Keeps a memory. Only its owner can read it.',
  access: 'member',
  status: 201,
  body: MemoryFields.extend({
    /** Sent again, it is the same memory. */
    idempotencyKey: z.uuid(),
  }),
  returns: Memory,
  problems: ['session.required', 'memory.too_many'],
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
});

export const changeMemory = endpoint({
  method: 'PUT',
  path: '/self-care/memories/:memoryId',
  summary: 'Changes a memory. What was given to a memorial stays there as it was.',
  access: 'member',
  params: OneMemory,
  body: MemoryFields.extend({ version: z.int() }),
  returns: Memory,
  problems: ['session.required', 'memory.not_found', 'memory.changed_meanwhile'],
  limits: [{ per: 'person', times: 240, seconds: 3600 }],
});

export const deleteMemory = endpoint({
  method: 'DELETE',
  path: '/self-care/memories/:memoryId',
  summary: 'Deletes a memory for good. What was given to a memorial stays there.',
  access: 'member',
  params: OneMemory,
  problems: ['session.required', 'memory.not_found'],
});

export const giveMemory = endpoint({
  method: 'POST',
  path: '/self-care/memories/:memoryId/give',
  summary: 'Writes the memory into the guestbook of a memorial. Sent again, it is written once.',
  access: 'member',
  params: OneMemory,
  body: z.object({ memorialId: MemorialId, authorName: lineOfText(GUEST_NAME_MAX_LENGTH) }),
  returns: Memory,
  problems: ['session.required', 'memory.not_found', 'memorial.not_found', 'guestbook.closed'],
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
});
