// The private address that a calendar subscribes to: made, shown once, ended.
import type { Timeline } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { dayInWords } from '../../platform/dates';
import { Button } from '../../ui/base/button';
import { useButtonState } from '../../ui/base/button-state';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { TextLink } from '../../ui/base/text-link';
import { TextField } from '../../ui/forms/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { OverlayClose } from '../../ui/overlays/overlay-parts';
import { PlanProblem } from '../plans/plan-problem';
import { useEndCalendarAddress, useMakeCalendarAddress } from './queries';

export function CalendarAddress({ timeline: { planId, calendarAddressSince } }: { timeline: Timeline }) {
  const { t, i18n } = useLingui();
  const making = useMakeCalendarAddress(planId);
  const ending = useEndCalendarAddress(planId);
  const place = useKeptFocus<HTMLDivElement>();
  const since = calendarAddressSince && dayInWords(calendarAddressSince, i18n);
  // One that was made here is shown until it ends, or another takes its place, here or elsewhere.
  const address = making.data?.since === calendarAddressSince ? making.data?.address : undefined;

  return (
    <div ref={place} tabIndex={-1} className="grid max-w-[62ch] gap-4 outline-none">
      <p>
        <Trans>
          Your calendar then shows these days and keeps them up to date. Whoever has the address can read the days, so
          share it only with people you trust.
        </Trans>
      </p>
      {address && <NewAddress address={address} />}
      {since && <p className="font-medium text-ink">{t`There has been an address since ${since}.`}</p>}
      <PlanProblem error={making.error ?? ending.error} className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" state={making.isPending ? 'loading' : 'idle'} onClick={() => making.mutate()}>
          {since ? <Trans>Make a new address</Trans> : <Trans>Make a private address</Trans>}
        </Button>
        {since && <EndAddress isEnding={ending.isPending} onEnd={() => ending.mutate()} />}
      </div>
      {since && (
        <p className="text-sm">
          <Trans>With a new address, the one before stops working.</Trans>
        </p>
      )}
    </div>
  );
}

function NewAddress({ address }: { address: string }) {
  const { t } = useLingui();
  const { state, run } = useButtonState(
    () => navigator.clipboard.writeText(address),
    // The address stands beside the button, to be marked and copied by hand.
    () => undefined,
  );
  return (
    <div className="grid gap-3 rounded-md bg-mist p-4 text-ink">
      <TextField
        name="calendar-address"
        label={t`Your private address`}
        hint={t`It is shown only now. Copy it to your calendar, or open it there.`}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" size="small" state={state} onClick={() => void run()}>
          {state === 'idle' && <Copy aria-hidden="true" className="size-4.5" />}
          <Trans>Copy the address</Trans>
        </Button>
        <TextLink href={address.replace(/^https?:/, 'webcal:')}>
          <Trans>Open in a calendar</Trans>
        </TextLink>
      </div>
    </div>
  );
}

function EndAddress({ isEnding, onEnd }: { isEnding: boolean; onEnd: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="ghost" state={isEnding ? 'loading' : 'idle'}>
          <Trans>End this address</Trans>
        </Button>
      }
      title={<Trans>End this address?</Trans>}
      description={<Trans>Calendars that use it get nothing new any more. You can make another one at any time.</Trans>}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Leave it</Trans>
              </Button>
            }
          />
          <OverlayClose
            button={
              <Button onClick={onEnd}>
                <Trans>End it</Trans>
              </Button>
            }
          />
        </>
      }
    />
  );
}
