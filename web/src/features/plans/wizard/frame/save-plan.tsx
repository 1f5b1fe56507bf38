// The button of the last step, and what it says before, during and after.
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { calendarDay } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { ButtonLink } from '../../../../ui/base/button-link';
import type { ButtonState } from '../../../../ui/base/button-state';
import { connectionErrorToast } from '../../../../ui/overlays/toast-presets';
import { toasts } from '../../../../ui/overlays/toast-store';
import { Notice } from '../../../../ui/status/notice';
import { signInPath } from '../../../accounts/sign-in/sign-in-path';
import type { DraftStore } from '../../draft/draft-store';
import { pathOfStep } from '../steps';
import type { Choices } from '../use-planning';
import { type SaveFailure, useSave } from '../use-save';

const LAST = pathOfStep(5);
const ABOUT = 'saving a plan';

/** Sends visitors to sign in, and back here afterwards. */
export function SignUpToSave() {
  const navigate = useNavigate();
  function goToSignIn() {
    toasts.show({
      title: <Trans>Account Required</Trans>,
      description: <Trans>Please sign up or sign in to save your funeral plan.</Trans>,
    });
    navigate(signInPath('/signup', LAST));
  }
  return (
    <Button onClick={goToSignIn}>
      <Trans>Sign Up to Save Plan</Trans>
    </Button>
  );
}

export function SaveButton({ state, onSave }: { state: ButtonState; onSave: () => void }) {
  return (
    <Button state={state} onClick={onSave}>
      <Trans>Save & Complete</Trans>
    </Button>
  );
}

type Props = { store: DraftStore; choices: Choices };

export function useSavePlanning({ store, choices }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return useSave({
    store,
    choices,
    onSaved(planId) {
      toasts.show({
        about: ABOUT,
        title: <Trans>Plan Saved Successfully</Trans>,
        description: <Trans>Your funeral plan has been saved. Continue to cost estimation and payment.</Trans>,
        action: { label: <Trans>Continue to Payment</Trans>, to: paymentPath(planId) },
      });
      navigate(estimatePath(planId));
    },
    onFailed: ({ words, isConnectionLost }, saveAgain) =>
      toasts.show(
        isConnectionLost
          ? connectionErrorToast(saveAgain, ABOUT)
          : {
              about: ABOUT,
              title: <Trans>Error Saving Plan</Trans>,
              description: i18n._(words),
              variant: 'destructive',
            },
      ),
  });
}

const estimatePath = (planId: PlanId) => `/plan-workflow/${planId}?step=1`;
const paymentPath = (planId: PlanId) => `/plan-workflow/${planId}?step=2`;

type SaveNewsProps = { failure: SaveFailure | null; savedId: PlanId | null; store: DraftStore; onSave: () => void };

/** The same words as in the toast, which reads them out; here they stay, with the ways on. */
export function SaveNews({ failure, savedId, store, onSave }: SaveNewsProps) {
  const { i18n } = useLingui();
  function saveWith(patch: Parameters<DraftStore['update']>[0]) {
    store.update(patch);
    onSave();
  }
  return (
    <>
      {savedId && (
        <Notice tone="ok" title={<Trans>Plan Saved Successfully</Trans>}>
          <p>
            <Trans>Your funeral plan has been saved. Continue to cost estimation and payment.</Trans>
          </p>
          <ButtonLink to={estimatePath(savedId)} variant="secondary" size="small" className="mt-3">
            <Trans>Go to the cost estimate</Trans>
          </ButtonLink>
        </Notice>
      )}
      {failure && (
        <Notice tone="warn" title={<Trans>Error Saving Plan</Trans>}>
          <p>{i18n._(failure.words)}</p>
          <WaysOn failure={failure} onSaveWith={saveWith} />
        </Notice>
      )}
    </>
  );
}

type WaysOnProps = {
  failure: SaveFailure;
  onSaveWith: (patch: { serviceDate?: string | null; venueId?: null }) => void;
};

function WaysOn({ failure: { about, nextDay }, onSaveWith }: WaysOnProps) {
  const { t, i18n } = useLingui();
  const next = nextDay && calendarDay(nextDay, i18n);
  const looks = { variant: 'secondary', size: 'small' } as const;
  if (about === 'anything') return null;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {about === 'package' && (
        <ButtonLink {...looks} to={pathOfStep(2)}>
          <Trans>Choose a package</Trans>
        </ButtonLink>
      )}
      {about === 'account' && (
        <ButtonLink {...looks} to={signInPath('/login', LAST)}>
          <Trans>Sign In</Trans>
        </ButtonLink>
      )}
      {(about === 'date' || about === 'venue') && (
        <ButtonLink {...looks} to={pathOfStep(3)}>
          {about === 'date' ? <Trans>Choose another date or venue</Trans> : <Trans>Choose another venue</Trans>}
        </ButtonLink>
      )}
      {next && (
        <Button {...looks} onClick={() => onSaveWith({ serviceDate: nextDay })}>
          {t`Save with ${next}`}
        </Button>
      )}
      {(about === 'date' || about === 'day') && (
        <Button {...looks} onClick={() => onSaveWith({ serviceDate: null })}>
          <Trans>Save without the date</Trans>
        </Button>
      )}
      {about === 'venue' && (
        <Button {...looks} onClick={() => onSaveWith({ venueId: null })}>
          <Trans>Save without a venue</Trans>
        </Button>
      )}
    </div>
  );
}
