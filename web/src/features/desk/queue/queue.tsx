// The queue: everything that waits, in the order in which it is to be answered.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ShowMore } from '../../../parts/show-more';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { TextLink } from '../../../ui/base/text-link';
import { ErrorState } from '../../../ui/status/error-state';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useArrivals } from './arrivals';
import { MANAGE_PATH, useDeskPlace } from './desk-place';
import { EmptyQueue } from './empty-queue';
import { useKeptLineFocus } from './kept-line-focus';
import { useRunProven } from './proven';
import { type FromLoader, useQueue } from './queries';
import { type Asked, filtersIn, queueSearch } from './queue-address';
import { QueueFilters } from './queue-filters';
import { useQueueKeys } from './queue-keys';
import { QueueLineCard, type Refused } from './queue-line';

export function Queue({ fromLoader }: { fromLoader: FromLoader | null }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { words, setWords, setListPath } = useDeskPlace();
  const filters = filtersIn(address);
  const asked = { ...filters, ...(words ? { search: words } : {}) };
  const queue = useQueue(asked, fromLoader);
  const search = queueSearch(filters);
  useEffect(() => setListPath(`/staff${search}`), [search, setListPath]);

  function ask({ search: wanted = '', ...next }: Asked) {
    setWords(wanted);
    if (queueSearch(next) !== search) void navigate({ search: queueSearch(next) }, { preventScrollReset: true });
  }

  return (
    <>
      <QueueFilters asked={asked} ask={ask} counts={queue.data?.pages[0]?.counts} />
      {filters.view === 'waiting' && <FactsToCheck count={queue.data?.pages[0]?.factsToCheck ?? 0} />}
      <Shown asked={asked} ask={ask} queue={queue} />
    </>
  );
}

/** No family waits for these, so they are one quiet line. */
function FactsToCheck({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-3">
      <TextLink to={`${MANAGE_PATH}/facts`} className="inline-flex min-h-11 items-center gap-2">
        <CalendarClock aria-hidden="true" className="size-4.5 shrink-0" />
        <Plural value={count} one="# fact to check" other="# facts to check" />
      </TextLink>
    </p>
  );
}

type ShownProps = { asked: Asked; ask: (asked: Asked) => void; queue: ReturnType<typeof useQueue> };

function Shown({ asked, ask, queue }: ShownProps) {
  const run = useRunProven();
  const { data, isError, isRefetching, refetch } = queue;
  // Also when it is refused until somebody has shown who they are: then that is asked first.
  const tryAgain = () => void run(() => refetch({ throwOnError: true })).catch(() => undefined);
  const retryState = isRefetching ? 'loading' : 'idle';
  if (!data)
    return isError ? (
      <ErrorState
        title={<Trans>The list could not be read</Trans>}
        safe={<Trans>Nothing is lost: whoever waits is still on it.</Trans>}
        next={<Trans>Try again. If it goes on, call whoever looks after our computers.</Trans>}
        retry={{ refetch: tryAgain, isFetching: isRefetching }}
      />
    ) : (
      <SkeletonList rows={4} />
    );
  return (
    <>
      {isError && (
        <Notice tone="bad" role="alert" className="mb-4">
          <p>
            <Trans>This list could not be read just now and may be old. It is asked for again every half minute.</Trans>
          </p>
          <Button size="small" variant="secondary" className="mt-3" state={retryState} onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      <Lines asked={asked} ask={ask} queue={queue} pages={data.pages} />
    </>
  );
}

type LinesProps = ShownProps & { pages: NonNullable<ShownProps['queue']['data']>['pages'] };

function Lines({ asked, ask, queue, pages }: LinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isPlaceholderData } = queue;
  const [refused, setRefused] = useState<Refused | null>(null);
  // Between two readings a line may move from one page to the next, and stand on both.
  const lines = [...new Map(pages.flatMap((page) => page.lines).map((line) => [line.id, line])).values()];
  const arrived = useArrivals(
    isPlaceholderData ? '' : `${queueSearch(asked)} ${asked.search ?? ''} ${pages.length}`,
    lines,
  );
  function clear() {
    ask({ view: asked.view });
    // The button goes with the empty list.
    box.current?.focus({ preventScroll: true });
  }

  useQueueKeys(box);
  useKeptLineFocus(box, pages);
  return (
    <div ref={box} tabIndex={-1} aria-busy={isPlaceholderData} className="outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status" className="font-semibold text-pine text-sm">
          {arrived > 0 && (
            <Plural value={arrived} one="# new since you opened this list" other="# new since you opened this list" />
          )}
        </p>
        <KeysHint />
      </div>
      <TooLate refused={refused} />
      {lines.length === 0 && <EmptyQueue asked={asked} onClear={clear} />}
      <ul className={classNames('grid gap-3', isPlaceholderData && 'opacity-60')}>
        {lines.map((line) => (
          <QueueLineCard key={line.id} line={line} onRefused={setRefused} />
        ))}
      </ul>
      <div className="mt-6 text-center empty:hidden">
        <ShowMore list={queue}>
          <Trans>Show more</Trans>
        </ShowMore>
      </div>
    </div>
  );
}

/** For those with keys; a telephone has none. */
function KeysHint() {
  return (
    <p className="text-ink-2 text-sm pointer-coarse:hidden print:hidden">
      <Trans>
        Keys, while a line has the focus: <Key>j</Key> <Key>k</Key> or the arrows go from line to line, <Key>Enter</Key>{' '}
        opens, <Key>t</Key> takes.
      </Trans>
    </p>
  );
}

function Key({ children }: { children?: string }) {
  return <kbd className="rounded-xs border border-line-strong bg-surface px-1.5 font-sans text-sm">{children}</kbd>;
}

function TooLate({ refused }: { refused: Refused | null }) {
  const { i18n, t } = useLingui();
  const phrase = phraseFor(refused?.error);
  const name = refused?.name;
  const code = refused?.error instanceof CallFailed ? refused.error.problem?.code : undefined;
  return (
    <div role="status" className="mb-3 empty:hidden">
      {phrase && (
        <Notice tone="warn">
          {code === 'promise.taken' && t`A colleague was quicker with ${name} and has it in hand.`}
          {code === 'promise.kept' && t`${name} was answered meanwhile.`}
          {code !== 'promise.taken' && code !== 'promise.kept' && i18n._(phrase)}
        </Notice>
      )}
    </div>
  );
}
