// For whoever made the plan: the budget beside the bar.

import { brokenRule } from '@evenlight/contract/field-rules';
import type { PlanId } from '@evenlight/contract/ids';
import { updatePlan } from '@evenlight/contract/plans';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeptForm } from '../../parts/kept-form/kept-form';
import { costsKey } from '../../parts/use-costs';
import { centsTyped } from '../../platform/amount-text';
import { call } from '../../platform/call';
import { Button } from '../../ui/base/button';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextField } from '../../ui/forms/text-field';
import { Sheet } from '../../ui/overlays/sheet';

const TypedBudget = z.object({
  budget: z
    .string()
    .refine((text) => text.trim() !== '', brokenRule({ rule: 'required' }))
    .refine(
      (text) => centsTyped(text) !== undefined,
      brokenRule({ rule: 'custom', sentence: 'Type dollars, such as 1,200' }),
    ),
});

export function SetBudget({ planId }: { planId: PlanId }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: (budget: number | null) => call(updatePlan, { params: { planId }, body: { budget } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: costsKey(planId) }),
  });
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={<Trans>Your budget</Trans>}
      description={<Trans>It stands beside the figures, and nothing is kept from you because of it.</Trans>}
      trigger={
        <Button variant="ghost" size="small" className="-ms-4 mt-2 print:hidden">
          <Trans>Set a budget</Trans>
        </Button>
      }
    >
      <KeptForm
        name={`budget-${planId}`}
        aria-label={t`Your budget`}
        className="mt-5"
        isUnpraised
        schema={TypedBudget}
        defaultValues={{ budget: '' }}
        mutation={save}
        inputOf={({ budget }) => centsTyped(budget) ?? null}
        onDone={() => setIsOpen(false)}
      >
        <TextField
          name="budget"
          label={t`How much you want to spend`}
          hint={t`In dollars, for everything`}
          autoComplete="off"
        />
        <SubmitButton>
          <Trans>Save</Trans>
        </SubmitButton>
      </KeptForm>
    </Sheet>
  );
}
