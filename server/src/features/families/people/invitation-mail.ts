// The mail that asks somebody into a family's group. It says whose group it is, and nothing of the plan.
import { FAMILY_INVITATION_PATH } from '@evenlight/contract/families/invitations';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { languageAt } from '../../accounts/store.ts';
import { nameOf } from '../group-store.ts';

type MailFacts = { inviter: string; group: string; name: string; role: FamilyRole; until: string };
type Invitation = {
  group: { id: string; name: string };
  inviterId: UserId;
  input: { name: string; email: string; role: FamilyRole };
  link: { token: string; tokenHash: Buffer; tokenEndsAt: Date };
};

export async function sendInvitationMail(
  db: Db,
  world: World,
  { group, inviterId, input, link }: Invitation,
): Promise<void> {
  const { origin } = world.config;
  const inviter = (await findOwner(db, inviterId)) ?? refuse('session.required');
  const language = (await languageAt(db, input.email)) ?? inviter.language;
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

const rolesInEnglish: Record<FamilyRole, string> = {
  admin: 'You could do everything there, and invite others.',
  coordinator: 'You could arrange almost everything with them: the plan, what there is to do, and what is decided.',
  editor: 'You could work on the plan with them, and on what there is to do.',
  contributor: 'You could add tasks, messages and documents.',
  member: 'You could read along, write to the others, and have a voice in what is decided.',
  viewer: 'You could read along, whenever you like.',
};
const rolesInSpanish: Record<FamilyRole, string> = {
  admin: 'Allí podría hacer todo, e invitar a otras personas.',
  coordinator: 'Podría organizar casi todo con la familia: el plan, lo que hay que hacer y lo que se decide.',
  editor: 'Podría trabajar en el plan con la familia, y en lo que hay que hacer.',
  contributor: 'Podría añadir tareas, mensajes y documentos.',
  member: 'Podría leer, escribir a los demás y tener voz en lo que se decide.',
  viewer: 'Podría leer, cuando usted quiera.',
};

const voices: Record<Language, (facts: MailFacts) => MailTexts> = {
  en: ({ inviter, group, name, role, until }) => ({
    subject: subjectWith`${inviter} asks you to plan with the family`,
    paragraphs: [
      `Dear ${name}, ${inviter} is planning a farewell and would like you beside them, in the family group “${group}”.`,
      rolesInEnglish[role],
      `The link works once, until ${until} (Pacific time). You sign in with this e-mail address, or make an account with it. Should the link end before you are ready, ${inviter} can send a new one.`,
    ],
    label: 'See the invitation',
    footerReason: `You get this because ${inviter} gave us your address for it. If you do not know them, ignore it.`,
  }),
  es: ({ inviter, group, name, role, until }) => ({
    subject: subjectWith`${inviter} le pide que planifique con la familia`,
    paragraphs: [
      `Hola, ${name}: ${inviter} está preparando una despedida y quisiera contar con usted en el grupo familiar «${group}».`,
      rolesInSpanish[role],
      `El enlace funciona una sola vez, hasta el ${until} (hora del Pacífico). Inicie sesión con esta dirección de correo, o cree una cuenta con ella. Si el enlace vence antes de que pueda usarlo, ${inviter} puede enviarle otro.`,
    ],
    label: 'Ver la invitación',
    footerReason: `Recibe este mensaje porque ${inviter} nos dio su dirección. Si no conoce a esa persona, ignórelo.`,
  }),
};
