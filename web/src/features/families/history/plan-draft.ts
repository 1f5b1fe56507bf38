// What is typed about the plan and not saved yet, and how it goes together with what others have saved meanwhile.
import type { Plan, PlanDetails } from '@evenlight/contract/plans';
import { z } from '@evenlight/contract/zod';
import { useEffect, useState } from 'react';
import { asTyped, centsTyped } from '../../../platform/amount-text';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts';
import { useUser } from '../../../platform/user';
import { useFamily } from '../family-context';

export const planFields = ['title', 'personName', 'dateOfBirth', 'dateOfDeath', 'serviceDate', 'budget'] as const;
export type PlanField = (typeof planFields)[number];

const Texts = z.record(z.enum(planFields), z.string());
type Texts = Record<PlanField, string>;

/**
 * `base` is what the plan said when the typing began: so it can be told what was touched, and what others changed. `said`
 * is what stands in the history about it.
 */
export const PlanDraft = z.object({ base: Texts, typed: Texts, said: z.string().default('') });
export type PlanDraft = { base: Texts; typed: Texts; said: string };

export function textsOf(plan: Pick<Plan, PlanField>): Texts {
  const { title, personName, dateOfBirth, dateOfDeath, serviceDate, budget } = plan;
  return {
    title,
    personName,
    dateOfBirth: dateOfBirth ?? '',
    dateOfDeath: dateOfDeath ?? '',
    serviceDate: serviceDate ?? '',
    budget: asTyped(budget),
  };
}

export function touchedIn({ base, typed }: Omit<PlanDraft, 'said'>): PlanField[] {
  return planFields.filter((field) => base[field] !== typed[field]);
}

/** What I typed and somebody else has changed to something else. */
export function conflictsIn(draft: PlanDraft, plan: Pick<Plan, PlanField>): PlanField[] {
  const now = textsOf(plan);
  return touchedIn(draft).filter((field) => now[field] !== draft.base[field] && now[field] !== draft.typed[field]);
}

/** What stands in the fields: mine where I typed, and else what the plan says by now. */
export function shownIn(draft: PlanDraft | null, plan: Pick<Plan, PlanField>): Texts {
  const now = textsOf(plan);
  if (!draft) return now;
  const mine = touchedIn(draft).map((field) => [field, draft.typed[field]]);
  return { ...now, ...Object.fromEntries(mine) };
}

/** What a service day is ruled on: the plan with the day of death that stands in the field, which is saved along with it. */
export function ruledOn<Of extends Pick<Plan, PlanField>>(draft: PlanDraft | null, plan: Of): Of {
  return { ...plan, dateOfDeath: shownIn(draft, plan).dateOfDeath || null };
}

export function typedInto(
  draft: PlanDraft | null,
  plan: Pick<Plan, PlanField>,
  field: PlanField,
  text: string,
): PlanDraft {
  const { base, typed, said } = draft ?? blankDraft(plan);
  const isTouched = base[field] !== typed[field];
  // A field that was left alone showed what the plan says by now, and that is what is typed over.
  const began = isTouched ? base : { ...base, [field]: textsOf(plan)[field] };
  return { base: began, typed: { ...typed, [field]: text }, said };
}

export function saidAbout(draft: PlanDraft | null, plan: Pick<Plan, PlanField>, said: string): PlanDraft {
  return { ...(draft ?? blankDraft(plan)), said };
}

function blankDraft(plan: Pick<Plan, PlanField>): PlanDraft {
  return { base: textsOf(plan), typed: textsOf(plan), said: '' };
}

/** Mine stays, and is not in the way of theirs any more; or theirs takes its place. */
export function settled(
  draft: PlanDraft,
  plan: Pick<Plan, PlanField>,
  field: PlanField,
  whose: 'mine' | 'theirs',
): PlanDraft {
  const theirs = textsOf(plan)[field];
  return {
    ...draft,
    base: { ...draft.base, [field]: theirs },
    typed: { ...draft.typed, [field]: whose === 'mine' ? draft.typed[field] : theirs },
  };
}

export function isUnreadable(field: PlanField, text: string): boolean {
  return field === 'budget' && centsTyped(text) === undefined;
}

/** Only what was touched, as the server keeps it; for what can be read. */
export function detailsIn(draft: PlanDraft): Partial<PlanDetails> {
  const touched = touchedIn(draft).map((field) => [field, asKept(field, draft.typed[field].trim())]);
  return Object.fromEntries(touched);
}

function asKept(field: PlanField, text: string): string | number | null {
  if (field === 'title' || field === 'personName') return text;
  if (text === '') return null;
  return field === 'budget' ? (centsTyped(text) ?? null) : text;
}

/** The draft of the plan's details: kept in this browser until the server has it. */
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
