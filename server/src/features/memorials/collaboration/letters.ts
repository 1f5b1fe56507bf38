// One letter to one of a memorial's people, in their language, about this memorial.
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import type { Db } from '../../../platform/database/database.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { wantsNotice } from '../../accounts/profile/preferences-rules.ts';
import { findOwner, preferencesOf } from '../../accounts/profile/profile-store.ts';

type Letter = {
  to: UserId;
  memorialId: number;
  /** Names the letter, so that it is sent once to each. */
  key: string;
  inWords: (language: Language) => MailTexts;
  /** Given for news that somebody may have turned off; left out for what they must know. */
  noticeAt?: Date;
};

export async function sendLetter(db: Db, world: World, { to, memorialId, key, inWords, noticeAt }: Letter) {
  const person = await findOwner(db, to);
  if (!person || (noticeAt && !wantsNotice(await preferencesOf(db, to), 'memorials', noticeAt))) return;
  const { origin } = world.config;
  const { language } = person;
  const texts = inWords(language);
  const url = `${origin}${MEMORIAL_PATH}/${memorialId}`;
  await writeMail(db, world, { ...texts, to: person.email, language, url, idempotencyKey: `${key} ${to}` });
}
