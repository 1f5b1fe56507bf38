import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Disclosure } from '../../../ui/base/disclosure';
import { SelectField } from '../../../ui/forms/select-field';
import { SkeletonList } from '../../../ui/status/skeleton';
import { ChangeList, type InWords } from './change-list';
import { useComparison } from './queries';

type Props = { latest: number; inWords: InWords };

/** Versions are numbered without a gap, so all can be chosen, also those that are not shown yet. */
export function CompareVersions({ latest, inWords }: Props) {
  const { t } = useLingui();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const options = Array.from({ length: latest }, (_, place) => {
    const number = latest - place;
    return { value: String(number), label: t`Version ${number}` };
  });
  const isChosen = from !== '' && to !== '' && from !== to;
  const choice = { isRequired: false, isUnpraised: true, placeholder: t`Choose a version`, options };
  return (
    <Disclosure title={<Trans>Compare two versions</Trans>}>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <SelectField
          {...choice}
          name="from"
          label={t`From`}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <SelectField {...choice} name="to" label={t`To`} value={to} onChange={({ target }) => setTo(target.value)} />
      </div>
      <Differences between={isChosen ? { from: Number(from), to: Number(to) } : null} inWords={inWords} />
    </Disclosure>
  );
}

type Between = { between: { from: number; to: number } | null; inWords: InWords };

function Differences({ between, inWords }: Between) {
  const { data, isLoading, error } = useComparison(between);
  return (
    <div role="status" className="mt-4 text-ink">
      {!between && (
        <p className="text-ink-2">
          <Trans>Choose two different versions, and what is different between them stands here.</Trans>
        </p>
      )}
      {isLoading && <SkeletonList rows={1} />}
      <Refusal error={error} />
      {data?.changes.length === 0 && (
        <p>
          <Trans>The plan says the same in both.</Trans>
        </p>
      )}
      {data && <ChangeList changes={data.changes} inWords={inWords} />}
    </div>
  );
}
