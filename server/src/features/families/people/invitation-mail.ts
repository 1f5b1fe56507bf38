// The mail that asks somebody into a family's group. It says whose group it is, and nothing of the plan.
import { FAMILY_INVITATION_PATH } from '@evenlight/contract/families/invitations';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import { inEveryLanguage, type Translate } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { letterLanguageOf } from '../../accounts/letter-language.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { nameOf } from '../group-store.ts';

type MailFacts = { inviter: string; group: string; name: string; role: FamilyRole; until: string };
type Invitation = {
  group: { id: string; name: string };
  inviterId: UserId;
  input: { name: string; email: string; language?: Language | null | undefined; role: FamilyRole };
  link: { token: string; tokenHash: Buffer; tokenEndsAt: Date };
};

export async function sendInvitationMail(
  db: Db,
  world: World,
  { group, inviterId, input, link }: Invitation,
): Promise<void> {
  const { origin } = world.config;
  const inviter = (await findOwner(db, inviterId)) ?? refuse('session.required');
  const language = await letterLanguageOf(db, input, inviter);
  const texts = voices[language]({
    inviter: nameOf(inviter),
    group: group.name,
    name: input.name,
    role: input.role,
    until: momentInWords(link.tokenEndsAt, language),
  });
  const url = `${origin}${FAMILY_INVITATION_PATH}#${link.token}`;
  const idempotencyKey = `family-invitation ${group.id} ${link.tokenHash.toString('base64url')}`;
  await writeMail(db, world, { ...texts, to: input.email, language, url, idempotencyKey });
}

const rolesIn = (t: Translate): Record<FamilyRole, string> => ({
  admin: t('You could do everything there, and invite others.'),
  coordinator: t('You could arrange almost everything with them: the plan, what there is to do, and what is decided.'),
  editor: t('You could work on the plan with them, and on what there is to do.'),
  contributor: t('You could add tasks, messages and documents.'),
  member: t('You could read along, write to the others, and have a voice in what is decided.'),
  viewer: t('You could read along, whenever you like.'),
});

const voices = inEveryLanguage(
  (t) =>
    ({ inviter, group, name, role, until }: MailFacts): MailTexts => ({
      subject: t('{inviter} asks you to plan with the family', { inviter: inSubject(inviter) }),
      paragraphs: [
        t(
          'Dear {name}, {inviter} is planning a farewell and would like you beside them, in the family group “{group}”.',
          { name, inviter, group },
        ),
        rolesIn(t)[role],
        t(
          'The link works once, until {until} (Pacific time). You sign in with this e-mail address, or make an account with it. Should the link end before you are ready, {inviter} can send a new one.',
          { until, inviter },
        ),
      ],
      label: t('See the invitation'),
      footerReason: t(
        'You get this because {inviter} gave us your address for it. If you do not know them, ignore it.',
        { inviter },
      ),
    }),
);
