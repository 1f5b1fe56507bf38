// Stays at the top until the person says that they are safe, in every conversation and on every device.
import type { SafetyState } from '@evenlight/contract/support/safety';
import { useLingui } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { AskForCall } from './ask-for-call';
import { CallState } from './call-state';
import { CrisisLines } from './crisis-lines';
import { firstCalls, mustBeDiscreet, routeTitles } from './line-words';
import { SafeNow } from './safe-now';

type Notice = NonNullable<SafetyState['notice']>;
type Props = { notice: Notice; callAsked: SafetyState['callAsked'] };

export function PinnedNotice({ notice, callAsked }: Props) {
  const { i18n } = useLingui();
  const { routes } = notice;
  const [route = 'self'] = routes;
  const canAskForCall = callAsked?.state !== 'taken' && !mustBeDiscreet(routes);
  return (
    <section
      aria-labelledby="crisis-notice-title"
      data-keeps-clear=""
      className="border-bad border-b-2 bg-bad-soft px-4 py-3 sm:px-5"
    >
      <h3 id="crisis-notice-title" className="flex gap-2.5 font-sans font-semibold text-base leading-snug">
        <LifeBuoy aria-hidden="true" className="size-5.5 shrink-0 text-bad" />
        {i18n._(routeTitles[route])}
      </h3>
      <p className="mt-1 text-ui">{i18n._(firstCalls[route])}</p>
      <CrisisLines routes={routes} isUrgent className="mt-2.5" />
      <CallState callAsked={callAsked} />
      <div className="mt-2 flex flex-wrap gap-2">
        {canAskForCall && <AskForCall isAsked={callAsked?.state === 'waiting'} />}
        <SafeNow since={notice.since} routes={routes} />
      </div>
    </section>
  );
}
