// What happened in a group, as a sentence.
import { type ActivityKind, activitiesAboutSomebody } from '@evenlight/contract/families/activities';
import type { Language } from '@evenlight/contract/languages';
import { nameOf } from './group-store.ts';

type Activity = {
  kind: ActivityKind;
  about: string;
  /** Null when they have left the house, and when it came about by itself. */
  name: string | null;
  /** Somebody was called by name in a message, and reads this now. */
  isMention?: boolean;
};

type Kept = { kind: ActivityKind; about: string; them: { firstName: string; lastName: string } | null };

/** Of a person, only the name they have now; empty when they have gone. */
export function whatItWasAbout({ kind, about, them }: Kept): string {
  if (!isAboutSomebody(kind)) return about;
  return them ? nameOf(them) : '';
}

function isAboutSomebody(kind: ActivityKind): boolean {
  return activitiesAboutSomebody.includes(kind);
}

export function activityInWords(language: Language, { kind, about, name, isMention = false }: Activity): string {
  const { somebody, whoHasLeft, mention, sentences } = voices[language];
  const who = name ?? somebody;
  const what = isAboutSomebody(kind) ? about || whoHasLeft : about;
  return isMention ? mention(who) : sentences[kind](who, what);
}

const quoted = (about: string) => (about ? ` “${about}”` : '');

type Sentences = Record<ActivityKind, (who: string, about: string) => string>;

const inEnglish: Sentences = {
  'group.made': (who, about) => `${who} made the family group${quoted(about)}.`,
  'group.changed': (who, about) => `${who} changed the family group${quoted(about)}.`,
  'group.handed_over': (who, about) => `${who} handed the group over to ${about}.`,
  'member.joined': (who) => `${who} joined the family group.`,
  'member.left': (who) => `${who} left the family group.`,
  'member.removed': (who, about) => `${who} took ${about} off the family group.`,
  'member.role_changed': (who, about) => `${who} changed the role of ${about}.`,
  'task.added': (who, about) => `${who} added the task${quoted(about)}.`,
  'task.changed': (who, about) => `${who} changed the task${quoted(about)}.`,
  'task.completed': (who, about) => `${who} completed the task${quoted(about)}.`,
  'task.reopened': (who, about) => `${who} reopened the task${quoted(about)}.`,
  'task.removed': (who, about) => `${who} removed the task${quoted(about)}.`,
  'task.commented': (who, about) => `${who} commented on the task${quoted(about)}.`,
  'message.sent': (who) => `${who} wrote a message.`,
  'document.added': (who, about) => `${who} shared the document${quoted(about)}.`,
  'document.replaced': (who, about) => `${who} shared a new version of${quoted(about)}.`,
  'document.removed': (who, about) => `${who} removed the document${quoted(about)}.`,
  'decision.asked': (who, about) => `${who} asked the family${quoted(about)}.`,
  'decision.made': (_, about) => `The family decided:${quoted(about)}.`,
  'decision.tied': (_, about) => `The votes on${quoted(about)} are level; somebody has to choose.`,
  'decision.withdrawn': (who, about) => `${who} took back the question${quoted(about)}.`,
  'plan.saved': (who) => `${who} saved changes to the plan.`,
  'plan.restored': (who, about) => `${who} brought back an earlier version of the plan${quoted(about)}.`,
};

const inSpanish: Sentences = {
  'group.made': (who, about) => `${who} creó el grupo familiar${quoted(about)}.`,
  'group.changed': (who, about) => `${who} cambió el grupo familiar${quoted(about)}.`,
  'group.handed_over': (who, about) => `${who} dejó el grupo en manos de ${about}.`,
  'member.joined': (who) => `${who} se unió al grupo familiar.`,
  'member.left': (who) => `${who} dejó el grupo familiar.`,
  'member.removed': (who, about) => `${who} retiró a ${about} del grupo familiar.`,
  'member.role_changed': (who, about) => `${who} cambió el papel de ${about}.`,
  'task.added': (who, about) => `${who} añadió la tarea${quoted(about)}.`,
  'task.changed': (who, about) => `${who} cambió la tarea${quoted(about)}.`,
  'task.completed': (who, about) => `${who} completó la tarea${quoted(about)}.`,
  'task.reopened': (who, about) => `${who} reabrió la tarea${quoted(about)}.`,
  'task.removed': (who, about) => `${who} quitó la tarea${quoted(about)}.`,
  'task.commented': (who, about) => `${who} comentó la tarea${quoted(about)}.`,
  'message.sent': (who) => `${who} escribió un mensaje.`,
  'document.added': (who, about) => `${who} compartió el documento${quoted(about)}.`,
  'document.replaced': (who, about) => `${who} compartió una nueva versión de${quoted(about)}.`,
  'document.removed': (who, about) => `${who} quitó el documento${quoted(about)}.`,
  'decision.asked': (who, about) => `${who} preguntó a la familia${quoted(about)}.`,
  'decision.made': (_, about) => `La familia decidió:${quoted(about)}.`,
  'decision.tied': (_, about) => `Hay empate en la votación${quoted(about)}; alguien tiene que elegir.`,
  'decision.withdrawn': (who, about) => `${who} retiró la pregunta${quoted(about)}.`,
  'plan.saved': (who) => `${who} guardó cambios en el plan.`,
  'plan.restored': (who, about) => `${who} recuperó una versión anterior del plan${quoted(about)}.`,
};

type Voice = { somebody: string; whoHasLeft: string; mention: (who: string) => string; sentences: Sentences };

const voices: Record<Language, Voice> = {
  en: {
    somebody: 'Somebody',
    whoHasLeft: 'somebody who has left',
    mention: (who) => `${who} mentioned you in a message.`,
    sentences: inEnglish,
  },
  es: {
    somebody: 'Alguien',
    whoHasLeft: 'alguien que ya no está',
    mention: (who) => `${who} le mencionó en un mensaje.`,
    sentences: inSpanish,
  },
};
