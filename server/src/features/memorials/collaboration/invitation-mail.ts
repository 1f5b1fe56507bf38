// The mail that asks somebody in.
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { INVITATION_PAGE_PATH } from '@evenlight/contract/memorials/collaboration';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { languageAt } from '../../accounts/store.ts';

type MailFacts = { inviter: string; memorial: string; role: InvitedRole; until: string };
type Invitation = {
  memorial: { id: number; fullName: string };
  inviterId: UserId;
  input: { email: string; role: InvitedRole };
  link: { token: string; tokenHash: Buffer; tokenEndsAt: Date };
};

export async function sendInvitationMail(
  db: Db,
  world: World,
  { memorial, inviterId, input, link }: Invitation,
): Promise<void> {
  const { origin } = world.config;
  const inviter = (await findOwner(db, inviterId)) ?? refuse('user.not_found');
  const language = (await languageAt(db, input.email)) ?? inviter.language;
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

const rolesInEnglish: Record<InvitedRole, string> = {
  editor: 'You can change the page with the family: its words, its photos and its gatherings.',
  contributor: 'You can add photos, stories and memories. The family looks at them before they are shown.',
  viewer: 'You can see the page and everything on it.',
};
const rolesInSpanish: Record<InvitedRole, string> = {
  editor: 'Podrá cambiar la página junto con la familia: sus palabras, sus fotos y sus encuentros.',
  contributor: 'Podrá aportar fotos, historias y recuerdos. La familia los mira antes de que se muestren.',
  viewer: 'Podrá ver la página y todo lo que hay en ella.',
};

const voices: Record<Language, (facts: MailFacts) => MailTexts> = {
  en: ({ inviter, memorial, role, until }) => ({
    subject: subjectWith`${inviter} invites you to the memorial for ${memorial}`,
    paragraphs: [
      `${inviter} keeps a memorial for ${memorial} and would like you to be part of it.`,
      rolesInEnglish[role],
      `The link works once, until ${until} (Pacific time). You sign in with this e-mail address, or make an account with it. There is no hurry; a new link can always be sent.`,
    ],
    label: 'See the invitation',
    footerReason: `You get this because ${inviter} gave us your address for it. If you do not know them, ignore it.`,
  }),
  es: ({ inviter, memorial, role, until }) => ({
    subject: subjectWith`${inviter} le invita al memorial de ${memorial}`,
    paragraphs: [
      `${inviter} cuida el memorial de ${memorial} y quisiera que usted forme parte de él.`,
      rolesInSpanish[role],
      `El enlace funciona una sola vez, hasta el ${until} (hora del Pacífico). Inicie sesión con esta dirección de correo, o cree una cuenta con ella. No hay prisa; siempre se puede enviar un enlace nuevo.`,
    ],
    label: 'Ver la invitación',
    footerReason: `Recibe este mensaje porque ${inviter} nos dio su dirección. Si no conoce a esa persona, ignórelo.`,
  }),
};
