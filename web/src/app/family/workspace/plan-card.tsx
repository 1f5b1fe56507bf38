// The plan itself, above what the family does about it. In edit mode it can be changed, and 'Save Changes' makes a version.
import { CHANGE_DESCRIPTION_MAX_LENGTH } from '@evenlight/contract/families/history';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { PlanDetailsCard } from '../../../features/families/history/plan-details-card';
import { useSaveFamilyPlan } from '../../../features/families/history/queries';
import { usePlanDraft } from '../../../features/families/history/use-plan-draft';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { TextField } from '../../../ui/forms/text-field';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';

export function PlanCard({ isEditing }: { isEditing: boolean }) {
  const { draft, onDraft } = usePlanDraft();
  const { mutate, isPending, error, reset } = useSaveFamilyPlan();
  return (
    <Card as="section" aria-labelledby="plan-card" className="grid gap-5">
      <h2 id="plan-card" className="text-xl">
        <Trans>The plan</Trans>
      </h2>
      <PlanDetailsCard
        isEditing={isEditing}
        isSaving={isPending}
        draft={draft}
        error={error}
        onDraft={(next) => {
          reset();
          onDraft(next);
        }}
      />
      {isEditing && (
        <Saving
          isChanged={draft !== null}
          isSaving={isPending}
          error={error}
          onSave={(changeDescription, onSaved) =>
            draft &&
            mutate(
              { draft, changeDescription },
              {
                onSuccess() {
                  onDraft(null);
                  onSaved();
                },
              },
            )
          }
        />
      )}
    </Card>
  );
}

type SavingProps = {
  isChanged: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: (changeDescription: string, onSaved: () => void) => void;
};

function Saving({ isChanged, isSaving, error, onSave }: SavingProps) {
  const { t, i18n } = useLingui();
  const [said, setSaid] = useState('');
  const isConflict = error instanceof CallFailed && error.problem?.code === 'plan.changed_meanwhile';
  const phrase = isConflict
    ? msg`Somebody else changed the same. Choose above what stays, then save again.`
    : phraseFor(error);
  function save() {
    onSave(said.trim(), () => {
      setSaid('');
      toasts.show({ title: t`Plan saved`, description: t`All changes have been saved successfully` });
    });
  }
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <TextField
        name="change-description"
        label={t`What changed, in a few words`}
        hint={t`It stands in the history, for those who were not here.`}
        maxLength={CHANGE_DESCRIPTION_MAX_LENGTH}
        autoComplete="off"
        isUnpraised
        value={said}
        onChange={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <div role="status" className="empty:hidden">
        {phrase && (
          <Notice tone="bad" title={<Trans>The plan was not saved</Trans>}>
            {i18n._(phrase)}
          </Notice>
        )}
      </div>
      <div>
        <Button aria-disabled={!isChanged} state={isSaving ? 'loading' : 'idle'} onClick={() => isChanged && save()}>
          <Save aria-hidden="true" className="size-5" />
          <Trans>Save Changes</Trans>
        </Button>
      </div>
    </div>
  );
}
