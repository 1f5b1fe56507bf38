import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { KeptForm, useKeptForm } from '../../../parts/kept-form/kept-form';
import { useLetterLanguage } from '../../../parts/use-letter-language';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField } from '../../../ui/base/keep-focus';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { usePendingEntry } from '../../plans/workflow/pending-entries';
import { useAskForShares } from '../share-queries';
import { PeopleFields } from './people-fields';
import { nobodyYet, ShareForm, TypedShares } from './share-form';

type Props = {
  planId: PlanId;
  remaining: number;
  /** Nobody can be asked just now; what was typed stays for when they can. */
  isOff: boolean;
  onDone: () => void;
};

export function AskForShares({ planId, remaining, isOff, onDone }: Props) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const language = useLetterLanguage();
  const mutation = useAskForShares(planId);

  return (
    <div ref={box} className="mt-5 rounded-card border border-line p-4 sm:p-6">
      <KeptForm
        aria-label={t`Ask others for a share`}
        // Who was asked for how much outlives a reload, until the links are sent.
        name={`shares-${planId}`}
        place="browser"
        schema={ShareForm}
        typed={TypedShares}
        defaultValues={{ shares: [nobodyYet(language)], keepsPart: false }}
        mutation={mutation}
        inputOf={({ shares }, idempotencyKey) => ({ shares, idempotencyKey })}
        onStored={() => toasts.show({ title: <Trans>The links are on their way</Trans> })}
        onDone={onDone}
      >
        <NotLeftUnawares />
        <PeopleFields remaining={Math.max(0, remaining)} />
        <div role="status" className="empty:hidden">
          {isOff && (
            <Notice tone="warn" className="mb-3">
              <Trans>Just now nobody can be asked for a share. What you typed stays here.</Trans>
            </Notice>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary" disabled={isOff}>
            <Trans>Send the links</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </KeptForm>
    </div>
  );
}

/** Links are sent on purpose only, so leaving says that they were not. */
function NotLeftUnawares() {
  const { isRestored } = useKeptForm();
  const { isDirty } = useFormContext().formState;
  usePendingEntry(async () => (isDirty || isRestored ? { is: 'unfinished', step: 'payment' } : { is: 'saved' }));
  return null;
}
