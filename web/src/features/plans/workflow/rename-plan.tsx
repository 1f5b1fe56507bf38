import { type Plan, PlanDetails } from '@evenlight/contract/plans';
import { type ProblemCode, problems } from '@evenlight/contract/problems';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { RenameForm } from '../../../parts/rename-form';
import { CallFailed } from '../../../platform/call';
import { useFocusOnFirstField } from '../../../ui/base/keep-focus';
import { TextField } from '../../../ui/forms/text-field';
import { PlanProblem } from '../plan-problem';
import { isChangedMeanwhile, useChangePlan, useNewestPlan } from '../plan-queries';
import { type Outcome, usePendingEntry } from './pending-entries';

const Title = PlanDetails.pick({ title: true });

export function RenamePlan({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const { rename, isPending, error } = useRename(plan);
  const isOutrun = isChangedMeanwhile(error);

  async function saveTyped(): Promise<Outcome> {
    const form = box.current?.querySelector('form');
    const { data } = Title.safeParse({ title: form ? new FormData(form).get('title') : '' });
    if (data) return rename(data.title);
    // It then says itself what is missing.
    form?.requestSubmit();
    return { is: 'unfinished' };
  }
  usePendingEntry(saveTyped);

  async function send({ title }: { title: string }) {
    const { is } = await rename(title);
    if (is === 'saved') onDone();
  }

  return (
    <div ref={box} className="max-w-[44rem]">
      <h1 className="sr-only">{plan.title}</h1>
      <PlanProblem error={isOutrun ? error : null} className="mb-4 empty:hidden" />
      <RenameForm
        aria-label={t`Rename the plan`}
        schema={Title}
        defaultValues={{ title: plan.title }}
        isPending={isPending}
        error={isOutrun ? null : error}
        onCancel={onDone}
        onSubmit={(typed) => void send(typed)}
      >
        <TextField
          name="title"
          label={t`Name of the plan`}
          hint={t`You and our team see it, and whoever you share the statement with.`}
          autoComplete="off"
        />
      </RenameForm>
    </div>
  );
}

/** A name that was given on another device meanwhile is shown before it is replaced. */
function useRename(plan: Plan) {
  const { mutateAsync, isPending, error } = useChangePlan(plan);
  const [overtaken, setOvertaken] = useState<CallFailed | null>(null);
  const newestPlan = useNewestPlan(plan);
  const seenTitle = useRef(plan.title);
  const isTold = useRef(false);

  async function rename(title: string): Promise<Outcome> {
    // Asked for now: while the form was being checked another name may have come that is not drawn yet.
    const newest = newestPlan();
    const isNews = newest.title !== seenTitle.current && !isTold.current;
    seenTitle.current = newest.title;
    setOvertaken(isNews ? changedMeanwhile() : null);
    if (isNews) return { is: 'unfinished' };
    if (title === newest.title) return { is: 'saved' };
    try {
      await mutateAsync({ title, version: newest.version });
      return { is: 'saved' };
    } catch (error) {
      isTold.current = isChangedMeanwhile(error);
      return { is: 'failed', error };
    }
  }

  return { rename, isPending, error: overtaken ?? error };
}

// As the server says it when the news has not come here before the change was sent.
function changedMeanwhile() {
  const code: ProblemCode = 'plan.changed_meanwhile';
  return new CallFailed(problems[code], JSON.stringify({ code }));
}
