// In whose hands it is: take it, take it over, give it back, hand it on, and say that it is answered.
import type { Colleague, QueueItem } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { momentInWords } from '../../../platform/dates';
import { useUser } from '../../../platform/user';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { Due } from './due';
import { Ended } from './ended';
import { HandOver } from './hand-over';
import { useKeep, useRelease, useTake } from './queries';
import { StepProblem } from './step-problem';

type Props = {
  item: QueueItem;
  team: Colleague[];
  /** For kinds that are answered by a decision of their own. */
  answeredBy: ReactNode;
};

export function Assignment({ item, team, answeredBy }: Props) {
  const { i18n, t } = useLingui();
  const place = useKeptFocus<HTMLDivElement>();
  const by = momentInWords(item.dueAt, i18n);
  return (
    <Card as="section" aria-labelledby="hands-title" className="grid content-start gap-4">
      <div ref={place} className="grid gap-4">
        <h2 id="hands-title" tabIndex={-1} data-keeps-focus className="text-xl outline-none">
          <Trans>In whose hands</Trans>
        </h2>
        {item.keptAt === null && item.withdrawnAt === null ? (
          <>
            <p className="grid justify-items-start gap-1.5">
              <Due dueAt={item.dueAt} />
              <span className="text-ink-2 text-sm">{t`Promised by ${by}`}</span>
            </p>
            {/* Whoever says that they will call has the call in hand. */}
            {item.kind === 'crisis-alert' ? (
              <Holder item={item} />
            ) : (
              <Open item={item} team={team} answeredBy={answeredBy} />
            )}
          </>
        ) : (
          <p>
            <Ended line={item} />
          </p>
        )}
      </div>
    </Card>
  );
}

function Holder({ item: { owner } }: { item: QueueItem }) {
  const { t } = useLingui();
  const { user } = useUser();
  const name = owner?.name;
  return (
    <p className="wrap-anywhere font-semibold" role="status">
      {owner === null ? t`Nobody has it yet` : owner.id === user?.id ? t`It is in your hands` : t`${name} has it`}
    </p>
  );
}

function Open({ item, team, answeredBy }: Props) {
  const { user } = useUser();
  const take = useTake(item);
  const release = useRelease(item);
  const keep = useKeep(item);
  const { owner } = item;
  const isMine = owner !== null && owner.id === user?.id;
  const isColleagues = owner !== null && !isMine;
  return (
    <>
      <Holder item={item} />
      <div className="flex flex-wrap gap-2">
        {owner === null && (
          <Button
            // Where something is to be decided, that comes first.
            variant={answeredBy ? 'secondary' : 'primary'}
            state={take.isPending ? 'loading' : 'idle'}
            onClick={() => take.mutate(undefined)}
          >
            <Trans>Take</Trans>
          </Button>
        )}
        {isColleagues && <TakeOver item={item} from={owner} />}
        {!isColleagues && !answeredBy && (
          <Button
            variant={isMine ? 'primary' : 'secondary'}
            state={keep.isPending ? 'loading' : 'idle'}
            onClick={() => keep.mutate(undefined)}
          >
            <Trans>Mark as answered</Trans>
          </Button>
        )}
        {isMine && (
          <Button
            variant="ghost"
            state={release.isPending ? 'loading' : 'idle'}
            onClick={() => release.mutate(undefined)}
          >
            <Trans context="queue">Give back</Trans>
          </Button>
        )}
      </div>
      {!isColleagues && answeredBy && <p className="text-ink-2 text-sm">{answeredBy}</p>}
      {isColleagues && !answeredBy && (
        <p className="text-ink-2 text-sm">
          <Trans>Whoever has it marks it as answered. Notes and letters can come from everybody.</Trans>
        </p>
      )}
      <StepProblem item={item} error={latest([take, release, keep])} />
      {!isColleagues && <HandOver item={item} team={team.filter(({ id }) => id !== user?.id)} />}
    </>
  );
}

function TakeOver({ item, from }: { item: QueueItem; from: Colleague }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useTake(item);
  const { name } = from;
  return (
    <AskFirst
      trigger={
        <Button variant="secondary">
          <Trans>Take over</Trans>
        </Button>
      }
      question={t`Take it over from ${name}?`}
      consequences={t`${name} sees at once that it is in your hands. A word to them saves the family a second call.`}
      confirm={<Trans>Take it over</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync(undefined)}
    >
      <StepProblem item={item} error={error} />
    </AskFirst>
  );
}

type Step = { error: unknown; submittedAt: number };

/** What the last step came to; a refusal of an earlier one is not told again. */
function latest(steps: readonly Step[]): unknown {
  return [...steps].sort((one, other) => other.submittedAt - one.submittedAt)[0]?.error;
}
