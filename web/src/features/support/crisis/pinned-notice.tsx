// Stays at the top until the person says that they are safe, in every conversation and on every device.
import type { SafetyState } from '@evenlight/contract/support/safety';
import { AskForCall } from './ask-for-call';
import { CallState } from './call-state';
import { mustBeDiscreet } from './line-words';
import { SafeNow } from './safe-now';
import { FirstCalls } from './worry';

type Notice = NonNullable<SafetyState['notice']>;
type Props = { notice: Notice; callAsked: SafetyState['callAsked'] };

export function PinnedNotice({ notice, callAsked }: Props) {
  const { routes } = notice;
  const canAskForCall = callAsked?.state !== 'taken' && !mustBeDiscreet(routes);
  return (
    <section
      aria-labelledby="crisis-notice-title"
      data-keeps-clear=""
      className="border-bad border-b-2 bg-bad-soft px-4 py-3 sm:px-5"
    >
      <FirstCalls routes={routes} titleId="crisis-notice-title" />
      <CallState callAsked={callAsked} />
      <div className="mt-2 flex flex-wrap gap-2">
        {canAskForCall && <AskForCall isAsked={callAsked?.state === 'waiting'} />}
        <SafeNow since={notice.since} routes={routes} />
      </div>
    </section>
  );
}
