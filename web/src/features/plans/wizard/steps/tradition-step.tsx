// The first step: which tradition the service follows, and what may be said besides.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { type FaithTradition, faithTraditions } from '@evenlight/contract/traditions';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { centsTyped } from '../../../../platform/amount-text';
import { TraditionMotif } from '../../../catalogue/tradition-motif';
import { wordsOf } from '../../../catalogue/traditions';
import { ChoiceCards } from '../choice-cards';
import type { PlanningActions } from '../use-planning';
import { BranchQuestion } from './branch-question';
import { BudgetField } from './budget-field';

type Props = { draft: PlanningDraft; actions: PlanningActions };

export function TraditionStep({ draft, actions }: Props) {
  const place = useWhatCameEarly(actions);
  const { faithTradition, branch, budget } = draft;
  const { update } = actions;
  const saveBranch = useCallback((text: string) => update({ branch: text, wayAgreed: null }), [update]);
  const saveBudget = useCallback((cents: number | null) => update({ budget: cents }), [update]);
  // A new question is drawn after the answer to this one is.
  const asked = useDeferredValue(faithTradition);
  return (
    <div ref={place} className="grid gap-10">
      <TraditionQuestion tradition={faithTradition} onChoose={actions.chooseTradition} />
      <BudgetField cents={budget} onChange={saveBudget} />
      {/* Last: it may appear as the page wakes, and must push nothing away from under a finger. */}
      {asked && <BranchQuestion key={asked} tradition={asked} branch={branch} onChange={saveBranch} />}
    </div>
  );
}

type TraditionProps = { tradition: FaithTradition | null; onChoose: (tradition: FaithTradition) => void };

const TraditionQuestion = memo(function TraditionQuestion({ tradition, onChoose }: TraditionProps) {
  const { i18n } = useLingui();
  const choices = useMemo(
    () =>
      faithTraditions.map((id) => ({
        value: id,
        label: i18n._(wordsOf(id).name),
        about: i18n._(wordsOf(id).words),
        picture: <TraditionMotif tradition={id} className="size-13 shrink-0" />,
      })),
    [i18n],
  );
  return (
    <ChoiceCards
      name="faithTradition"
      columns={2}
      legend={<Trans>Which tradition will the service follow?</Trans>}
      hint={<Trans>You can change it later. Your own clergy and custom always come first.</Trans>}
      value={tradition}
      onChoose={onChoose}
      choices={choices}
    />
  );
});

/** Somebody may have chosen or typed while the page was still asleep. It counts. */
function useWhatCameEarly({ chooseTradition, update }: PlanningActions) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = (name: string) =>
      place.current?.querySelector<HTMLInputElement>(`input[name=${name}]:checked:not([checked])`)?.value;
    const tradition = faithTraditions.find((id) => id === pressed('faithTradition'));
    if (tradition) chooseTradition(tradition);
    const box = place.current?.querySelector<HTMLInputElement>('input[name=budget]');
    // What stands there untouched is what the server wrote; this browser may keep something newer.
    const budget = box && box.value !== box.defaultValue ? centsTyped(box.value) : undefined;
    if (budget !== undefined) update({ budget });
  }, [chooseTradition, update]);
  return place;
}
