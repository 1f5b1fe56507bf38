// How the plan came to be: every version with who made it and what changed; two can be compared, and one brought back.
import type { PlanVersion } from '@evenlight/contract/families/history';
import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { MixedSentence } from '../../../parts/fallback-text';
import { ShowMore } from '../../../parts/show-more';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { Ago } from '../ago';
import { useFamily } from '../family-context';
import { ChangeList, type InWords } from './change-list';
import { CompareVersions } from './compare-versions';
import { descriptionInWords } from './description-words';
import { useVersions } from './queries';
import { RestoreVersion } from './restore-version';

type Shown = { inWords: InWords; isEditing: boolean };

export function HistoryTab({ inWords, isEditing }: Shown) {
  const history = useVersions();
  const { data, isPending, isFetching, refetch } = history;
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];
  const latest = versions[0]?.versionNumber ?? 0;
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
          retry={{ refetch, isFetching }}
        />
      )}
      {data && latest === 0 && <EmptyState icon={History} title={<Trans>No versions yet</Trans>} />}
      {latest > 1 && <CompareVersions latest={latest} inWords={inWords} />}
      <ol className="grid grid-cols-1 gap-4 empty:hidden">
        {versions.map((version) => (
          <Version key={version.id} version={version} latest={latest} inWords={inWords} isEditing={isEditing} />
        ))}
      </ol>
      <ShowMore list={history} className="justify-self-start">
        <Trans>Show earlier versions</Trans>
      </ShowMore>
    </section>
  );
}

type Props = Shown & { version: PlanVersion; latest: number };

function Version({ version, latest, inWords, isEditing }: Props) {
  const { t, i18n } = useLingui();
  const { may } = useFamily();
  const { versionNumber, changedBy, createdAt, changes } = version;
  const isLatest = versionNumber === latest;
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
        {version.changeDescription && (
          <p className="wrap-anywhere mt-1 font-medium">
            <MixedSentence sentence={descriptionInWords(version.changeDescription, i18n)} />
          </p>
        )}
        <p className="mt-1 text-ink-2 text-sm">
          {changedBy ? <bdi translate="no">{changedBy}</bdi> : <Trans>Somebody who has left</Trans>}
          {' · '}
          <Ago at={createdAt} />
        </p>
      </div>
      <ChangeList changes={changes} inWords={inWords} />
      {!isLatest && isEditing && may('settle') && <RestoreVersion versionNumber={versionNumber} latest={latest} />}
    </Card>
  );
}
