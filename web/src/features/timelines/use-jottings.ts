// What is being written beside an event. It stays through refreshes and reloads, and never covers what others wrote.
import type { PlanId } from '@evenlight/contract/ids';
import type { TimelineEvent } from '@evenlight/contract/timelines';
import { z } from '@evenlight/contract/zod';
import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage';
import { useChangeEvent } from './queries';

/** `assignee`: null while only the note is written. `noteBefore` and `version`: what stood there when the writing began. */
const Typed = z.object({ assignee: z.string().nullable(), note: z.string(), noteBefore: z.string(), version: z.int() });
type Typed = z.infer<typeof Typed>;

const keyOf = (planId: PlanId, eventId: string) => `evenlight.note.${planId}.${eventId}`;
const keptUnder = (key: string) => Typed.safeParse(readStored('sessionStorage', key)).data ?? null;

export function hasKeptTyping(planId: PlanId, eventId: string): boolean {
  return keptUnder(keyOf(planId, eventId)) !== null;
}

export function useJottings(planId: PlanId, event: TimelineEvent) {
  const [typed, setTyped] = useKeptTyping(keyOf(planId, event.id));
  const { mutate, isPending, error, isSuccess } = useChangeEvent(planId);
  const { assignee, familyNote, version, id: eventId } = event;
  const now = typed ?? { assignee: null, note: familyNote, noteBefore: familyNote, version };
  const isNoteTyped = now.note !== now.noteBefore;
  const isOutrun = isNoteTyped && familyNote !== now.noteBefore && familyNote !== now.note.trim();

  function save() {
    const changes = {
      ...(now.assignee === null ? {} : { assignee: now.assignee }),
      ...(isNoteTyped ? { familyNote: now.note, version: now.version } : {}),
    };
    mutate(
      { eventId, ...changes },
      {
        // Words that were typed while it was on its way go on from what is saved now.
        onSuccess: (saved) =>
          setTyped((latest) =>
            latest === null || latest === typed
              ? null
              : { ...latest, noteBefore: saved.familyNote, version: saved.version },
          ),
      },
    );
  }

  return {
    save,
    isPending,
    error,
    note: now.note,
    assignee: now.assignee ?? assignee,
    type: (words: Partial<Typed>) => setTyped({ ...now, ...words }),
    isSaved: isSuccess && typed === null,
    othersNote: isOutrun ? familyNote : null,
  };
}

/** Kept in this tab until it is saved. */
function useKeptTyping(key: string) {
  const [typed, setTyped] = useState(() => keptUnder(key));
  useEffect(() => {
    if (typed === null) removeStored('sessionStorage', key);
    else writeStored('sessionStorage', key, JSON.stringify(typed));
  }, [key, typed]);
  return [typed, setTyped] as const;
}
