// One line of the queue: who waits, for what, until when, and in whose hands it is.
import type { QueueLine } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound, UserRoundCheck, UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import { momentInWords } from '../../../platform/dates';
import { useUser } from '../../../platform/user';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { Due } from './due';
import { Ended } from './ended';
import { useAssignFromList } from './queries';
import { LINE, TAKES } from './queue-keys';
import { Reach, UrgencyBadges, useWaitingName } from './who-waits';
import { kindNames } from './words';

/** Told above the list: the line itself may go, because it is in other hands now. */
export type Refused = { name: string; error: Error };

type Props = {
  line: QueueLine;
  onRefused: (refused: Refused) => void;
};

export function QueueLineCard({ line, onRefused }: Props) {
  const { t, i18n } = useLingui();
  const { id, kind, person, summary, dueAt, keptAt, withdrawnAt } = line;
  const isOpen = keptAt === null && withdrawnAt === null;
  const name = useWaitingName(line);
  const isCall = kind === 'crisis-alert';
  const by = momentInWords(dueAt, i18n);
  return (
    <Card as="li" className="relative py-4 text-ink focus-within:border-pine hover:border-line-strong sm:py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-1.5">
          <UrgencyBadges line={line} />
          <p className="text-ink-2 text-sm">{i18n._(kindNames[kind])}</p>
          <h2 dir="auto" className="wrap-anywhere text-lg leading-snug">
            <Link
              to={`/staff/queue/${id}`}
              {...{ [LINE]: id }}
              // The whole card leads there; what can be pressed besides lies above it.
              className="rounded-xs text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {person ? <bdi translate="no">{name}</bdi> : name}
            </Link>
          </h2>
          <p dir="auto" className="line-clamp-2 wrap-anywhere text-ink-2">
            {summary}
          </p>
          {isCall && isOpen && person && (
            <p>
              <Reach person={person} />
            </p>
          )}
          {isOpen ? (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <Due dueAt={dueAt} />
              <span className="text-ink-2 text-sm">{t`Promised by ${by}`}</span>
            </p>
          ) : (
            <p className="mt-1 text-ink-2 text-sm">
              <Ended line={line} />
            </p>
          )}
          {isOpen && <Holder line={line} />}
        </div>
        {isOpen && (isCall ? <OpenCall line={line} /> : <Assignment line={line} onRefused={onRefused} />)}
      </div>
    </Card>
  );
}

function Holder({ line: { owner } }: { line: QueueLine }) {
  const { t } = useLingui();
  const { user } = useUser();
  const isMine = owner !== null && owner.id === user?.id;
  const Icon = owner === null ? UserRoundX : isMine ? UserRoundCheck : UserRound;
  const name = owner?.name;
  return (
    <p className="flex items-center gap-2 font-semibold text-sm">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
      {owner === null ? t`Nobody has it yet` : isMine ? t`It is in your hands` : t`${name} has it`}
    </p>
  );
}

/** Whoever takes a call says so to the person who waits, and that is done on its page. */
function OpenCall({ line: { id, person } }: { line: QueueLine }) {
  const { t } = useLingui();
  const name = person?.name ?? '';
  return (
    <ButtonLink
      size="small"
      to={`/staff/queue/${id}`}
      aria-label={t`Open and call: ${name}`}
      className="z-1"
      {...{ [TAKES]: '' }}
    >
      <Trans>Open and call</Trans>
    </ButtonLink>
  );
}

function Assignment({ line, onRefused }: Props) {
  const { t } = useLingui();
  const { user } = useUser();
  const { owner } = line;
  const name = useWaitingName(line);
  const { take, release } = useAssignFromList(line, (error) => onRefused({ name, error }));
  if (owner !== null && owner.id !== user?.id) return null;
  return (
    <div className="z-1">
      {owner === null ? (
        <Button
          key="take"
          size="small"
          variant="secondary"
          aria-label={t`Take: ${name}`}
          state={take.isPending ? 'loading' : 'idle'}
          onClick={() => take.mutate()}
          {...{ [TAKES]: '' }}
        >
          <Trans>Take</Trans>
        </Button>
      ) : (
        <Button
          key="release"
          size="small"
          variant="secondary"
          aria-label={t({ message: `Give back: ${name}`, context: 'queue' })}
          state={release.isPending ? 'loading' : 'idle'}
          onClick={() => release.mutate()}
        >
          <Trans context="queue">Give back</Trans>
        </Button>
      )}
    </div>
  );
}
