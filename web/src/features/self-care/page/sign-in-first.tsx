// For visitors: what keeps something for a person needs to know whose it is.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SignInLinks } from '../../../parts/sign-in-links';
import { Card } from '../../../ui/base/card';

export type KeptActivity = 'journal' | 'memories' | 'calendar';

const reasons: Record<KeptActivity, [MessageDescriptor, MessageDescriptor]> = {
  journal: [
    msg`You write for yourself alone, freely or with one of fifteen questions. You can search it, change it, take it with you and delete it.`,
    msg`An account keeps what you write for you. It is encrypted with a key of your own.`,
  ],
  memories: [
    msg`You keep moments with somebody who died: what happened, when, and in your own words.`,
    msg`An account keeps them for you alone, until you choose to give one to a memorial page.`,
  ],
  calendar: [
    msg`Days that may be hard or dear stand in one list: those you add, those of memorials and timelines of yours, and holidays.`,
    msg`An account lets us send you a gentle word before a day, if you want one.`,
  ],
};

export function SignInFirst({ activity }: { activity: KeptActivity }) {
  const { i18n } = useLingui();
  const [what, why] = reasons[activity];
  return (
    <Card className="max-w-[62ch]">
      <h3 className="text-xl">
        <Trans>Sign in to begin</Trans>
      </h3>
      <div className="mt-3 grid gap-3 text-ink-2">
        <p>{i18n._(what)}</p>
        <p>{i18n._(why)}</p>
      </div>
      <SignInLinks />
    </Card>
  );
}
