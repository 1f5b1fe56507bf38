// The guestbook: no account needed. Clean entries appear at once, doubtful ones wait for the family.

import { endpoint } from '../endpoint.ts';
import { emailAddress, lineOfText } from '../field-rules.ts';
import { EntryId, MemorialId } from '../ids.ts';
import { wholeNumber } from '../query-parameters.ts';
import { z } from '../zod.ts';
import { changing, MemorialAddress, OneMemorial, seeing } from './memorial.ts';
import { Photo, photoFaults } from './photos.ts';

export const GUEST_NAME_MAX_LENGTH = 100;
export const ENTRY_MAX_LENGTH = 4_000;
export const REPLY_MAX_LENGTH = 1_000;
export const ENTRIES_AT_ONCE = 50;

export const rsvpStatuses = ['attending', 'not_attending', 'maybe'] as const;
export const RsvpStatus = z.enum(rsvpStatuses);
export type RsvpStatus = z.infer<typeof RsvpStatus>;

/** `held`: the family looks at it first. `hidden`: it was shown, and is not any more. */
export const entryStates = ['published', 'held', 'hidden', 'rejected'] as const;
export const EntryState = z.enum(entryStates);
export type EntryState = z.infer<typeof EntryState>;

/** Why an entry waits. */
export const holdReasons = [
  ...(['links', 'words', 'repetition', 'shouting', 'photo', 'approve-first', 'reported'] as const),
  /** Many more wrote within an hour than a full hall does. */
  'crowd',
] as const;
export const HoldReason = z.enum(holdReasons);
export type HoldReason = z.infer<typeof HoldReason>;

/** What everybody who sees the page sees. E-mail addresses are not part of it. */
export const GuestbookEntry = z.object({
  id: EntryId,
  authorName: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  isRsvp: z.boolean(),
  rsvpStatus: RsvpStatus.nullable(),
  photo: Photo.nullable(),
  /** The family's thanks; empty when there is none. */
  reply: z.string(),
});
export type GuestbookEntry = z.infer<typeof GuestbookEntry>;

export const SignedEntry = GuestbookEntry.extend({
  /** What the author is told: it can be read, or the family looks at it first. */
  status: z.enum(['published', 'held']),
  /** What was written gave reason to worry about its author: they, and nobody else, read one quiet line. */
  isWorrying: z.boolean(),
});
export type SignedEntry = z.infer<typeof SignedEntry>;

/** For the family: everything, also what waits. */
export const KeptEntry = GuestbookEntry.extend({
  /** Also null for delegates whose role does not see guests. */
  authorEmail: z.string().nullable(),
  state: EntryState,
  reasons: z.array(HoldReason),
});
export type KeptEntry = z.infer<typeof KeptEntry>;

export const NewEntry = z.object({
  authorName: lineOfText(GUEST_NAME_MAX_LENGTH),
  authorEmail: z.union([z.literal(''), emailAddress()]).default(''),
  message: z.string().trim().min(1).max(ENTRY_MAX_LENGTH),
  isRsvp: z.boolean().default(false),
  rsvpStatus: RsvpStatus.nullish(),
  /** A photo that was sent before, by the key its upload answered with. */
  photoTicket: z.string().max(200).nullish(),
  /** The page it was written on, where its address gives access. */
  address: MemorialAddress.nullish(),
  /** Left empty by people; programs fill in every field. */
  website: z.string().max(200).default(''),
  /** Sent again, it is the same entry. */
  idempotencyKey: z.uuid().nullish(),
});
export type NewEntry = z.infer<typeof NewEntry>;

const Reading = z.object({
  /** Opens an unlisted memorial. */
  address: z.string().max(120).optional(),
  /** Older than this entry. */
  before: EntryId.optional(),
  limit: wholeNumber(500, 1).default(200),
});
const reading = {
  method: 'GET',
  access: 'anyone',
  params: OneMemorial,
  query: Reading,
  returns: z.array(GuestbookEntry),
  problems: seeing,
} as const;

export const listGuestbook = endpoint({
  ...reading,
  path: '/memorials/:memorialId/guestbook',
  summary: 'Entries that can be read, newest first.',
});

export const listGuestbookOf = endpoint({
  ...reading,
  path: '/guestbook/memorial/:memorialId',
  summary: 'The same list under its other address.',
});

/**
 * A gathering brings a full hall to one network, so a network is only stopped at ten such halls. One browser, and one
 * network on one memorial, are counted besides (guestbook/count-signing.ts): above that entries wait, and none is refused.
 */
const signing = {
  method: 'POST',
  access: 'anyone',
  status: 201,
  returns: SignedEntry,
  problems: [...seeing, 'guestbook.closed', 'photo.not_found'],
  limits: [{ per: 'network', times: 3_000, seconds: 3_600, across: 'guestbook' }],
} as const;

export const signGuestbook = endpoint({
  ...signing,
  path: '/memorials/:memorialId/guestbook',
  summary: 'Write into the guestbook. No account is needed.',
  params: OneMemorial,
  body: NewEntry,
});

export const signGuestbookOf = endpoint({
  ...signing,
  path: '/guestbook',
  summary: 'The same under its other address.',
  body: NewEntry.extend({ memorialId: MemorialId }),
});

export const sendGuestPhoto = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/guest-photo',
  summary:
    'Multipart: photo, and address for an unlisted memorial. The ticket goes into the entry; without one the photo is thrown away within a day.',
  access: 'anyone',
  status: 201,
  params: OneMemorial,
  returns: z.object({ ticket: z.string() }),
  problems: [...seeing, ...photoFaults, 'guestbook.closed', 'photo.too_many'],
  limits: [{ per: 'network', times: 20, seconds: 3600 }],
});

const OneEntry = OneMemorial.extend({ entryId: EntryId });

export const listKeptEntries = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/guestbook/kept',
  summary: 'For the keepers and their delegates: all entries, those that wait first.',
  access: 'anyone',
  params: OneMemorial,
  query: Reading.omit({ address: true }),
  returns: z.array(KeptEntry),
  problems: changing,
});

const deciding = { access: 'anyone', params: OneEntry, problems: [...changing, 'entry.not_found'] } as const;

export const decideEntry = endpoint({
  ...deciding,
  method: 'PUT',
  path: '/memorials/:memorialId/guestbook/:entryId/state',
  summary:
    'Publish, hide or turn down an entry. An author who left an address is told when a held one is published, and of thanks by the reply.',
  body: z.object({ state: z.enum(['published', 'hidden', 'rejected']) }),
  returns: KeptEntry,
});

export const replyToEntry = endpoint({
  ...deciding,
  method: 'PUT',
  path: '/memorials/:memorialId/guestbook/:entryId/reply',
  summary: 'Thank somebody. It stands below their entry, and is mailed to them where they left an address.',
  body: z.object({ reply: z.string().trim().max(REPLY_MAX_LENGTH) }),
  returns: KeptEntry,
});

export const removeEntry = endpoint({
  ...deciding,
  method: 'DELETE',
  path: '/memorials/:memorialId/guestbook/:entryId',
  summary: 'Delete an entry for good.',
});
