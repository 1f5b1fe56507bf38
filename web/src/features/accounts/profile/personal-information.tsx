import type { User } from '@evenlight/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { toasts } from '../../../ui/overlays/toast-store';
import { NewEmailStep } from './new-email-step';
import { ProfileForm } from './profile-form';
import { ProfileSection } from './profile-section';

type Step = { kind: 'view'; isBack: boolean } | { kind: 'edit' } | { kind: 'new-email'; email: string };

export function PersonalInformation({ user, hasLocalMailbox }: { user: User; hasLocalMailbox: boolean }) {
  const [step, setStep] = useState<Step>({ kind: 'view', isBack: false });
  const view = () => setStep({ kind: 'view', isBack: true });

  function finish() {
    view();
    toasts.show({ title: <Trans>Profile Updated</Trans> });
  }

  return (
    <ProfileSection title={<Trans>Personal Information</Trans>} lead={<Trans>How we greet you and reach you.</Trans>}>
      <Card>
        {step.kind === 'view' && <Shown user={user} isBack={step.isBack} onEdit={() => setStep({ kind: 'edit' })} />}
        {step.kind === 'edit' && (
          <ProfileForm
            user={user}
            onSaved={finish}
            onNewEmail={(email) => setStep({ kind: 'new-email', email })}
            onCancel={view}
          />
        )}
        {step.kind === 'new-email' && (
          <NewEmailStep
            user={user}
            newEmail={step.email}
            hasLocalMailbox={hasLocalMailbox}
            onProven={finish}
            onCancel={view}
          />
        )}
      </Card>
    </ProfileSection>
  );
}

type ShownProps = {
  user: User;
  /** Somebody comes back from the form; the button they left from takes the focus again. */
  isBack: boolean;
  onEdit: () => void;
};

function Shown({ user, isBack, onEdit }: ShownProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) edit.current?.focus();
  }, [isBack]);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Entry label={<Trans>First name</Trans>}>{user.firstName}</Entry>
        <Entry label={<Trans>Last name</Trans>}>{user.lastName}</Entry>
        <Entry label={<Trans>Email address</Trans>}>{user.email}</Entry>
        <Entry label={<Trans>Phone number</Trans>}>
          {user.phone ? (
            <bdi dir="ltr">{user.phone}</bdi>
          ) : (
            <span className="text-ink-2">
              <Trans>None given</Trans>
            </span>
          )}
        </Entry>
      </dl>
      <Button ref={edit} variant="secondary" className="mt-7" onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
    </>
  );
}

export function Entry({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="mt-0.5 break-words text-lg">{children}</dd>
    </div>
  );
}
