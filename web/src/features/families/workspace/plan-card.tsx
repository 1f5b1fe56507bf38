// The plan itself, above what the family does about it. In edit mode it can be changed, and 'Save Changes' makes a version.
import { CHANGE_DESCRIPTION_MAX_LENGTH } from '@evenlight/contract/families/history';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { TextField } from '../../../ui/forms/text-field';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { PlanDetailsCard } from '../history/plan-details-card';
import { saidAbout, touchedIn, usePlanDraft } from '../history/plan-draft';
import { useFamilyPlan, useSaveFamilyPlan } from '../history/queries';
import { useAgreedDay } from './agreed-day';
import { UnsavedChanges } from './unsaved-changes';

type Props = {
  isEditing: boolean;
  /** Left out for whoever may not change the plan. */
  onEdit: (() => void) | undefined;
};

export function PlanCard({ isEditing, onEdit }: Props) {
  const { t } = useLingui();
  const { draft, onDraft } = usePlanDraft();
  const { data: plan } = useFamilyPlan();
  const agreedDay = useAgreedDay();
  const { mutate, isPending, error, reset } = useSaveFamilyPlan(() => {
    onDraft(null);
    toasts.show({ title: t`Plan saved`, description: t`All changes have been saved successfully` });
  });
  function change(next: typeof draft) {
    reset();
    onDraft(next);
  }
  const isChanged = draft !== null && touchedIn(draft).length > 0;
  return (
    <Card as="section" aria-labelledby="plan-card" className="grid gap-5">
      <h2 id="plan-card" className="text-xl">
        <Trans>The plan</Trans>
      </h2>
      {!isEditing && isChanged && <UnsavedChanges onEdit={onEdit} onDiscard={() => change(null)} />}
      <PlanDetailsCard
        isEditing={isEditing}
        isSaving={isPending}
        draft={draft}
        error={error}
        onDraft={change}
        renderRuling={(plan, day) => agreedDay.render(plan, day, { draft, onDraft: change })}
      />
      {isEditing && plan && (
        <Saving
          said={draft?.said ?? ''}
          onSaid={(said) => onDraft(saidAbout(draft, plan, said))}
          isChanged={isChanged}
          isSaving={isPending}
          error={error}
          onSave={() => draft && mutate({ draft, consent: agreedDay.consentFor(plan, draft) })}
        />
      )}
    </Card>
  );
}

type SavingProps = {
  said: string;
  onSaid: (said: string) => void;
  isChanged: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: () => void;
};

function Saving({ said, onSaid, isChanged, isSaving, error, onSave }: SavingProps) {
  const { t, i18n } = useLingui();
  const isConflict = error instanceof CallFailed && error.problem?.code === 'plan.changed_meanwhile';
  const phrase = isConflict
    ? msg`Somebody else changed the same. Choose above what stays, then save again.`
    : phraseFor(error);
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <TextField
        name="change-description"
        label={t`What changed, in a few words`}
        hint={t`It stands in the history, for those who were not here.`}
        maxLength={CHANGE_DESCRIPTION_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        isRequired={false}
        isUnpraised
        readOnly={isSaving}
        value={said}
        onChange={({ currentTarget }) => onSaid(currentTarget.value)}
      />
      <div role="status" className="empty:hidden">
        {phrase && (
          <Notice tone="bad" title={<Trans>The plan was not saved</Trans>}>
            {i18n._(phrase)}
          </Notice>
        )}
      </div>
      <div>
        <Button aria-disabled={!isChanged} state={isSaving ? 'loading' : 'idle'} onClick={() => isChanged && onSave()}>
          <Save aria-hidden="true" className="size-5" />
          <Trans>Save Changes</Trans>
        </Button>
      </div>
    </div>
  );
}
