import type { UserId } from '@evenlight/contract/ids';
import { DELETION_DAYS } from '@evenlight/contract/profiles';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { ProblemLine } from './problem-line';
import { useDeleteAccount } from './profile-queries';
import { ProfileSection } from './profile-section';

export function Leave({ userId }: { userId: UserId }) {
  const { mutate, isPending, isSuccess, error } = useDeleteAccount(userId);
  return (
    <ProfileSection
      title={<Trans>Leave</Trans>}
      lead={<Trans>You can delete your account at any time. We ask for no reason.</Trans>}
    >
      <Dialog
        trigger={
          <Button variant="secondary" state={isPending || isSuccess ? 'loading' : 'idle'}>
            <Trans>Delete my account</Trans>
          </Button>
        }
        title={<Trans>Delete your account?</Trans>}
        description={
          <Trans>
            It happens in {DELETION_DAYS} days. Until then nothing is gone: sign in once, and the deletion is called
            off.
          </Trans>
        }
        actions={<StayOrGo onGo={() => mutate()} />}
      >
        <WhatGoes />
      </Dialog>
      <ProblemLine error={error} className="mt-4 empty:hidden" />
    </ProfileSection>
  );
}

function StayOrGo({ onGo }: { onGo: () => void }) {
  return (
    <>
      <OverlayClose
        button={
          <Button variant="secondary">
            <Trans>Keep my account</Trans>
          </Button>
        }
      />
      {/* Closed first, because the question who is there may come next. */}
      <OverlayClose
        button={
          <Button variant="danger" onClick={onGo}>
            <Trans>Delete my account</Trans>
          </Button>
        }
      />
    </>
  );
}

function WhatGoes() {
  return (
    <div className="grid gap-4">
      <Fate title={<Trans>What goes</Trans>}>
        <Trans>
          Your account, your sessions and passkeys, your choices, and the plans, documents and memorials you made here.
        </Trans>
      </Fate>
      <Fate title={<Trans>What stays, and why</Trans>}>
        <Trans>
          Records of payments, because the law asks us to keep them; and a security log without names, so that misuse
          can be found.
        </Trans>
      </Fate>
      <Fate title={<Trans>Now</Trans>}>
        <Trans>You are signed out on all your devices.</Trans>
      </Fate>
    </div>
  );
}

function Fate({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-sans font-semibold text-ui">{title}</h3>
      <p className="mt-0.5 text-ink-2">{children}</p>
    </div>
  );
}
