// Mails around the link: to the admins when somebody asks to come in, and to whoever was let in.

import { FAMILY_PATH } from '@evenlight/contract/families/group';
import { type FamilyGroupId, UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { wantsNotice } from '../../accounts/profile/preferences-rules.ts';
import { findOwner, preferencesOf } from '../../accounts/profile/profile-store.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import { nameOf } from '../group-store.ts';

type Group = { id: FamilyGroupId; planId: string; name: string };
type Person = { id: string; email: string; firstName: string; lastName: string; language: Language };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody who asks again on the same day is the same piece of news. */
export async function sendAskedMails(
  db: Db,
  world: World,
  { group, asker, now }: { group: Group; asker: Person; now: Date },
): Promise<void> {
  const admins = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(and(eq(familyMembers.groupId, group.id), eq(familyMembers.role, 'admin')));
  const told = { group: group.name, asker: nameOf(asker), address: asker.email };
  for (const { userId } of admins) {
    const admin = await findOwner(db, UserId.parse(userId));
    if (!admin || !wantsNotice(await preferencesOf(db, UserId.parse(userId)), 'family', now)) continue;
    const key = `family-asked ${group.id} ${asker.id} ${Math.floor(now.getTime() / DAY_MS)} ${userId}`;
    await send(db, world, {
      to: admin,
      texts: asks[admin.language](told),
      key,
      place: `?plan_id=${group.planId}&tab=invitations`,
    });
  }
}

/** They asked, and this is the answer: no notice that can be turned off. */
export async function sendLetInMail(
  db: Db,
  world: World,
  { group, to, key }: { group: Group; to: Person; key: string },
): Promise<void> {
  const texts = letIn[to.language]({ group: group.name });
  await send(db, world, { to, texts, key: `family-let-in ${key}`, place: `?plan_id=${group.planId}` });
}

/** `place` is where on the family page it leads. */
type Mail = { to: Pick<Person, 'email' | 'language'>; texts: MailTexts; key: string; place: string };

async function send(db: Db, world: World, { to, texts, key, place }: Mail): Promise<void> {
  const { origin } = world.config;
  const url = `${origin}${FAMILY_PATH}${place}`;
  await writeMail(db, world, { ...texts, to: to.email, language: to.language, url, idempotencyKey: key });
}

const asks: Record<Language, (told: { group: string; asker: string; address: string }) => MailTexts> = inEveryLanguage(
  (t) =>
    ({ group, asker, address }) => ({
      subject: t('{asker} asks to join “{group}”', { asker: inSubject(asker), group: inSubject(group) }),
      paragraphs: [
        t('{asker} ({address}) has opened the link of your family group and asks to come in.', { asker, address }),
        t(
          'They see nothing of the group until you or another admin lets them in, and at first they can only read. If you do not know them, turn them down: nothing else happens.',
        ),
      ],
      label: t('Look at the request'),
      footerReason: t(
        'You get this because you are an admin of this group. Such news can be turned off in your profile.',
      ),
    }),
);

const letIn: Record<Language, (told: { group: string }) => MailTexts> = inEveryLanguage((t) => ({ group }) => ({
  subject: t('You are part of “{group}” now', { group: inSubject(group) }),
  paragraphs: [t('The family has let you in. You find the plan and everything they share on one page.')],
  label: t('Open the family group'),
  footerReason: t('You get this because you asked to join this group.'),
}));
