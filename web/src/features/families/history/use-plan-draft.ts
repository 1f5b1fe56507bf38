// The draft of the plan's details: kept in this browser until the server has it.
import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts';
import { useUser } from '../../../platform/user';
import { useFamily } from '../here';
import { PlanDraft, touchedIn } from './plan-draft';

export function usePlanDraft() {
  const { group } = useFamily();
  const { user } = useUser();
  const owner = user?.id ?? null;
  const name = `family-plan-${group.id}` as const;
  const [draft, setDraft] = useState<PlanDraft | null>(null);
  // After the first drawing, which is the server's as well.
  useEffect(() => setDraft(PlanDraft.safeParse(readDraft(name, owner)).data ?? null), [name, owner]);

  function onDraft(next: PlanDraft | null) {
    const kept = next && (touchedIn(next).length > 0 || next.said !== '') ? next : null;
    setDraft(kept);
    if (kept) keepDraft(name, owner, kept);
    else forgetDraft(name, owner);
  }
  return { draft, onDraft };
}
