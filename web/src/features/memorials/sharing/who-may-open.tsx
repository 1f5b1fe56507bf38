// Asked before a memorial is passed on that only its people can open: for everybody else the link would lead nowhere.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans } from '@lingui/react/macro';
import { Copy, Link2, UserRoundCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { useOpenByLink } from '../queries';
import { isOpenToOthers } from './open-to-others';
import { useShare } from './use-share';

type Shared = Pick<Memorial, 'id' | 'address' | 'fullName' | 'privacy' | 'publishedAt' | 'role'>;
type Props = {
  memorial: Shared;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  finalFocus: () => HTMLElement | null;
};

export function WhoMayOpen({ memorial, isOpen, onOpenChange, finalFocus }: Props) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} finalFocus={finalFocus} title={<Trans>Who may open it?</Trans>}>
      <Question memorial={memorial} />
    </Dialog>
  );
}

function Question({ memorial }: { memorial: Shared }) {
  const open = useOpenByLink(memorial);
  const [isForInvited, setIsForInvited] = useState(false);
  const shown = open.data ?? memorial;
  if (isOpenToOthers(shown))
    return (
      <LinkToPassOn memorial={shown} canShare>
        <Trans>Whoever has this link can open it. Pass it on with care.</Trans>
      </LinkToPassOn>
    );
  if (!mayOnMemorial(memorial.role, 'settle'))
    return (
      <LinkToPassOn memorial={memorial}>
        <Trans>
          This link opens for people who were invited, and for nobody else. Those who keep this memorial can invite
          others, or make a link for anyone.
        </Trans>
      </LinkToPassOn>
    );
  if (isForInvited)
    return (
      <LinkToPassOn memorial={memorial}>
        <Trans>
          This link opens for people who were invited, and for nobody else. You invite somebody by e-mail, on this page
          under ‘People’ or ‘Collaboration’.
        </Trans>
      </LinkToPassOn>
    );
  return <ChooseWay memorial={memorial} open={open} onInvitedOnly={() => setIsForInvited(true)} />;
}

type ChooseProps = {
  memorial: Pick<Shared, 'publishedAt'>;
  open: ReturnType<typeof useOpenByLink>;
  onInvitedOnly: () => void;
};

function ChooseWay({ memorial: { publishedAt }, open, onInvitedOnly }: ChooseProps) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {publishedAt === null ? (
          <Trans>It is a draft. Only its people can open it; for everybody else a link would lead nowhere.</Trans>
        ) : (
          <Trans>Only people who were invited can open it. For everybody else a link would lead nowhere.</Trans>
        )}
      </p>
      <Refusal error={open.error} />
      <Way
        button={
          <Button state={open.isPending ? 'loading' : 'idle'} onClick={() => open.mutate(undefined)}>
            <Link2 aria-hidden="true" className="size-5" />
            <Trans>Anyone who has the link</Trans>
          </Button>
        }
      >
        {publishedAt === null ? (
          <Trans>It is published, and we make a private link. It cannot be guessed or found.</Trans>
        ) : (
          <Trans>We make a private link. It cannot be guessed or found.</Trans>
        )}
      </Way>
      <Way
        button={
          <Button variant="secondary" onClick={onInvitedOnly}>
            <UserRoundCheck aria-hidden="true" className="size-5" />
            <Trans>Only people who are invited</Trans>
          </Button>
        }
      >
        <Trans>Nothing changes.</Trans>
      </Way>
    </div>
  );
}

function Way({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      {button}
      <p className="text-ink-2 text-ui">{children}</p>
    </div>
  );
}

function LinkToPassOn({ memorial, canShare, children }: { memorial: Shared; canShare?: true; children: ReactNode }) {
  const { url, copy, share } = useShare(memorial);
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="text-ink-2">
        {children}
      </p>
      <p className="wrap-anywhere select-all rounded-md bg-mist px-4 py-3 font-medium" dir="ltr">
        {decodeURI(url)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          <Trans>Copy the link</Trans>
        </Button>
        {canShare && 'share' in navigator && (
          <Button variant="secondary" onClick={() => void share()}>
            <Trans>Share Memorial</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
