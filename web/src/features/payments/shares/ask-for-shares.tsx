import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useFormDraft, WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { useWishKey } from '../../../platform/wish-key';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField } from '../../../ui/base/keep-focus';
import { Form } from '../../../ui/forms/form';
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
  const { t, i18n } = useLingui();
  const box = useFocusOnFirstField();
  // Who was asked for how much outlives a reload, until the links are sent.
  const draft = useFormDraft(`shares-${planId}`, TypedShares);
  const { mutate, isPending, error } = useAskForShares(planId, draft.forget);
  const keyOf = useWishKey();
  const phrase = phraseFor(error);

  function ask({ shares }: z.output<typeof ShareForm>) {
    const body = { shares, sendKey: keyOf(shares) };
    mutate(body, {
      onSuccess: () => {
        toasts.show({ title: <Trans>The links are on their way</Trans> });
        onDone();
      },
    });
  }

  return (
    <div ref={box} className="mt-5 rounded-card border border-line p-4 sm:p-6">
      <Form
        aria-label={t`Ask others for a share`}
        schema={ShareForm}
        defaultValues={draft.kept ?? { shares: [nobodyYet], keepsPart: false }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={ask}
      >
        <WhileTyping onTyped={draft.keep} />
        <NotLeftUnawares wasBegun={draft.kept !== undefined} />
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
      </Form>
    </div>
  );
}

/** Links are sent on purpose only, so leaving says that they were not. */
function NotLeftUnawares({ wasBegun }: { wasBegun: boolean }) {
  const { isDirty } = useFormContext().formState;
  usePendingEntry(async () => (isDirty || wasBegun ? { is: 'unfinished', step: 'payment' } : { is: 'saved' }));
  return null;
}
