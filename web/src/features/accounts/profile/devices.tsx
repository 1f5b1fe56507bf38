import type { Session } from '@evenlight/contract/accounts';
import type { UserId } from '@evenlight/contract/ids';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { dayInWords, isSameDay } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { Loaded } from './loaded';
import { ProblemLine } from './problem-line';
import { useEndOtherSessions, useEndSession, useSessions } from './profile-queries';
import { ProfileSection } from './profile-section';

export function Devices({ userId }: { userId: UserId }) {
  const sessions = useSessions(userId);
  return (
    <ProfileSection
      title={<Trans>Where you are signed in</Trans>}
      lead={<Trans>If you do not know a device, sign it out. Nothing you keep here is lost by that.</Trans>}
    >
      <Loaded query={sessions}>{({ sessions }) => <DeviceList userId={userId} sessions={sessions} />}</Loaded>
    </ProfileSection>
  );
}

function DeviceList({ userId, sessions }: { userId: UserId; sessions: Session[] }) {
  const box = useFocusOfGoneLines(sessions.length);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const ending = useEndOtherSessions(userId);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <ul className="grid gap-3">
        {sessions
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
          .map((session) => (
            <DeviceLine key={session.id} userId={userId} session={session} />
          ))}
      </ul>
      <p role="status" className="mt-4 text-ink-2">
        {others.length === 0 ? (
          <Trans>You are signed in nowhere else.</Trans>
        ) : (
          <Plural
            value={others.length}
            one="You are signed in on # other device."
            other="You are signed in on # other devices."
          />
        )}
      </p>
      {others.length > 0 && (
        <Button
          variant="secondary"
          className="mt-3"
          state={ending.isPending ? 'loading' : 'idle'}
          onClick={() => ending.mutate()}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
      <ProblemLine error={ending.error} className="mt-3 empty:hidden" />
    </div>
  );
}

function DeviceLine({ userId, session }: { userId: UserId; session: Session }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useEndSession(userId);
  const device = session.device || t`A device we cannot name`;
  const since = dayInWords(session.createdAt, i18n);
  const seen = dayInWords(session.lastSeenAt, i18n);
  return (
    <Card as="li" className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      <IconTile icon={MonitorSmartphone} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="break-words">{device}</span>
          {session.isCurrent && (
            <Badge tone="ok">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-ink-2 text-sm">{t`Signed in since ${since}`}</p>
        {!session.isCurrent && (
          <p className="text-ink-2 text-sm">
            {isSameDay(session.lastSeenAt, new Date()) ? t`Last seen today` : t`Last seen ${seen}`}
          </p>
        )}
        <ProblemLine error={error} className="mt-2 empty:hidden" />
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Sign out there: ${device}, signed in since ${since}`}
          state={isPending ? 'loading' : 'idle'}
          onClick={() => mutate(session.id)}
        >
          <Trans>Sign out there</Trans>
        </Button>
      )}
    </Card>
  );
}
