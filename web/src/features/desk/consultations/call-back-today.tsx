import { Trans } from '@lingui/react/macro';
import { CallNow, InDanger } from '../contact-form/call-at-once';

/** For whoever cannot wait until tomorrow: who answers now, and that we call back today. */
export function CallBackToday({ phone, hasNumber }: { phone: string; hasNumber: boolean }) {
  return (
    <div className="rounded-md border-2 border-bad bg-bad-soft px-4 py-4">
      <InDanger />
      <p className="mt-1 text-ui">
        {hasNumber ? (
          <Trans>You need not wait for the day you choose: we call you back the same day. The talk stays booked.</Trans>
        ) : (
          <Trans>
            You need not wait for the day you choose. Leave your number in the first step, and we call you back the same
            day; without it we write to you.
          </Trans>
        )}
      </p>
      <CallNow phone={phone} className="mt-3" />
    </div>
  );
}
