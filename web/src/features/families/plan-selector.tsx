import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import { Badge } from '../../ui/base/badge';
import { SelectField } from '../../ui/forms/select-field';
import { serviceInSentence } from '../catalogue/catalogue-words';
import { wordsOf } from '../catalogue/traditions';
import { statusWords } from '../plans/plan-words';
import { type FamilyTab, tabAddress, workspaceAddress, workspaceTabIn } from './family-address';
import type { FamilyChoice } from './family-choices';

type Props = { choices: readonly FamilyChoice[]; chosen: FamilyChoice; tab: FamilyTab };

/** Which plan the page is about. The address keeps the choice. */
export function PlanSelector({ choices, chosen, tab }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const label = ({ title, faithTradition, serviceType, status }: FamilyChoice) => {
    const [faith, service] = [i18n._(wordsOf(faithTradition).name), i18n._(serviceInSentence[serviceType])];
    const standing = i18n._(statusWords[status]);
    return t`${title}: ${faith}, ${service} (${standing})`;
  };
  function choose(planId: string) {
    const next = choices.find((choice) => choice.planId === planId);
    if (!next) return;
    const place =
      tab === 'workspace' ? workspaceAddress(next.planId, workspaceTabIn(address)) : tabAddress(next.planId, tab);
    void navigate(place, { preventScrollReset: true });
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <SelectField
        className="w-full max-w-120"
        name="plan"
        label={t`Plan`}
        value={chosen.planId}
        options={choices.map((choice) => ({ value: choice.planId, label: label(choice) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Badge tone="line" className="mb-3">
        {i18n._(statusWords[chosen.status])}
      </Badge>
    </div>
  );
}
