// The conversations of the person, the latest first.
import type { SupportSessionId, UserId } from '@evenlight/contract/ids';
import type { SupportSession } from '@evenlight/contract/support/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { dayInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { classNames } from '../../../ui/base/class-names';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { theirWords } from '../../../ui/base/their-words';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { sessionAddress } from '../page/support-address';
import type { useSessions } from '../queries';
import { DeleteAll } from './delete-all';
import { NewSession } from './new-session';

type Props = { userId: UserId; sessions: ReturnType<typeof useSessions>; chosen: SupportSessionId | undefined };

export function SessionList({ userId, sessions, chosen }: Props) {
  const { data } = sessions;
  const box = useFocusOfGoneLines(data?.length ?? 0);
  return (
    <section
      aria-labelledby="sessions-title"
      className={classNames('lg:flex lg:max-h-150 lg:flex-col', chosen && 'max-lg:hidden')}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions-title" tabIndex={-1} className="text-xl outline-none">
          <Trans>Your conversations</Trans>
        </h2>
        <NewSession userId={userId} />
      </div>
      <div ref={box} tabIndex={-1} className="mt-4 min-h-0 overflow-y-auto p-1 outline-none max-lg:-mx-1">
        <Sessions sessions={sessions} chosen={chosen} />
      </div>
      {data && data.length > 0 && <DeleteAll />}
    </section>
  );
}

function Sessions({ sessions: { data, error, isFetching, refetch }, chosen }: Omit<Props, 'userId'>) {
  if (!data && error)
    return (
      <ErrorState
        level="h3"
        title={<Trans>Your conversations could not be loaded</Trans>}
        safe={<Trans>They are safe where they are kept.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  if (!data) return <SkeletonList rows={2} />;
  if (data.length === 0)
    return (
      <EmptyState icon={MessagesSquare} title={<Trans>Nothing here yet</Trans>} className="py-8">
        <Trans>Begin a conversation whenever you like. There is no right way to start.</Trans>
      </EmptyState>
    );
  return (
    <ul className="grid gap-2">
      {data.map((session) => (
        <SessionLine key={session.id} session={session} isChosen={session.id === chosen} />
      ))}
    </ul>
  );
}

function SessionLine({ session, isChosen }: { session: SupportSession; isChosen: boolean }) {
  const { t, i18n } = useLingui();
  const { id, title, status, lastActiveAt } = session;
  const day = dayInWords(lastActiveAt, i18n);
  return (
    <li>
      <Link
        to={sessionAddress(id)}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(
          'block rounded-md border px-4 py-3 text-ink no-underline',
          isChosen ? 'border-pine bg-pine-soft ring-1 ring-pine' : 'border-line bg-surface hover:bg-mist',
        )}
      >
        <span {...theirWords} className="block wrap-anywhere font-semibold">
          {title}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2 text-sm">
          <Badge tone={status === 'active' ? 'ok' : 'line'}>
            {status === 'active' ? (
              <Trans context="conversation">active</Trans>
            ) : (
              <Trans context="conversation">quiet</Trans>
            )}
          </Badge>
          {t`Last active: ${day}`}
        </span>
      </Link>
    </li>
  );
}
