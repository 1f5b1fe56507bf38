// The groups that meet, to be looked through by kind. Open to everybody; asking for a seat needs an account.
import { type GroupKind, groupKinds, type SupportGroup } from '@evenlight/contract/support/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/base/button-link';
import { classNames } from '../../../ui/base/class-names';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { GroupCard } from './group-card';
import { kindNames } from './group-words';
import type { useGroups } from './queries';

type Props = { groups: ReturnType<typeof useGroups> };

export function GroupList({ groups: { data, isError, isFetching, refetch } }: Props) {
  const kind = kindIn(useSearchParams()[0]);
  if (!data && isError)
    return (
      <ErrorState
        level="h3"
        title={<Trans>The groups could not be loaded</Trans>}
        safe={<Trans>If you have a seat, it is still yours.</Trans>}
        next={<Trans>Try again in a moment, or call us.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  if (!data) return <SkeletonList rows={4} />;
  const shown = data.filter((group) => kind === null || group.kind === kind);
  return (
    <>
      {data.length > 0 && <KindLinks chosen={kind} />}
      {isError && (
        <Notice tone="warn" role="status">
          <Trans>This list could not be read just now and may be old.</Trans>
        </Notice>
      )}
      {shown.length === 0 ? <NoGroups isFiltered={kind !== null} /> : <Cards groups={shown} />}
    </>
  );
}

function kindIn(address: URLSearchParams): GroupKind | null {
  const asked = address.get('kind');
  return groupKinds.find((kind) => kind === asked) ?? null;
}

const addressOf = (kind: GroupKind | null) => ({ search: kind ? `?tab=groups&kind=${kind}` : '?tab=groups' });

/** Links, so that they work on a page without scripts, and can be sent to somebody. */
function KindLinks({ chosen }: { chosen: GroupKind | null }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`How groups meet`}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...groupKinds].map((kind) => (
          <li key={kind}>
            <Link
              to={addressOf(kind)}
              preventScrollReset
              aria-current={kind === chosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-4 font-medium text-ui no-underline',
                kind === chosen ? 'border-pine bg-pine-soft text-pine' : 'border-line-strong bg-surface hover:bg-mist',
              )}
            >
              {kind ? i18n._(kindNames[kind]) : <Trans>All groups</Trans>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Cards({ groups }: { groups: SupportGroup[] }) {
  return (
    <ul className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </ul>
  );
}

function NoGroups({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState icon={UsersRound} title={<Trans>No groups are open right now</Trans>}>
        <Trans>Call us. We know groups of hospices and congregations near you, and help you find one.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={UsersRound}
      title={<Trans>No group meets this way right now</Trans>}
      action={
        <ButtonLink to={addressOf(null)} variant="secondary" preventScrollReset>
          <Trans>Show all groups</Trans>
        </ButtonLink>
      }
    >
      <Trans>Look at all of them, or call us; we help you find one.</Trans>
    </EmptyState>
  );
}
