// Which branch of a tradition a family belongs to, from a list or in its own words. It may stay open.
import { BRANCH_MAX_LENGTH, PlanDetails } from '@evenlight/contract/plans';
import { type FaithTradition, hasPackages } from '@evenlight/contract/traditions';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { SelectField } from '../../../../ui/forms/select-field';
import { branchName, knownBranches } from '../../branch-words';
import { DraftTextField } from './draft-text-field';

type Props = { tradition: FaithTradition; branch: string; onChange: (branch: string) => void };

const OWN_WORDS = 'own-words';

export const BranchQuestion = memo(function BranchQuestion(props: Props) {
  const { t } = useLingui();
  if (!hasPackages(props.tradition))
    return (
      <OwnWords
        {...props}
        label={t`What is your tradition called?`}
        hint={t`Your own words, such as Jain or Bahá’í. You can leave this open.`}
      />
    );
  if (knownBranches(props.tradition).length === 0) return null;
  return <ListedBranch {...props} />;
});

function ListedBranch({ tradition, branch, onChange }: Props) {
  const { t, i18n } = useLingui();
  const known = knownBranches(tradition);
  const isListed = known.some((id) => id === branch);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || (branch !== '' && !isListed);

  function choose(value: string) {
    setWantsOwn(value === OWN_WORDS);
    onChange(value === OWN_WORDS ? '' : value);
  }

  return (
    <div className="grid max-w-xl gap-4">
      <SelectField
        name="branch"
        label={t`Do you belong to a branch or school?`}
        hint={t`It helps us get days and rites right. You can leave this open.`}
        value={isOwn ? OWN_WORDS : branch}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: '', label: t`Leave this open` },
          ...known.map((id) => ({ value: id, label: branchName(id, i18n) })),
          { value: OWN_WORDS, label: t`Another, in our own words` },
        ]}
      />
      {isOwn && (
        <OwnWords tradition={tradition} branch={branch} onChange={onChange} label={t`Your branch, in your own words`} />
      )}
    </div>
  );
}

function OwnWords({ branch, onChange, label, hint }: Props & { label: string; hint?: string }) {
  return (
    <DraftTextField
      name="branch-words"
      label={label}
      hint={hint}
      kept={branch}
      keepable={PlanDetails.shape.branch}
      maxLength={BRANCH_MAX_LENGTH}
      className="max-w-xl"
      onKeep={onChange}
    />
  );
}
