// A service date that is not customary is saved here as everywhere: only when the family says that its clergy agreed.
import type { Plan } from '@evenlight/contract/plans';
import { type ReactNode, useState } from 'react';
import { ClergyAgreement, consentOf, noAgreement } from '../../venues/day/clergy-agreement';
import { DayRuling, refusalOf } from '../../venues/day/day-ruling';
import { type PlanDraft, ruledOn, touchedIn, typedInto } from '../history/plan-draft';

type Drafting = { draft: PlanDraft | null; onDraft: (draft: PlanDraft) => void };

export function useAgreedDay() {
  // What was agreed is about one day.
  const [agreed, setAgreed] = useState({ day: '', ...noAgreement });
  const agreementOn = (day: string) => (agreed.day === day ? agreed : noAgreement);

  function render(plan: Plan, day: string, { draft, onDraft }: Drafting): ReactNode {
    // What stands in the plan was settled when it was saved.
    if (day === '' || day === plan.serviceDate) return null;
    return (
      <DayRuling
        day={day}
        subject={ruledOn(draft, plan)}
        onDay={(next) => onDraft(typedInto(draft, plan, 'serviceDate', next))}
        className="mt-2"
      >
        <ClergyAgreement agreement={agreementOn(day)} onChange={(agreement) => setAgreed({ day, ...agreement })} />
      </DayRuling>
    );
  }

  function consentFor(plan: Plan, draft: PlanDraft) {
    const day = draft.typed.serviceDate;
    const isAsked = touchedIn(draft).includes('serviceDate') && refusalOf(day, ruledOn(draft, plan)) !== null;
    return isAsked ? consentOf(agreementOn(day)) : {};
  }

  return { render, consentFor };
}
