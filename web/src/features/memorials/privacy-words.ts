import type { GuestbookRule, MemorialLook, MemorialPrivacy } from '@evenlight/contract/memorials/memorial';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Choice = { title: MessageDescriptor; about: MessageDescriptor };

export const privacyWords: Record<MemorialPrivacy, Choice> = {
  public: { title: msg`Public`, about: msg`Everybody can open the page.` },
  unlisted: {
    title: msg`Only with the link`,
    about: msg`Whoever has the private link can open the page. It cannot be guessed or found.`,
  },
  invited: {
    title: msg`Only people you invite`,
    about: msg`Everybody else finds nothing, and can ask you to be let in.`,
  },
};

export const lookWords: Record<MemorialLook, Choice> = {
  daylight: { title: msg`Daylight`, about: msg`Warm paper and deep pine` },
  garden: { title: msg`Garden`, about: msg`Moss and young leaves` },
  water: { title: msg`Water`, about: msg`The bay on a clear day` },
  evening: { title: msg`Evening`, about: msg`Plum and the last light` },
};

export const guestbookWords: Record<GuestbookRule, Choice> = {
  open: { title: msg`Open`, about: msg`Entries appear at once. Doubtful ones wait until you have looked at them.` },
  'approve-first': { title: msg`You look first`, about: msg`Every entry waits until you have read it.` },
  closed: { title: msg`Closed`, about: msg`What was written stays; nobody can add to it.` },
};
