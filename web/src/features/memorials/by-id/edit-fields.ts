// What is being edited on a memorial and not saved yet. It survives a reload, and never overwrites somebody else's words.
import type { UserId } from '@evenlight/contract/ids';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { useState } from 'react';
import { z } from 'zod';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts';
import { isChangedMeanwhile, type MemorialWish, useChangeMemorial } from '../queries';

const Fields = z.object({
  fullName: z.string(),
  birthDate: z.string(),
  deathDate: z.string(),
  biography: z.string(),
});
export type EditFields = z.infer<typeof Fields>;
const Kept = z.object({ version: z.number(), fields: Fields });

function fieldsOf({ fullName, birthDate, deathDate, biography }: Memorial): EditFields {
  return { fullName, birthDate: birthDate ?? '', deathDate: deathDate ?? '', biography };
}

/** Null is how the server says that a day is not known. */
function wishOf(fields: EditFields, saved: EditFields): MemorialWish {
  const { fullName, birthDate, deathDate, biography } = fields;
  return {
    ...(fullName === saved.fullName ? {} : { fullName }),
    ...(birthDate === saved.birthDate ? {} : { birthDate: birthDate || null }),
    ...(deathDate === saved.deathDate ? {} : { deathDate: deathDate || null }),
    ...(biography === saved.biography ? {} : { biography }),
  };
}

type Begun = {
  fields: EditFields;
  /** The version these words were written upon, and what it said. */
  version: number;
  base: EditFields;
};

export function useEditFields(memorial: Memorial, userId: UserId) {
  const name = `memorial-${memorial.id}` as const;
  const [begun, setBegun] = useState<Begun>(() => {
    const kept = Kept.safeParse(readDraft(name, userId)).data;
    const base = fieldsOf(memorial);
    return { base, fields: kept?.fields ?? base, version: kept?.version ?? memorial.version };
  });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const change = useChangeMemorial(memorial.id);
  const { fields } = begun;
  const wish = wishOf(fields, begun.base);
  const isDirty = Object.keys(wish).length > 0;
  // Nothing of one's own is in the way: what others save is taken over at once.
  if (!isDirty && begun.version < memorial.version) adopt(memorial);

  function adopt(from: Memorial) {
    setBegun({ fields: fieldsOf(from), base: fieldsOf(from), version: from.version });
  }

  function type(changed: Partial<EditFields>) {
    const next = { ...fields, ...changed };
    setBegun({ ...begun, fields: next });
    keepDraft(name, userId, { version: begun.version, fields: next });
  }

  function save(how: { onSaved: () => void; onFailed: () => void }) {
    change.mutate(
      { ...wish, version: begun.version },
      {
        onSuccess(saved) {
          forgetDraft(name, userId);
          setSavedAt(new Date());
          adopt(saved);
          how.onSaved();
        },
        onError: how.onFailed,
      },
    );
  }

  return {
    ...{ fields, isDirty, savedAt, type, save },
    isSaving: change.isPending,
    error: change.error,
    /** Somebody was faster. Their words and one's own are both here. */
    hasConflict: isChangedMeanwhile(change.error) && begun.version < memorial.version,
    /** One's own words, now upon theirs: the next save replaces what they wrote. */
    keepMine() {
      setBegun({ ...begun, version: memorial.version, base: fieldsOf(memorial) });
      change.reset();
    },
    takeTheirs() {
      forgetDraft(name, userId);
      adopt(memorial);
      change.reset();
    },
    leave() {
      forgetDraft(name, userId);
      adopt(memorial);
    },
  };
}
