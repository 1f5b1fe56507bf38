// What happened in a group, as a sentence.
import type { ActivityKind } from '@evenlight/contract/families/activities';
import type { Language } from '@evenlight/contract/languages';

type Deed = { kind: ActivityKind; about: string /** Null when they have left the house. */; name: string | null };

export function deedInWords(language: Language, { kind, about, name }: Deed): string {
  const sentence = sentences[language][kind](about);
  return byItself.includes(kind) ? `${sentence}.` : `${name ?? somebody[language]} ${sentence}.`;
}

/** What the family did as a whole, or time did: nobody's name stands before it. */
const byItself: readonly ActivityKind[] = ['decision.made', 'decision.tied'];

const somebody: Record<Language, string> = { en: 'Somebody', es: 'Alguien' };

const quoted = (about: string) => (about ? ` “${about}”` : '');

type Sentences = Record<ActivityKind, (about: string) => string>;

const inEnglish: Sentences = {
  'group.made': (about) => `made the family group${quoted(about)}`,
  'group.changed': (about) => `changed the family group${quoted(about)}`,
  'group.handed_over': (about) => `handed the group over to ${about}`,
  'member.joined': () => 'joined the family group',
  'member.left': () => 'left the family group',
  'member.removed': (about) => `took ${about} off the family group`,
  'member.role_changed': (about) => `changed the role of ${about}`,
  'task.added': (about) => `added the task${quoted(about)}`,
  'task.changed': (about) => `changed the task${quoted(about)}`,
  'task.completed': (about) => `completed the task${quoted(about)}`,
  'task.reopened': (about) => `reopened the task${quoted(about)}`,
  'task.removed': (about) => `removed the task${quoted(about)}`,
  'task.commented': (about) => `commented on the task${quoted(about)}`,
  'message.sent': () => 'wrote a message',
  'document.added': (about) => `shared the document${quoted(about)}`,
  'document.replaced': (about) => `shared a new version of${quoted(about)}`,
  'document.removed': (about) => `removed the document${quoted(about)}`,
  'decision.asked': (about) => `asked the family${quoted(about)}`,
  'decision.made': (about) => `The family decided${quoted(about)}`,
  'decision.tied': (about) => `The answers are level, and somebody has to choose:${quoted(about)}`,
  'decision.withdrawn': (about) => `took back the question${quoted(about)}`,
  'plan.saved': () => 'saved changes to the plan',
  'plan.restored': (about) => `brought back an earlier version of the plan${quoted(about)}`,
};

const inSpanish: Sentences = {
  'group.made': (about) => `creó el grupo familiar${quoted(about)}`,
  'group.changed': (about) => `cambió el grupo familiar${quoted(about)}`,
  'group.handed_over': (about) => `dejó el grupo en manos de ${about}`,
  'member.joined': () => 'se unió al grupo familiar',
  'member.left': () => 'dejó el grupo familiar',
  'member.removed': (about) => `retiró a ${about} del grupo familiar`,
  'member.role_changed': (about) => `cambió el papel de ${about}`,
  'task.added': (about) => `añadió la tarea${quoted(about)}`,
  'task.changed': (about) => `cambió la tarea${quoted(about)}`,
  'task.completed': (about) => `completó la tarea${quoted(about)}`,
  'task.reopened': (about) => `reabrió la tarea${quoted(about)}`,
  'task.removed': (about) => `quitó la tarea${quoted(about)}`,
  'task.commented': (about) => `comentó la tarea${quoted(about)}`,
  'message.sent': () => 'escribió un mensaje',
  'document.added': (about) => `compartió el documento${quoted(about)}`,
  'document.replaced': (about) => `compartió una nueva versión de${quoted(about)}`,
  'document.removed': (about) => `quitó el documento${quoted(about)}`,
  'decision.asked': (about) => `preguntó a la familia${quoted(about)}`,
  'decision.made': (about) => `La familia decidió${quoted(about)}`,
  'decision.tied': (about) => `Las respuestas están empatadas y alguien tiene que elegir:${quoted(about)}`,
  'decision.withdrawn': (about) => `retiró la pregunta${quoted(about)}`,
  'plan.saved': () => 'guardó cambios en el plan',
  'plan.restored': (about) => `recuperó una versión anterior del plan${quoted(about)}`,
};

const sentences: Record<Language, Sentences> = { en: inEnglish, es: inSpanish };
