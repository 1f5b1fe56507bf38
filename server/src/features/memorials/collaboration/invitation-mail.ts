// The mail that asks somebody in.
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { INVITATION_PAGE_PATH } from '@evenlight/contract/memorials/collaboration';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import { inEveryLanguage, type Translate } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { letterLanguageOf } from '../../accounts/letter-language.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';

type MailFacts = { inviter: string; memorial: string; role: InvitedRole; until: string };
type Invitation = {
  memorial: { id: number; fullName: string };
  inviterId: UserId;
  input: { email: string; language?: Language | null | undefined; role: InvitedRole };
  link: { token: string; tokenHash: Buffer; tokenEndsAt: Date };
};

export async function sendInvitationMail(
  db: Db,
  world: World,
  { memorial, inviterId, input, link }: Invitation,
): Promise<void> {
  const { origin } = world.config;
  const inviter = (await findOwner(db, inviterId)) ?? refuse('user.not_found');
  const language = await letterLanguageOf(db, input, inviter);
  const texts = voices[language]({
    inviter: `${inviter.firstName} ${inviter.lastName}`,
    memorial: memorial.fullName,
    role: input.role,
    until: momentInWords(link.tokenEndsAt, language),
  });
  const url = `${origin}${INVITATION_PAGE_PATH}#${link.token}`;
  const idempotencyKey = `memorial-invitation ${memorial.id} ${link.tokenHash.toString('base64url')}`;
  await writeMail(db, world, { ...texts, to: input.email, language, url, idempotencyKey });
}

const rolesIn = (t: Translate): Record<InvitedRole, string> => ({
  editor: t('You can change the page with the family: its words, its photos and its gatherings.'),
  contributor: t('You can add photos, stories and memories. The family looks at them before they are shown.'),
  viewer: t('You can see the page and everything on it.'),
});

const voices = inEveryLanguage(
  (t) =>
    ({ inviter, memorial, role, until }: MailFacts): MailTexts => ({
      subject: t('{inviter} invites you to the memorial for {memorial}', {
        inviter: inSubject(inviter),
        memorial: inSubject(memorial),
      }),
      paragraphs: [
        t('{inviter} keeps a memorial for {memorial} and would like you to be part of it.', { inviter, memorial }),
        rolesIn(t)[role],
        t(
          'The link works once, until {until} (Pacific time). You sign in with this e-mail address, or make an account with it. There is no hurry; a new link can always be sent.',
          { until },
        ),
      ],
      label: t('See the invitation'),
      footerReason: t(
        'You get this because {inviter} gave us your address for it. If you do not know them, ignore it.',
        { inviter },
      ),
    }),
);
