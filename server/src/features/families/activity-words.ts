// What happened in a group, as a sentence.

import {
  type ActivityKind,
  activitiesAboutSomebody,
  type PlanPage,
  pageWritten,
} from '@evenlight/contract/families/activities';
import type { Language } from '@evenlight/contract/languages';
import { inEveryLanguage } from '../../platform/texts/texts.ts';
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

type Voice = { somebody: string; whoHasLeft: string; mention: (who: string) => string; sentences: Sentences };

const voices: Record<Language, Voice> = inEveryLanguage((t) => {
  const wroteOn: Record<PlanPage, (who: string) => string> = {
    costs: (who) => t('{who} wrote down what others charge.', { who }),
    'help-to-pay': (who) => t('{who} changed what is kept about help to pay.', { who }),
    'price-lists': (who) => t('{who} wrote down prices of other funeral homes.', { who }),
  };
  return {
    somebody: t('Somebody', 'families activity'),
    whoHasLeft: t('somebody who has left'),
    mention: (who) => t('{who} mentioned you in a message.', { who }),
    sentences: {
      'group.made': (who, about) => t('{who} made the family group{about}.', { who, about: quoted(about) }),
      'group.changed': (who, about) => t('{who} changed the family group{about}.', { who, about: quoted(about) }),
      'group.handed_over': (who, about) => t('{who} handed the group over to {about}.', { who, about }),
      'member.joined': (who) => t('{who} joined the family group.', { who }),
      'member.left': (who) => t('{who} left the family group.', { who }),
      'member.removed': (who, about) =>
        t('{who} took {about} off the family group.', { who, about }, 'families activity'),
      'member.role_changed': (who, about) => t('{who} changed the role of {about}.', { who, about }),
      'task.added': (who, about) => t('{who} added the task{about}.', { who, about: quoted(about) }),
      'task.changed': (who, about) => t('{who} changed the task{about}.', { who, about: quoted(about) }),
      'task.completed': (who, about) => t('{who} completed the task{about}.', { who, about: quoted(about) }),
      'task.reopened': (who, about) => t('{who} reopened the task{about}.', { who, about: quoted(about) }),
      'task.removed': (who, about) => t('{who} removed the task{about}.', { who, about: quoted(about) }),
      'task.commented': (who, about) => t('{who} commented on the task{about}.', { who, about: quoted(about) }),
      'message.sent': (who) => t('{who} wrote a message.', { who }),
      'document.added': (who, about) => t('{who} shared the document{about}.', { who, about: quoted(about) }),
      'document.replaced': (who, about) => t('{who} shared a new version of{about}.', { who, about: quoted(about) }),
      'document.removed': (who, about) => t('{who} removed the document{about}.', { who, about: quoted(about) }),
      'decision.asked': (who, about) => t('{who} asked the family{about}.', { who, about: quoted(about) }),
      'decision.made': (_, about) => t('The family decided:{about}.', { about: quoted(about) }),
      'decision.tied': (_, about) =>
        t('The votes on{about} are level; somebody has to choose.', { about: quoted(about) }),
      'decision.withdrawn': (who, about) => t('{who} took back the question{about}.', { who, about: quoted(about) }),
      'plan.saved': (who, about) => {
        const page = pageWritten({ kind: 'plan.saved', about });
        return page ? wroteOn[page](who) : t('{who} saved changes to the plan.', { who });
      },
      'plan.restored': (who, about) =>
        t('{who} brought back an earlier version of the plan{about}.', { who, about: quoted(about) }),
    },
  };
});
