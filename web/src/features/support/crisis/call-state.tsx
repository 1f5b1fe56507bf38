import type { SafetyState } from '@evenlight/contract/support/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../platform/dates';

/** Always there while a call can be asked for: a region that arrives with its words is not read out. */
export function CallState({ callAsked }: Pick<SafetyState, 'callAsked'>) {
  const { t, i18n } = useLingui();
  const at = callAsked ? momentInWords(callAsked.at, i18n) : '';
  const state = callAsked?.state;
  return (
    <p role="status" className="text-ui not-empty:mt-2">
      {state === 'waiting' &&
        t`You asked us to call you: ${at}. Somebody of our team will, when they are here. If it cannot wait, call 988 now.`}
      {state === 'taken' && <Trans>Somebody of our team has your number and is about to call you.</Trans>}
      {state === 'done' && <Trans>Our team has called you.</Trans>}
    </p>
  );
}
