// The plan's details as the family sees them; in edit mode they are fields, and what others changed in the same place
// stands beside what was typed.

import { NAME_MAX_LENGTH } from '@evenlight/contract/accounts';
import { BUDGET_MAX_CENTS, type Plan, TITLE_MAX_LENGTH } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { centsTyped } from '../../../platform/amount-text';
import { calendarDay } from '../../../platform/dates';
import { fieldProblemsOf } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Fact } from '../../../ui/base/fact';
import { properName } from '../../../ui/base/their-words';
import { DateField } from '../../../ui/forms/date-field';
import { TextField } from '../../../ui/forms/text-field';
import { ErrorState } from '../../../ui/status/error-state';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { PlanChoices } from './plan-choices';
import {
  conflictsIn,
  isUnreadable,
  type PlanDraft,
  type PlanField,
  planFields,
  settled,
  shownIn,
  textsOf,
  typedInto,
} from './plan-draft';
import { useFamilyPlan } from './queries';

type Props = {
  isEditing: boolean;
  /** What is typed while it is being saved would look like somebody else's change afterwards. */
  isSaving: boolean;
  draft: PlanDraft | null;
  onDraft: (draft: PlanDraft) => void;
  /** Why the last saving was refused: fields say so themselves. */
  error?: unknown;
  /** What the plan's tradition says about the service date that stands there. */
  renderRuling: (plan: Plan, day: string) => ReactNode;
};

export function PlanDetailsCard(props: Props) {
  const { data: plan, isPending, isFetching, refetch } = useFamilyPlan();
  if (isPending) return <SkeletonList rows={1} />;
  if (!plan)
    return (
      <ErrorState
        title={<Trans>The plan cannot be shown just now</Trans>}
        safe={<Trans>Nothing is lost. What you typed is kept in this browser.</Trans>}
        next={<Trans>Try again in a moment.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  return (
    <>
      {props.isEditing ? <Fields {...props} plan={plan} /> : <Facts plan={plan} />}
      <PlanChoices plan={plan} isEditing={props.isEditing} />
    </>
  );
}

function useLabels(): Record<PlanField, string> {
  const { t } = useLingui();
  return {
    title: t`Name of the plan`,
    personName: t`For whom`,
    dateOfBirth: t`Date of birth`,
    dateOfDeath: t`Date of death`,
    serviceDate: t`Service date`,
    budget: t`In mind to spend`,
  };
}

/** As it reads in a sentence; an amount that is none, as it was typed. */
function useInWords() {
  const { t, i18n } = useLingui();
  return (field: PlanField, text: string): ReactNode => {
    if (text === '') return t`Not said yet`;
    if (isTyped(field)) return text;
    if (field !== 'budget') return calendarDay(text, i18n);
    const cents = centsTyped(text);
    return cents === null || cents === undefined ? text : <Amount from="family" cents={cents} />;
  };
}

const isTyped = (field: PlanField) => field === 'title' || field === 'personName';
/** What is not said yet is said in our words. */
const marksOf = (field: PlanField, text: string) => (isTyped(field) && text !== '' ? properName : {});

function Facts({ plan }: { plan: Plan }) {
  const labels = useLabels();
  const inWords = useInWords();
  const texts = textsOf(plan);
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {planFields.map((field) => (
        <Fact key={field} label={labels[field]}>
          <span {...marksOf(field, texts[field])}>{inWords(field, texts[field])}</span>
        </Fact>
      ))}
    </dl>
  );
}

function Fields({ plan, isSaving, draft, onDraft, error, renderRuling }: Props & { plan: Plan }) {
  const { t } = useLingui();
  const labels = useLabels();
  const shown = shownIn(draft, plan);
  const conflicts = draft ? conflictsIn(draft, plan) : [];
  const problems = fieldProblemsOf(error);
  const field = (name: PlanField) => ({
    name,
    label: labels[name],
    value: shown[name],
    isUnpraised: true,
    isRequired: name === 'title',
    readOnly: isSaving,
    problem: isUnreadable(name, shown[name])
      ? t`Type an amount in dollars, such as 5,000`
      : (problems[`details.${name}`] ?? problems[name]),
    onChange: ({ target }: { target: { value: string } }) => onDraft(typedInto(draft, plan, name, target.value)),
  });
  const settling = (name: PlanField) =>
    draft && conflicts.includes(name) ? (
      <Conflict
        name={name}
        theirs={textsOf(plan)[name]}
        onSettle={(whose) => onDraft(settled(draft, plan, name, whose))}
      />
    ) : null;
  const shaped: Record<PlanField, ReactNode> = {
    title: <TextField {...field('title')} maxLength={TITLE_MAX_LENGTH} autoComplete="off" dir="auto" />,
    personName: <TextField {...field('personName')} maxLength={NAME_MAX_LENGTH} autoComplete="off" dir="auto" />,
    dateOfBirth: <DateField {...field('dateOfBirth')} />,
    dateOfDeath: <DateField {...field('dateOfDeath')} />,
    serviceDate: <DateField {...field('serviceDate')} />,
    budget: <TextField {...field('budget')} inputMode="decimal" maxLength={String(BUDGET_MAX_CENTS).length} />,
  };
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      {planFields.map((name) => (
        <div key={name} className="min-w-0">
          {shaped[name]}
          {settling(name)}
          {name === 'serviceDate' && renderRuling(plan, shown.serviceDate)}
        </div>
      ))}
    </div>
  );
}

type ConflictProps = { name: PlanField; theirs: string; onSettle: (whose: 'mine' | 'theirs') => void };

function Conflict({ name, theirs, onSettle }: ConflictProps) {
  const inWords = useInWords();
  // As an element: what somebody typed could be read as markup.
  const said = <>{inWords(name, theirs)}</>;
  return (
    <Notice tone="warn" role="alert" className="mt-2" title={<Trans>Somebody else changed this meanwhile</Trans>}>
      <p dir="auto" className="wrap-anywhere">
        <Trans>It says now: {said}</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => onSettle('mine')}>
          <Trans>Keep what I typed</Trans>
        </Button>
        <Button variant="ghost" size="small" onClick={() => onSettle('theirs')}>
          <Trans>Take the other</Trans>
        </Button>
      </div>
    </Notice>
  );
}
