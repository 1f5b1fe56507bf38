// A letter to whoever waits. It goes through the house, so that colleagues see what was written.
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { sendMail } from '../../../platform/mail/mail-jobs.ts';
import type { World } from '../../../platform/world.ts';

type Letter = { to: string; language: Language; subject: string; text: string; sendKey: string };

export async function sendLetter(
  db: Db,
  world: World,
  { to, language, subject, text, sendKey }: Letter,
): Promise<void> {
  const { brand } = world.config;
  const mail = renderMail({
    ...{ language, brand, heading: subject },
    paragraphs: text.split(/(?:\r?\n){2,}/).map((paragraph) => paragraph.trim()),
    footerReason: reasons[language](brand.email),
  });
  await sendMail(db, world, { to, subject, ...mail, idempotencyKey: `desk-letter ${sendKey}` });
}

const reasons: Record<Language, (email: string) => string> = {
  en: (email) => `You get this because you asked our team for something. To answer, write to ${email}.`,
  es: (email) => `Recibe este mensaje porque pidió algo a nuestro equipo. Para responder, escriba a ${email}.`,
};
