import type { SharedTask } from '@evenlight/contract/families/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck, CircleDot, Flag } from 'lucide-react';
import { Badge } from '../../../ui/base/badge';
import { categoryWords, priorityWords, statusWords } from './task-words';

const statusLooks = {
  pending: { tone: 'line', icon: Circle },
  in_progress: { tone: 'gold', icon: CircleDot },
  completed: { tone: 'ok', icon: CircleCheck },
} as const;

export function TaskBadges({ task: { status, category, priority } }: { task: SharedTask }) {
  const { i18n } = useLingui();
  const priorityName = i18n._(priorityWords[priority]);
  return (
    <div className="flex flex-wrap gap-2">
      <Badge {...statusLooks[status]}>{i18n._(statusWords[status])}</Badge>
      <Badge tone="line">{i18n._(categoryWords[category])}</Badge>
      <Badge tone={priority === 'high' ? 'clay' : 'line'} icon={priority === 'high' ? Flag : undefined}>
        <Trans>{priorityName} priority</Trans>
      </Badge>
    </div>
  );
}
