import type { PlanVersion } from '@evenlight/contract/families/history';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Disclosure } from '../../../ui/base/disclosure';
import { SelectField } from '../../../ui/forms/select-field';
import { SkeletonList } from '../../../ui/status/skeleton';
import { Refusal } from '../refusal';
import type { InWords } from './history-tab';
import { useComparison } from './queries';

type Props = { versions: readonly PlanVersion[]; inWords: InWords };

export function CompareVersions({ versions, inWords }: Props) {
  const { t } = useLingui();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const options = versions.map(({ versionNumber: number }) => ({ value: String(number), label: t`Version ${number}` }));
  const isChosen = from !== '' && to !== '' && from !== to;
  const choice = { isRequired: false, isUnpraised: true, placeholder: t`Choose a version`, options };
  return (
    <Disclosure title={<Trans>Compare two versions</Trans>}>
      <div className="grid gap-x-5 sm:grid-cols-2">
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
  const { i18n } = useLingui();
  const { data, isLoading, error } = useComparison(between);
  const sentences = data ? inWords(data.changes, i18n) : [];
  return (
    <div role="status" className="mt-2 text-ink">
      {!between && (
        <p className="text-ink-2">
          <Trans>Choose two different versions, and what is different between them stands here.</Trans>
        </p>
      )}
      {isLoading && <SkeletonList rows={1} />}
      <Refusal error={error} />
      {data && sentences.length === 0 && (
        <p>
          <Trans>The plan says the same in both.</Trans>
        </p>
      )}
      <ul className="grid gap-1.5 empty:hidden">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
