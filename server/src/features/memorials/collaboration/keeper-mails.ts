// Mails about who keeps a memorial. They go to everybody they concern, whatever news they have turned off.
import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { SUCCESSION_DAYS } from '@evenlight/contract/memorials/keeping';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { ownerOf } from '../access.ts';
import type { MemorialRow } from '../store.ts';
import { passesOnAt } from './keepers.ts';
import { sendLetter } from './letters.ts';

type Context = { world: World; now: Date };

async function fullNameOf(db: Db, userId: UserId): Promise<string> {
  const person = await findOwner(db, userId);
  return person ? `${person.firstName} ${person.lastName}` : '';
}

/** To the owner, who can say no, and to the second keeper, who may know how the owner is. */
export async function sendAskedMails(db: Db, memorial: MemorialRow, successor: UserId, { world, now }: Context) {
  const name = await fullNameOf(db, successor);
  const until = passesOnAt(now);
  const told = (language: Language) => ({
    name,
    memorial: memorial.fullName,
    until: momentInWords(until, language),
  });
  const inWords = { en: () => asked.en(told('en')), es: () => asked.es(told('es')) };
  const key = `succession-asked ${memorial.id} ${now.toISOString()}`;
  for (const to of withoutRepeats([ownerOf(memorial), memorial.secondKeeperId], successor))
    await sendLetter(db, world, { to, memorialId: memorial.id, key, inWords });
}

export async function sendDeclinedMail(db: Db, memorial: MemorialRow, successor: UserId, { world, now }: Context) {
  const told = { memorial: memorial.fullName };
  const inWords = { en: () => declined.en(told), es: () => declined.es(told) };
  const key = `succession-declined ${memorial.id} ${now.toISOString()}`;
  await sendLetter(db, world, { to: successor, memorialId: memorial.id, key, inWords });
}

export async function sendPassedOnMails(
  db: Db,
  memorial: MemorialRow,
  { newOwner, people }: { newOwner: UserId; people: readonly UserId[] },
  { world, now }: Context,
): Promise<void> {
  const told = { memorial: memorial.fullName, name: await fullNameOf(db, newOwner) };
  const key = `memorial-passed-on ${memorial.id} ${now.toISOString()}`;
  for (const to of withoutRepeats([newOwner, ...people])) {
    const isNew = to === newOwner;
    const inWords = { en: () => passedOn.en({ ...told, isNew }), es: () => passedOn.es({ ...told, isNew }) };
    await sendLetter(db, world, { to, memorialId: memorial.id, key, inWords });
  }
}

function withoutRepeats(ids: readonly (string | null)[], except?: UserId): UserId[] {
  const known = ids.filter((id) => id !== null && id !== except);
  return [...new Set(known)].map((id) => UserId.parse(id));
}

type Asked = { name: string; memorial: string; until: string };
type Declined = { memorial: string };
type PassedOn = { name: string; memorial: string; isNew: boolean };

const asked: Record<Language, (told: Asked) => MailTexts> = {
  en: ({ name, memorial, until }) => ({
    subject: subjectWith`${name} asks to take over the memorial for ${memorial}`,
    paragraphs: [
      `${name} was named to follow as owner of the memorial for ${memorial}, and asks to take it over now.`,
      `If its owner does not say no within ${SUCCESSION_DAYS} days, it passes on ${until} (Pacific time). Its owner then stays as an editor, and nothing on the page changes.`,
      'If you are the owner and would like to go on keeping it, open the memorial and say so there.',
    ],
    label: 'Open the memorial',
    footerReason: 'You get this because you keep this memorial.',
  }),
  es: ({ name, memorial, until }) => ({
    subject: subjectWith`${name} pide hacerse cargo del memorial de ${memorial}`,
    paragraphs: [
      `${name} tiene su nombre puesto para seguir algún día a cargo del memorial de ${memorial}, y pide hacerlo ahora.`,
      `Si quien lo tiene a cargo no dice que no en ${SUCCESSION_DAYS} días, pasará el ${until} (hora del Pacífico). Esa persona se queda entonces con permiso para editar, y nada cambia en la página.`,
      'Si el memorial está a su cargo y desea seguir cuidándolo, ábralo y dígalo allí.',
    ],
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque cuida este memorial.',
  }),
};

const declined: Record<Language, (told: Declined) => MailTexts> = {
  en: ({ memorial }) => ({
    subject: subjectWith`The memorial for ${memorial} stays with its owner`,
    paragraphs: [
      `The owner of the memorial for ${memorial} is still there and goes on keeping it. You are still named to follow one day.`,
    ],
    label: 'Open the memorial',
    footerReason: 'You get this because you asked to take this memorial over.',
  }),
  es: ({ memorial }) => ({
    subject: subjectWith`El memorial de ${memorial} sigue con quien lo cuida`,
    paragraphs: [
      `La persona a cargo del memorial de ${memorial} sigue ahí y continúa cuidándolo. Su nombre sigue puesto para seguir algún día.`,
    ],
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque pidió hacerse cargo de este memorial.',
  }),
};

const passedOn: Record<Language, (told: PassedOn) => MailTexts> = {
  en: ({ name, memorial, isNew }) => ({
    subject: isNew
      ? subjectWith`The memorial for ${memorial} is in your hands`
      : subjectWith`${name} keeps the memorial for ${memorial} now`,
    paragraphs: isNew
      ? [
          `You are the owner of the memorial for ${memorial} now. Everything on it is as it was, and its people are still its people.`,
          'When you are ready, you can name somebody who follows you one day.',
        ]
      : [`${name} is the owner of the memorial for ${memorial} now. Everything on it is as it was.`],
    label: 'Open the memorial',
    footerReason: 'You get this because you are one of the people of this memorial.',
  }),
  es: ({ name, memorial, isNew }) => ({
    subject: isNew
      ? subjectWith`El memorial de ${memorial} está en sus manos`
      : subjectWith`${name} cuida ahora el memorial de ${memorial}`,
    paragraphs: isNew
      ? [
          `El memorial de ${memorial} está ahora a su cargo. Todo en él sigue como estaba, y las mismas personas siguen en él.`,
          'Cuando quiera, puede nombrar a alguien que le siga algún día.',
        ]
      : [`${name} está ahora a cargo del memorial de ${memorial}. Todo en él sigue como estaba.`],
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque es una de las personas de este memorial.',
  }),
};
