// What became of an answer, and the private link that changes it.
import { type OwnRsvp, RSVP_PAGE_PATH } from '@evenlight/contract/memorials/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { useButtonState } from '../../../ui/base/button-state';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { outcomeOf } from './event-words';

type Props = { rsvp: OwnRsvp; token: string };

export function RsvpOutcome({ rsvp, token }: Props) {
  const { i18n } = useLingui();
  const { title, words } = outcomeOf(rsvp);
  return (
    <div className="grid gap-4">
      <Notice role="status" tone={rsvp.status === 'waiting' ? 'info' : 'ok'} title={i18n._(title)}>
        <p>{i18n._(words)}</p>
      </Notice>
      <PrivateLink token={token} />
    </div>
  );
}

export function PrivateLink({ token }: { token: string }) {
  const { t } = useLingui();
  const address = `${globalThis.location?.origin ?? ''}${RSVP_PAGE_PATH}#${token}`;
  const { state, run } = useButtonState(
    () => navigator.clipboard.writeText(address),
    // The address stands beside the button, to be marked and copied by hand.
    () => undefined,
  );
  return (
    <div className="grid gap-3 rounded-md bg-mist p-4 text-ink">
      <TextField
        name="private-link"
        label={t`Your private link`}
        hint={t`Keep it to change your answer later. Whoever has it can change it too.`}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" size="small" className="justify-self-start" state={state} onClick={() => void run()}>
        {state === 'idle' && <Copy aria-hidden="true" className="size-4.5" />}
        <Trans>Copy the link</Trans>
      </Button>
    </div>
  );
}
