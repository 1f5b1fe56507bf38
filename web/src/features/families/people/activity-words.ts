// What happened, as a sentence for each kind. `who` did it; `about` is in the family's own words.
import {
  type ActivityKind,
  activitiesAboutSomebody,
  type FamilyActivity,
  type PlanPage,
  pageWritten,
} from '@evenlight/contract/families/activities';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { inTheirLanguage } from '../../../platform/fallback';

type Sentence = (who: string, about: string) => MessageDescriptor;

const wroteOn: Record<PlanPage, (who: string) => MessageDescriptor> = {
  costs: (who) => msg`${who} wrote down what others charge.`,
  'help-to-pay': (who) => msg`${who} changed what is kept about help to pay.`,
  'price-lists': (who) => msg`${who} wrote down prices of other funeral homes.`,
};

const sentences: Record<ActivityKind, Sentence> = {
  'group.made': (who, about) => msg`${who} made the family group “${about}”.`,
  'group.changed': (who, about) => msg`${who} changed the name or description of “${about}”.`,
  'group.handed_over': (who, about) => msg`${who} handed the group over to ${about}.`,
  'member.joined': (who) => msg`${who} joined the family group.`,
  'member.left': (who) => msg`${who} left the family group.`,
  'member.removed': (who, about) => msg`${who} took ${about} off the family group.`,
  'member.role_changed': (who, about) => msg`${who} changed the role of ${about}.`,
  'task.added': (who, about) => msg`${who} added the task “${about}”.`,
  'task.changed': (who, about) => msg`${who} changed the task “${about}”.`,
  'task.completed': (who, about) => msg`${who} completed the task “${about}”.`,
  'task.reopened': (who, about) => msg`${who} reopened the task “${about}”.`,
  'task.removed': (who, about) => msg`${who} removed the task “${about}”.`,
  'task.commented': (who, about) => msg`${who} commented on the task “${about}”.`,
  'message.sent': (who) => msg`${who} wrote a message.`,
  'document.added': (who, about) => msg`${who} shared “${about}”.`,
  'document.replaced': (who, about) => msg`${who} shared a new version of “${about}”.`,
  'document.removed': (who, about) => msg`${who} removed the document “${about}”.`,
  'decision.asked': (who, about) => msg`${who} asked the family: “${about}”`,
  'decision.made': (_, about) => msg`The family decided: “${about}”`,
  'decision.tied': (_, about) => msg`The votes on “${about}” are level; somebody has to choose.`,
  'decision.withdrawn': (who, about) => msg`${who} took back the question “${about}”.`,
  'plan.saved': (who, about) => {
    const page = pageWritten({ kind: 'plan.saved', about });
    return page ? wroteOn[page](who) : msg`${who} saved changes to the plan.`;
  },
  'plan.restored': (who) => msg`${who} brought back an earlier version of the plan.`,
};

export function inWords({ kind, about, actor }: FamilyActivity, i18n: I18n): string {
  const hasLeft = !about && activitiesAboutSomebody.includes(kind);
  const isOurs = pageWritten({ kind, about }) !== null;
  const whom = hasLeft ? i18n._(msg`somebody who has left`) : isOurs ? about : inTheirLanguage(about);
  return i18n._(sentences[kind](actor?.name ?? i18n._(msg`Somebody who has left`), whom));
}
