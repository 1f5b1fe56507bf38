// A memorial: one person's page. Digits in its address mean the id, anything else is the address a family shares.
import { endpoint } from '../endpoint.ts';
import { brokenRule, lineOfText } from '../field-rules.ts';
import { MemorialId, PhotoId, UserId } from '../ids.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';
import { MemorialRole } from './rights.ts';

export const FULL_NAME_MAX_LENGTH = 160;
export const BIOGRAPHY_MAX_LENGTH = 40_000;
/** How long a deleted memorial can be brought back. */
export const RESTORE_DAYS = 30;
/** Far more than any family makes. */
export const MEMORIALS_PER_PERSON = 50;

/** `unlisted`: whoever has the link. `invited`: those who were asked in by name. */
export const memorialPrivacies = ['public', 'unlisted', 'invited'] as const;
export const MemorialPrivacy = z.enum(memorialPrivacies);
export type MemorialPrivacy = z.infer<typeof MemorialPrivacy>;

/** Four quiet looks. */
export const memorialLooks = ['daylight', 'garden', 'water', 'evening'] as const;
export const MemorialLook = z.enum(memorialLooks);
export type MemorialLook = z.infer<typeof MemorialLook>;

export const guestbookRules = ['open', 'approve-first', 'closed'] as const;
export const GuestbookRule = z.enum(guestbookRules);
export type GuestbookRule = z.infer<typeof GuestbookRule>;

/** Digits only: the page by id. */
export function isMemorialId(key: string): boolean {
  return /^\d+$/.test(key);
}

/** What a page is found by: a name with a letter in it, or an unlisted page's random address. */
export const MemorialAddress = z
  .string()
  .max(120)
  .regex(/^(?!\d+$)[\p{L}\p{M}\p{N}_-]+$/u);
export const MEMORIAL_PATH = '/memorial';

export const Memorial = z.object({
  id: MemorialId,
  /** The owner's; told to the memorial's own people, null for everybody else. */
  userId: UserId.nullable(),
  fullName: z.string(),
  birthDate: Day.nullable(),
  deathDate: Day.nullable(),
  biography: z.string(),
  /** The portrait, at `{photoUrl}/{width}`; the address alone is the middle size. */
  photoUrl: z.string().nullable(),
  isPublic: z.boolean(),
  isCollaborative: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The public address; null until it was first published publicly. */
  slug: z.string().nullable(),
  privacy: MemorialPrivacy,
  look: MemorialLook,
  /** Whether search engines may show it. */
  isListed: z.boolean(),
  guestbook: GuestbookRule,
  /** Null while it is a draft, which only its people see. */
  publishedAt: z.iso.datetime().nullable(),
  version: z.int(),
  /** The caller's; null for a visitor. */
  role: MemorialRole.nullable(),
  /** The caller looks through the guestbook for the family. */
  isDelegate: z.boolean(),
  /** What to share: the slug of a public one, the random address of an unlisted one; null where an invitation is needed. */
  address: z.string().nullable(),
});
export type Memorial = z.infer<typeof Memorial>;

const Biography = z.string().trim().max(BIOGRAPHY_MAX_LENGTH);
const editable = {
  fullName: lineOfText(FULL_NAME_MAX_LENGTH),
  birthDate: Day.nullable(),
  deathDate: Day.nullable(),
  biography: Biography,
  look: MemorialLook,
};
const settled = {
  privacy: MemorialPrivacy,
  /** The spec's own word for it: true is `public`; false makes a public one `invited`. */
  isPublic: z.boolean(),
  isListed: z.boolean(),
  guestbook: GuestbookRule,
  isCollaborative: z.boolean(),
};

type Dates = { birthDate?: string | null | undefined; deathDate?: string | null | undefined };

/** Compares the two dates with each other. The server compares them with today. */
function datesInOrder({ birthDate, deathDate }: Dates): boolean {
  return !birthDate || !deathDate || birthDate <= deathDate;
}
const deathBeforeBirth = {
  ...brokenRule({ rule: 'custom', sentence: 'Date of death cannot be earlier than the date of birth' }),
  path: ['deathDate'],
};

export const NewMemorial = z
  .object({
    ...editable,
    ...settled,
    /** Kept for its maker alone until it is published. */
    isDraft: z.boolean(),
    /** Sent again, it is the same request. */
    idempotencyKey: z.uuid(),
  })
  .partial()
  .required({ fullName: true })
  .refine(datesInOrder, deathBeforeBirth);

export const MemorialChanges = z
  .object({
    ...editable,
    ...settled,
    /** The version these changes were made from; an older one is refused, and nothing is overwritten. */
    version: z.int(),
  })
  .partial()
  .refine(datesInOrder, deathBeforeBirth);
export type MemorialChanges = z.infer<typeof MemorialChanges>;

export const OneMemorial = z.object({ memorialId: MemorialId });
/** Everything about a memorial is 'not found' to whoever may not see it. */
export const seeing = ['memorial.not_found'] as const;
/** 401 unsigned, 403 in too small a role. */
export const changing = [...seeing, 'session.required', 'memorial.role_too_low'] as const;
const writing = [{ per: 'person', times: 600, seconds: 3600, across: 'memorial writes' }] as const;

export const createMemorial = endpoint({
  method: 'POST',
  path: '/memorials',
  summary: 'Make a memorial, published at once unless it is a draft.',
  access: 'member',
  status: 201,
  body: NewMemorial,
  returns: Memorial,
  problems: ['session.required', 'memorial.too_many'],
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
});

export const getMemorial = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId',
  summary: 'One memorial, with the role of whoever asks.',
  access: 'anyone',
  params: OneMemorial,
  returns: Memorial,
  problems: seeing,
});

export const getMemorialBySlug = endpoint({
  method: 'GET',
  path: '/memorials/slug/:address',
  summary: 'The memorial at a public or unlisted address.',
  access: 'anyone',
  params: z.object({ address: MemorialAddress }),
  returns: Memorial,
  problems: seeing,
});

export const updateMemorial = endpoint({
  method: 'PUT',
  path: '/memorials/:memorialId',
  summary: 'Change some fields. Privacy, guestbook and collaboration are the keepers’ to change.',
  access: 'anyone',
  params: OneMemorial,
  body: MemorialChanges,
  returns: Memorial,
  problems: [...changing, 'memorial.changed_meanwhile'],
  limits: writing,
});

export const publishMemorial = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/publish',
  summary: 'Publish a draft. Its public address is made from the name and stays.',
  access: 'anyone',
  params: OneMemorial,
  returns: Memorial,
  problems: changing,
  limits: writing,
});

export const renewMemorialLink = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/new-link',
  summary: 'A new random address for an unlisted memorial. The former one stops working, and so do its photos’.',
  access: 'anyone',
  params: OneMemorial,
  returns: Memorial,
  problems: changing,
  limits: writing,
});

/** Cut out of a photo, in parts of its width and height. */
export const Crop = z.object({
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  width: z.number().gt(0.01).max(1),
  height: z.number().gt(0.01).max(1),
});
export type Crop = z.infer<typeof Crop>;

export const setPortrait = endpoint({
  method: 'PUT',
  path: '/memorials/:memorialId/portrait',
  summary: 'Cut the portrait out of a photo of this memorial. Null takes it off.',
  access: 'anyone',
  params: OneMemorial,
  body: z.object({ photoId: PhotoId.nullable(), crop: Crop.nullish() }),
  returns: Memorial,
  problems: [...changing, 'photo.not_found'],
  limits: writing,
});

export const deleteMemorial = endpoint({
  method: 'DELETE',
  path: '/memorials/:memorialId',
  summary: 'Take a memorial away. It can be brought back for 30 days.',
  access: 'anyone',
  params: OneMemorial,
  problems: changing,
  limits: writing,
});

export const restoreMemorial = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/restore',
  summary: 'Bring a deleted memorial back.',
  access: 'member',
  params: OneMemorial,
  returns: Memorial,
  problems: [...changing, 'memorial.too_many'],
  limits: writing,
});

/** One line of a person's own list. */
export const OwnMemorial = Memorial.omit({ biography: true }).extend({
  updatedAt: z.iso.datetime(),
  /** Gone for good after this; null for one that is here. */
  restorableUntil: z.iso.datetime().nullable(),
  /** Entries, contributions and requests that wait for the caller. */
  waiting: z.int(),
});
export type OwnMemorial = z.infer<typeof OwnMemorial>;

export const listMemorials = endpoint({
  method: 'GET',
  path: '/memorials/user/:userId',
  summary: 'My memorials, and those I help with, newest first. The deleted ones come last.',
  access: 'member',
  params: z.object({ userId: UserId }),
  returns: z.array(OwnMemorial),
  problems: ['session.required', 'user.not_found'],
});

export const StoryVersion = z.object({
  version: z.int(),
  biography: z.string(),
  savedAt: z.iso.datetime(),
  /** Null when they have left since. */
  savedBy: z.string().nullable(),
});
export type StoryVersion = z.infer<typeof StoryVersion>;

export const listStoryVersions = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/versions',
  summary: 'The life story as it was, newest first. Restoring one is an ordinary change.',
  access: 'anyone',
  params: OneMemorial,
  returns: z.array(StoryVersion),
  problems: changing,
});
