// How the plan came to be: every version with who made it and what changed; two can be compared, and one brought back.
import type { PlanVersion } from '@evenlight/contract/families/history';
import type { PlanChange } from '@evenlight/contract/plans';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../here';
import { howLongAgo } from '../people/how-long-ago';
import { CompareVersions } from './compare-versions';
import { descriptionInWords } from './description-words';
import { useVersions } from './queries';
import { RestoreVersion } from './restore-version';

/** Changes of a plan as sentences. They name traditions and packages, whose words belong to other features. */
export type InWords = (changes: readonly PlanChange[], i18n: I18n) => string[];

const SHOWN_AT_ONCE = 20;

export function HistoryTab({ inWords }: { inWords: InWords }) {
  const { data, isPending, isFetching, refetch } = useVersions();
  return (
    <section aria-labelledby="history-title" className="grid grid-cols-1 gap-5">
      <h2 id="history-title" className="text-2xl">
        <Trans>History</Trans>
      </h2>
      {isPending && <SkeletonList />}
      {!isPending && !data && (
        <ErrorState
          title={<Trans>The history cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost. Every version of the plan is stored.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          onRetry={() => void refetch()}
          retryState={isFetching ? 'loading' : 'idle'}
        />
      )}
      {data?.versions.length === 0 && <EmptyState icon={History} title={<Trans>No versions yet</Trans>} />}
      {data && data.versions.length > 1 && <CompareVersions versions={data.versions} inWords={inWords} />}
      {data && <Versions versions={data.versions} inWords={inWords} />}
    </section>
  );
}

function Versions({ versions, inWords }: { versions: readonly PlanVersion[]; inWords: InWords }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const latest = versions[0]?.versionNumber;
  return (
    <>
      <ol className="grid grid-cols-1 gap-4">
        {versions.slice(0, shown).map((version) => (
          <Version
            key={version.id}
            version={version}
            isLatest={version.versionNumber === latest}
            latest={latest ?? 0}
            inWords={inWords}
          />
        ))}
      </ol>
      {versions.length > shown && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShown((before) => before + SHOWN_AT_ONCE)}
        >
          <Trans>Show earlier versions</Trans>
        </Button>
      )}
    </>
  );
}

type Props = { version: PlanVersion; isLatest: boolean; latest: number; inWords: InWords };

function Version({ version, isLatest, latest, inWords }: Props) {
  const { t, i18n } = useLingui();
  const { may } = useFamily();
  const { versionNumber, changedBy, createdAt, changes } = version;
  const description = descriptionInWords(version.changeDescription, i18n);
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-xl">{t`Version ${versionNumber}`}</h3>
          {isLatest && (
            <Badge>
              <Trans>As it is now</Trans>
            </Badge>
          )}
        </div>
        {description && (
          <p dir="auto" className="wrap-anywhere mt-1 font-medium">
            {description}
          </p>
        )}
        <p className="mt-1 text-ink-2 text-sm">
          {changedBy ?? t`Somebody who has left`}
          {' · '}
          <time dateTime={createdAt} title={momentInWords(createdAt, i18n)}>
            {howLongAgo(createdAt, new Date(), i18n)}
          </time>
        </p>
      </div>
      <ul className="grid gap-1.5 empty:hidden">
        {inWords(changes, i18n).map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      {!isLatest && may('settle') && <RestoreVersion versionNumber={versionNumber} latest={latest} />}
    </Card>
  );
}
