// What somebody did in a family group, as they read it when they take their data along.
import type { ActivityKind, aboutPage, PlanPage } from '@evenlight/contract/families/activities';
import { type Words, words } from '../../platform/texts/texts.ts';

export const whatYouDid: Record<ActivityKind | ReturnType<typeof aboutPage<PlanPage>>, Words> = {
  'group.made': words('You made the family group'),
  'group.changed': words('You changed the family group'),
  'group.handed_over': words('You handed the group over'),
  'member.joined': words('You joined the family group'),
  'member.left': words('You left the family group'),
  'member.removed': words('You took somebody off the family group'),
  'member.role_changed': words('You changed somebody’s role'),
  'task.added': words('You added a task'),
  'task.changed': words('You changed a task'),
  'task.completed': words('You completed a task'),
  'task.reopened': words('You opened a task again'),
  'task.removed': words('You removed a task'),
  'task.commented': words('You commented on a task'),
  'message.sent': words('You wrote a message'),
  'document.added': words('You shared a file'),
  'document.replaced': words('You replaced a shared file'),
  'document.removed': words('You took out a shared file'),
  'decision.asked': words('You asked the family a question'),
  'decision.made': words('The family decided'),
  'decision.tied': words('The answers were level'),
  'decision.withdrawn': words('You withdrew a question'),
  'plan.saved': words('You saved the plan'),
  'page:costs': words('You wrote down what others charge'),
  'page:help-to-pay': words('You changed what is kept about help to pay'),
  'page:price-lists': words('You wrote down prices of other funeral homes'),
  'plan.restored': words('You went back to a former version of the plan'),
};
