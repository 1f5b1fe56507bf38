// What is being edited on a memorial and not saved yet. It survives a reload, and never overwrites somebody else's words.
import type { UserId } from '@evenlight/contract/ids';
import { getMemorial, type Memorial } from '@evenlight/contract/memorials/memorial';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/call';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts';
import { isChangedMeanwhile, type MemorialInput, useChangeMemorial } from '../queries';
import {
  afterSave,
  Begun,
  begunFrom,
  changedIn,
  conflictsWith,
  type EditFields,
  type FieldName,
  fieldsOf,
  upon,
} from './merge-fields';

/** Null is how the server says that a day is not known. */
function inputOf(begun: Begun): MemorialInput {
  const { fields, version } = begun;
  const changed = changedIn(begun).map((name) => [name, name.endsWith('Date') ? fields[name] || null : fields[name]]);
  return { ...Object.fromEntries(changed), version };
}

type Told = { onSaved: () => void; onFailed: (how: { isConflict: boolean }) => void };

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: typing, saving and settling a conflict share one state
export function useEditFields(memorial: Memorial, userId: UserId) {
  const name = `memorial-${memorial.id}` as const;
  const [begun, setBegun] = useState(() => begunFrom(memorial));
  const [isRestored, setIsRestored] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [theirs, setTheirs] = useState<Memorial | null>(null);
  const change = useChangeMemorial(memorial.id);
  const isDirty = changedIn(begun).length > 0;
  // An answer finds what was typed while it was on its way.
  const latest = useRef(begun);
  useEffect(() => {
    latest.current = begun;
  });

  // After the page woke: the server could not know of it, and drew the page without.
  useEffect(() => {
    const kept = Begun.safeParse(readDraft(name, userId)).data;
    if (!kept || changedIn(kept).length === 0) return;
    setBegun(kept);
    setIsRestored(true);
  }, [name, userId]);

  // What others save is taken over at once, wherever one has not written oneself.
  const isBehind = begun.version < memorial.version;
  if (isBehind && !theirs && !change.isPending && conflictsWith(begun, fieldsOf(memorial)).length === 0)
    setBegun(upon(begun, memorial));

  function settle(next: Begun) {
    setBegun(next);
    if (changedIn(next).length > 0) keepDraft(name, userId, next);
    else forgetDraft(name, userId);
  }

  /** Sent again by itself when others have changed something else meanwhile. */
  async function send(mine: Begun, tries: number): Promise<void> {
    try {
      const saved = await change.mutateAsync(inputOf(mine));
      setSavedAt(new Date());
      settle(afterSave(latest.current, mine.fields, saved));
    } catch (error) {
      if (!isChangedMeanwhile(error) || tries === 0) throw error;
      const changed = await call(getMemorial, { params: { memorialId: memorial.id } });
      if (conflictsWith(mine, fieldsOf(changed)).length > 0) {
        setTheirs(changed);
        throw error;
      }
      await send(upon(mine, changed), tries - 1);
    }
  }

  return {
    isDirty,
    isRestored,
    savedAt,
    fields: begun.fields,
    isSaving: change.isPending,
    error: change.error,
    type(changed: Partial<EditFields>) {
      settle({ ...begun, fields: { ...begun.fields, ...changed } });
      if (change.isError && !theirs) change.reset();
    },
    save({ onSaved, onFailed }: Told) {
      send(begun, 2).then(onSaved, (error) => onFailed({ isConflict: isChangedMeanwhile(error) }));
    },
    /** Somebody was faster with the same words. Theirs and one's own are both here. */
    conflict: theirs && { names: conflictsWith(begun, fieldsOf(theirs)), theirs: fieldsOf(theirs) },
    /** One's own words, now upon theirs: the next save replaces those that both have changed, and nothing else. */
    keepMine() {
      if (theirs) settle(upon(begun, theirs));
      setTheirs(null);
      change.reset();
    },
    /** Theirs where both have changed something; one's other changes stay. */
    takeTheirs() {
      if (theirs) {
        const now = fieldsOf(theirs);
        const given = Object.fromEntries(conflictsWith(begun, now).map((field: FieldName) => [field, now[field]]));
        settle(upon({ ...begun, fields: { ...begun.fields, ...given } }, theirs));
      }
      setTheirs(null);
      change.reset();
    },
    leave() {
      settle(begunFrom(memorial));
      setTheirs(null);
      change.reset();
    },
  };
}
