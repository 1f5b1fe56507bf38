// The link that is passed on in the family's own chat. Whoever opens it can only ask.
import { JOIN_FAMILY_PATH, JOIN_LINK_DAYS } from '@evenlight/contract/families/invitations';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, RefreshCw } from 'lucide-react';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { useButtonState } from '../../../ui/base/button-state';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { TextField } from '../../../ui/forms/text-field';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { useFamily } from '../family-context';
import { useRenewLink } from './queries';

export function InviteLink() {
  const { t, i18n } = useLingui();
  const { group } = useFamily();
  const { inviteCode, inviteCodeEndsAt } = group;
  const until = inviteCodeEndsAt && dayInWords(inviteCodeEndsAt, i18n);
  return (
    <Card as="section" aria-labelledby="invite-link-title" className="grid gap-4">
      <div>
        <h3 id="invite-link-title" className="text-xl">
          <Trans>Invite link</Trans>
        </h3>
        <p className="mt-1 max-w-[62ch] text-ink-2">
          <Trans>
            Pass it on to the family. Whoever opens it can only ask to join: they see nothing until you let them in.
          </Trans>
        </p>
      </div>
      {inviteCode ? (
        <Shown code={inviteCode} hint={until ? t`It works until ${until}.` : undefined} />
      ) : (
        <Notice tone="warn">{t`The link has ended after ${JOIN_LINK_DAYS} days. Make a new one to pass on.`}</Notice>
      )}
      <NewLink hasLink={inviteCode !== null} />
    </Card>
  );
}

function Shown({ code, hint }: { code: string; hint: string | undefined }) {
  const { t } = useLingui();
  // The server does not know which of its names the reader came by.
  const isAwake = useIsHydrated();
  const address = `${isAwake ? window.location.origin : ''}${JOIN_FAMILY_PATH}/${code}`;
  const { state, run } = useButtonState(
    async () => {
      await navigator.clipboard.writeText(address);
      toasts.show({ title: t`Invite link copied to clipboard` });
    },
    // The address stands beside the button, to be marked and copied by hand.
    () => undefined,
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 flex-1 basis-72"
        name="invite-link"
        label={t`Link to join`}
        hint={hint}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" state={state} onClick={() => void run()}>
        {state === 'idle' && <Copy aria-hidden="true" className="size-4.5" />}
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}

function NewLink({ hasLink }: { hasLink: boolean }) {
  const { t } = useLingui();
  const { mutate, mutateAsync, isPending, error } = useRenewLink({
    failure: t`Failed to make a new link`,
    onDone: () => toasts.show({ title: t`There is a new invite link` }),
  });
  const words = (
    <>
      <RefreshCw aria-hidden="true" className="size-4.5" />
      <Trans>Make a new link</Trans>
    </>
  );
  if (hasLink)
    return (
      <AskFirst
        trigger={
          <Button variant="ghost" size="small" className="-ms-4 justify-self-start">
            {words}
          </Button>
        }
        question={<Trans>Make a new link?</Trans>}
        consequences={
          <Trans>The one before stops working at once. Whoever has asked already still waits for your answer.</Trans>
        }
        keep={<Trans>Leave it</Trans>}
        confirm={words}
        isPending={isPending}
        onYes={() => mutateAsync(undefined)}
      >
        <Refusal error={error} />
      </AskFirst>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" state={isPending ? 'loading' : 'idle'} onClick={() => mutate(undefined)}>
        {words}
      </Button>
      <Refusal error={error} />
    </div>
  );
}
