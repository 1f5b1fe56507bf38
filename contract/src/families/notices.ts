// Being told what happened in a group: here, and by mail as often as somebody likes.
import { endpoint } from '../endpoint.ts';
import { FamilyGroupId } from '../ids.ts';
import { z } from '../zod.ts';
import { inGroup, ofGroup, readingTogether, writingTogether } from './group.ts';

/** `at-once`: within a few minutes. `daily`: one mail in the morning. `quiet`: none. */
export const mailChoices = ['at-once', 'daily', 'quiet'] as const;
export const MailChoice = z.enum(mailChoices);
export type MailChoice = z.infer<typeof MailChoice>;

export const FamilyNotices = z.object({
  mail: MailChoice,
  /** What others have done since I last looked. */
  unseen: z.int(),
});
export type FamilyNotices = z.infer<typeof FamilyNotices>;

/** Where a mail leads that somebody wants no more of; its secret follows after a '#'. */
export const STOP_NOTICES_PATH = '/family-notices';

export const getFamilyNotices = endpoint({
  method: 'GET',
  path: '/family-notices',
  summary: 'How much is new in a group, and how I want to be told.',
  access: 'member',
  query: ofGroup,
  returns: FamilyNotices,
  problems: inGroup,
});

export const changeFamilyNotices = endpoint({
  method: 'PATCH',
  path: '/family-notices',
  summary: 'How I want to be told by mail.',
  access: 'member',
  body: z.object({ groupId: FamilyGroupId, mail: MailChoice }),
  returns: FamilyNotices,
  problems: inGroup,
  limits: writingTogether,
});

export const markFamilySeen = endpoint({
  method: 'POST',
  path: '/family-notices/seen',
  summary: 'I have looked at what is new.',
  access: 'member',
  body: z.object({ groupId: FamilyGroupId }),
  returns: FamilyNotices,
  problems: inGroup,
  limits: readingTogether,
});

export const stopFamilyNotices = endpoint({
  method: 'POST',
  path: '/family-notices/stop',
  summary: 'No more mails about this group, by the link in one of them. Nobody is signed in by it.',
  access: 'anyone',
  body: z.object({ token: z.string().min(20).max(200) }),
  returns: z.object({ groupName: z.string() }),
  problems: ['family.link_not_found'],
  limits: [{ per: 'network', times: 60, seconds: 3600, across: 'family links' }],
});

/** The same for mail programs, which have a button of their own for it. They send a form. */
export const oneClickStopPath = (token: string) => `/api/family-notices/stop/${token}`;
