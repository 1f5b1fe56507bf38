// Giving tasks another place: by their grip, or with two buttons for keys and for whoever cannot drag.
import type { SharedTask } from '@evenlight/contract/families/tasks';
import type { FamilyTaskId } from '@evenlight/contract/ids';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { useFamily } from '../family-context';
import { useMoveTask } from './queries';
import { afterIdFor } from './task-order';
import { type Grip, useDragging } from './use-dragging';

/** What a list needs to be put in order, and what to say when something has its new place. */
export function useMoving(tasks: SharedTask[], isAsked: boolean) {
  const { t } = useLingui();
  const { may } = useFamily();
  const { mutate, error } = useMoveTask();
  const [said, setSaid] = useState('');
  const isOffered = isAsked && may('arrange') && tasks.length > 1;
  const { list, dragged, gripOf } = useDragging<FamilyTaskId>(
    tasks.map(({ id }) => id),
    moveTo,
  );

  function moveTo(taskId: FamilyTaskId, gap: number) {
    const afterId = afterIdFor(tasks, taskId, gap);
    const place = tasks.findIndex(({ id }) => id === taskId);
    const title = tasks[place]?.title ?? '';
    if (afterId === undefined) return;
    const number = gap > place ? gap : gap + 1;
    mutate(
      { params: { taskId }, body: { afterId } },
      { onSuccess: () => setSaid(t`${title} is number ${number} now.`) },
    );
  }

  function renderMoving({ id, title }: SharedTask): ReactNode {
    if (!isOffered) return null;
    const place = tasks.findIndex((task) => task.id === id);
    // Up is into the gap before the one above, down into the gap behind the one below.
    return (
      <MoveButtons
        title={title}
        isFirst={place === 0}
        isLast={place === tasks.length - 1}
        grip={gripOf(id)}
        onMove={(by) => moveTo(id, by === 1 ? place + 2 : place - 1)}
      />
    );
  }

  /** How a line shows that it is dragged, or that something would come to stand beside it. */
  function markOf({ id }: SharedTask): 'dragged' | 'above' | 'below' | null {
    if (!dragged) return null;
    if (dragged.id === id) return 'dragged';
    if (afterIdFor(tasks, dragged.id, dragged.gap) === undefined) return null;
    const place = tasks.findIndex((task) => task.id === id);
    if (place === dragged.gap) return 'above';
    return place === dragged.gap - 1 && dragged.gap === tasks.length ? 'below' : null;
  }

  return { list, renderMoving, markOf, error, said };
}

type Props = { title: string; isFirst: boolean; isLast: boolean; grip: Grip; onMove: (by: -1 | 1) => void };

function MoveButtons({ title, isFirst, isLast, grip, onMove }: Props) {
  const { t } = useLingui();
  return (
    <div className="-me-2 -mt-2 flex shrink-0">
      <Button
        variant="ghost"
        size="small"
        className="px-3"
        aria-label={t`Move up: ${title}`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </Button>
      <Button
        variant="ghost"
        size="small"
        className="px-3"
        aria-label={t`Move down: ${title}`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </Button>
      {/* The buttons beside it do the same for keys and screen readers. */}
      <span
        {...grip}
        aria-hidden="true"
        data-grip
        title={t`Drag to another place`}
        className="flex min-h-11 min-w-11 cursor-grab touch-none select-none items-center justify-center rounded-full text-ink-2 hover:bg-mist active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
    </div>
  );
}
