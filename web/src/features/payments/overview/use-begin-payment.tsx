// From the button to the payment page: one payment at a time, and only for the amount that the person has seen.
import type { PaymentType } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { useUser } from '../../../platform/user';
import { toasts } from '../../../ui/overlays/toast-store';
import { paymentPage } from '../payment-address';
import { amountNow, isProblem, useBeginPayment as useBegin } from '../queries';

const ABOUT = 'setting up a payment';

const unable = msg`Unable to initialize payment. Please try again.`;
const noSecret = msg`No client secret received from payment service`;

type Changed = { type: PaymentType; cents: number };

export function useBeginPayment(plan: Plan) {
  const { i18n } = useLingui();
  const { user } = useUser();
  const { mutateAsync } = useBegin(plan.id);
  const goElsewhere = useElsewhere();
  const isBusy = useRef(false);
  const [opening, setOpening] = useState<PaymentType | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [changed, setChanged] = useState<Changed | null>(null);

  function end() {
    isBusy.current = false;
    setOpening(null);
  }
  useEndOnReturn(end);

  function fail(error: unknown, type: PaymentType) {
    end();
    const cents = amountNow(error);
    if (goElsewhere(error)) return;
    if (cents !== null && cents > 0) return setChanged({ type, cents });
    const sentence = isUnexplained(error) ? unable : (phraseFor(error) ?? unable);
    showProblem(i18n._(sentence));
  }

  function showProblem(sentence: string) {
    setProblem(sentence);
    toasts.show({
      about: ABOUT,
      title: <Trans>Payment Setup Failed</Trans>,
      description: sentence,
      variant: 'destructive',
    });
  }

  async function begin(type: PaymentType, cents: number) {
    if (isBusy.current || !user) return;
    isBusy.current = true;
    setOpening(type);
    setProblem(null);
    setChanged(null);
    try {
      const { clientSecret, amount } = await mutateAsync({ type, amount: cents });
      if (clientSecret) {
        toasts.retire(ABOUT);
        // A new document: the payment page has a content security policy of its own.
        return window.location.assign(paymentPage({ clientSecret, planId: plan.id, amount, type }));
      }
      end();
      showProblem(i18n._(noSecret));
    } catch (error) {
      fail(error, type);
    }
  }

  return { begin, opening, problem, changed, isOff: user === null, forgetChange: () => setChanged(null) };
}

/** A page from the back-forward cache would still be leaving when somebody comes back to it. */
function useEndOnReturn(end: () => void) {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}

/** Without a person or a plan there is nothing to pay here, but a place to go. */
function useElsewhere() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (error: unknown): boolean => {
    if (isProblem(error, 'session.required')) {
      toasts.show({
        title: <Trans>Authentication Required</Trans>,
        description: (
          <Trans>Please log in to make payments. If you’re already logged in, please refresh the page.</Trans>
        ),
        variant: 'destructive',
      });
      void navigate(`/login?return=${encodeURIComponent(pathname + search)}`);
      return true;
    }
    if (!isProblem(error, 'plan.not_found')) return false;
    toasts.show({
      title: <Trans>No Plan Found</Trans>,
      description: <Trans>Please create a funeral plan first.</Trans>,
      variant: 'destructive',
    });
    void navigate('/planning-wizard');
    return true;
  };
}

/** A fault of ours, or of something between us that answers without words. */
function isUnexplained(error: unknown): boolean {
  return isProblem(error, 'server.failed') || (error instanceof CallFailed && error.problem === undefined);
}
