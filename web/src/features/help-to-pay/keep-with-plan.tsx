// From the answers to a plan. Whoever is not signed in finds them again afterwards: this tab keeps them for an hour.
import { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { PlanId, UserId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeptWords } from '../../parts/kept-form/use-kept-words';
import { Refusal } from '../../parts/refusal';
import { useUser } from '../../platform/user';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';
import { ErrorState } from '../../ui/status/error-state';
import { Notice } from '../../ui/status/notice';
import { SkeletonList } from '../../ui/status/skeleton';
import { helpToPayPath } from '../plans/chosen/pages-of-plan';
import { usePlanList } from '../plans/plan-queries';
import { isChangedMeanwhile, useKeepHelp, useReplaceHelp } from './queries';
import { inThisTab } from './questions-form';

/** Where signing in leads back to. No answer stands in it. */
export const KEEPING = 'keep';
const BACK = encodeURIComponent(`/help-to-pay?${KEEPING}=1`);

export function KeepWithPlan({ answers }: { answers: HelpAnswers }) {
  const { user } = useUser();
  return (
    <Card as="section" aria-labelledby="help-keep" className="mt-10 print:hidden">
      <h2 id="help-keep" className="text-2xl">
        <Trans>Keep it with a plan</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-[58ch] text-ink-2">
        <Trans>We have stored nothing so far. Kept with a plan, each program becomes a task of your family.</Trans>
      </p>
      {user ? <OwnPlans userId={user.id} answers={answers} /> : <SignIn />}
    </Card>
  );
}

function SignIn() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/login?return=${BACK}`} variant="secondary" reloadDocument>
        <Trans>Sign in and keep it</Trans>
      </ButtonLink>
    </div>
  );
}

type Props = { userId: UserId; answers: HelpAnswers };

function OwnPlans({ userId, answers }: Props) {
  const list = usePlanList(userId, null);
  if (list.isError) return <ErrorState level="h3" title={<Trans>Your plans could not be read.</Trans>} retry={list} />;
  if (!list.data) return <SkeletonList rows={1} />;
  const plans = list.data.filter(({ archivedAt }) => archivedAt === null);
  if (plans.length === 0) return <NoPlan />;
  return (
    <ul className="grid gap-4">
      {plans.map((plan) => (
        <li key={plan.id}>
          <OnePlan plan={plan} answers={answers} />
        </li>
      ))}
    </ul>
  );
}

function NoPlan() {
  return (
    <>
      <p className="mb-4">
        <Trans>You have no plan yet. Begin one, and come back here within the hour; this tab keeps your answers.</Trans>
      </p>
      <ButtonLink to="/planning-wizard" variant="secondary">
        <Trans>Begin a plan</Trans>
      </ButtonLink>
    </>
  );
}

function OnePlan({ plan, answers }: { plan: Plan; answers: HelpAnswers }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { forget } = useKeptWords(inThisTab, HelpAnswers);
  const [isThere, setIsThere] = useState(false);
  const keep = useKeepHelp(plan.id);
  const replace = useReplaceHelp(plan.id);
  const { personName, title } = plan;

  function goOn() {
    forget();
    void navigate(helpToPayPath(plan.id));
  }

  return (
    <div>
      <Button
        state={keep.isPending ? 'loading' : 'idle'}
        variant="secondary"
        className="h-auto w-full whitespace-normal py-3 sm:w-auto"
        onClick={() =>
          keep.mutate(
            { answers, version: 0 },
            { onSuccess: goOn, onError: (error) => setIsThere(isChangedMeanwhile(error)) },
          )
        }
      >
        {personName ? t`Keep with the plan for ${personName}` : t`Keep with the plan “${title}”`}
      </Button>
      {isThere ? (
        <OtherAnswers
          planId={plan.id}
          isPending={replace.isPending}
          onReplace={() => replace.mutate(answers, { onSuccess: goOn })}
        />
      ) : (
        <Refusal error={keep.error} className="mt-3" />
      )}
      <Refusal error={replace.error} className="mt-3" />
    </div>
  );
}

type OtherProps = { planId: PlanId; isPending: boolean; onReplace: () => void };

function OtherAnswers({ planId, isPending, onReplace }: OtherProps) {
  return (
    <Notice tone="warn" role="status" className="mt-3">
      <p>
        <Trans>
          Other answers are kept with this plan already. What your family has asked since stays in any case.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="small" state={isPending ? 'loading' : 'idle'} onClick={onReplace}>
          <Trans>Keep these instead</Trans>
        </Button>
        <TextLink to={helpToPayPath(planId)} className="inline-flex min-h-11 items-center">
          <Trans>Look at what is kept</Trans>
        </TextLink>
      </div>
    </Notice>
  );
}
