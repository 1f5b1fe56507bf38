import type { User } from '@evenlight/contract/accounts';
import type { Sent } from '@evenlight/contract/endpoint';
import type { updateUser } from '@evenlight/contract/profiles';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ConnectionLost } from '../../../platform/call';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { connectionErrorToast } from '../../../ui/overlays/toast-presets';
import { toasts } from '../../../ui/overlays/toast-store';
import { NewEmailStep } from './new-email-step';
import { forgetPendingEmail, keepPendingEmail, type PendingEmail, readPendingEmail } from './pending-email';
import { ProfileForm } from './profile-form';
import { useUpdateProfile } from './profile-queries';
import { ProfileSection } from './profile-section';

export function PersonalInformation({ user, hasLocalMailbox }: { user: User; hasLocalMailbox: boolean }) {
  const { step, saving, edit, view, save, finish, waitForCode } = useSteps(user);
  return (
    <ProfileSection title={<Trans>Personal Information</Trans>} lead={<Trans>How we greet you and reach you.</Trans>}>
      <Card>
        {step.kind === 'view' && <Shown user={user} isBack={step.isBack} isSaving={saving.isPending} onEdit={edit} />}
        {step.kind === 'edit' && (
          <ProfileForm user={user} isSaving={saving.isPending} error={saving.error} onSave={save} onCancel={view} />
        )}
        {step.kind === 'new-email' && (
          <NewEmailStep
            user={user}
            pending={step.pending}
            hasLocalMailbox={hasLocalMailbox}
            onAskedAgain={waitForCode}
            onProven={finish}
            onCancel={view}
          />
        )}
      </Card>
    </ProfileSection>
  );
}

const ABOUT = 'saving the profile';

type Step = { kind: 'view'; isBack: boolean } | { kind: 'edit' } | { kind: 'new-email'; pending: PendingEmail };
type Fields = Sent<typeof updateUser>['body'];

/** Saving is held here and not in the form: a code that was asked for is typed here, also after 'Cancel'. */
function useSteps(user: User) {
  const [step, setStep] = useState<Step>({ kind: 'view', isBack: false });
  const saving = useUpdateProfile();

  const restore = useEffectEvent(() => {
    const pending = readPendingEmail(user);
    if (pending) setStep({ kind: 'new-email', pending });
  });
  useEffect(() => restore(), []);
  // Nothing offers to save what is not being edited any more.
  const isEditing = step.kind === 'edit';
  useEffect(() => (isEditing ? () => toasts.retire(ABOUT) : undefined), [isEditing]);

  function view() {
    forgetPendingEmail();
    setStep({ kind: 'view', isBack: true });
  }

  function finish() {
    view();
    toasts.show({ title: <Trans>Profile Updated</Trans> });
  }

  function edit() {
    saving.reset();
    setStep({ kind: 'edit' });
  }

  const waitForCode = (email: string) => setStep({ kind: 'new-email', pending: keepPendingEmail(user.id, email) });

  function save(fields: Fields & { email: string }) {
    saving.mutateAsync(fields).then(
      ({ next }) => (next === 'code' ? waitForCode(fields.email) : finish()),
      // The form tells what went wrong; without a connection, trying again may be all it takes.
      (failure: unknown) => {
        if (failure instanceof ConnectionLost) toasts.show(connectionErrorToast(() => save(fields), ABOUT));
      },
    );
  }

  return { step, saving, edit, view, save, finish, waitForCode };
}

type ShownProps = {
  user: User;
  /** Somebody comes back from the form; the button they left from takes the focus again. */
  isBack: boolean;
  /** What was sent before 'Cancel' was pressed is still on its way. */
  isSaving: boolean;
  onEdit: () => void;
};

function Shown({ user, isBack, isSaving, onEdit }: ShownProps) {
  const edit = useFocusOnReturn(isBack);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Entry label={<Trans>First name</Trans>}>
          <bdi translate="no">{user.firstName}</bdi>
        </Entry>
        <Entry label={<Trans>Last name</Trans>}>
          <bdi translate="no">{user.lastName}</bdi>
        </Entry>
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
      <Button ref={edit} variant="secondary" className="mt-7" state={isSaving ? 'loading' : 'idle'} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
    </>
  );
}

export function Entry({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere text-lg">{children}</dd>
    </div>
  );
}
