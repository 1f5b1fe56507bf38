// /plans/:planId/help-to-pay: whom the family asks for help with the cost, program by program.
import { countyOf, type HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { factsOf } from '@evenlight/contract/help-to-pay/help-for';
import { getKeptHelp, type KeptHelp } from '@evenlight/contract/help-to-pay/kept-help';
import { PlanId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { useDatedFacts } from '../../parts/use-dated-facts';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';
import { Card } from '../../ui/base/card';
import { PrintButton } from '../../ui/base/print-button';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { PlanNotFound } from '../plans/plan-not-found';
import { pathOfPlan } from '../plans/workflow/plan-steps';
import { Answering, AnswersHere } from './answers-here';
import { HelpRecord } from './help-record';
import { KeptTaskRow } from './kept-task-row';
import { useKeptHelp } from './queries';
import { tasksWithHelp } from './tasks-with-help';

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  const { data: planId } = PlanId.safeParse(asked.params.planId);
  const { api } = asked.context.get(pageContext);
  try {
    return planId ? { kept: await api(getKeptHelp, { params: { planId } }) } : missing();
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return missing();
    throw refusal;
  }
}

const missing = () => data({ kept: null }, { status: 404 });

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.kept ? quietMeta(matches, msg`Help to pay`) : [];
}

export default function KeptHelpScreen() {
  const { kept } = useLoaderData<typeof loader>();
  return kept ? <Page key={kept.planId} fromLoader={kept} /> : <PlanNotFound />;
}

function Page({ fromLoader }: { fromLoader: KeptHelp }) {
  const { t } = useLingui();
  const { data: kept = fromLoader } = useKeptHelp(fromLoader.planId, fromLoader);
  const { personName, planNumber, answers, mayEdit } = kept;
  return (
    <Wrap className="py-8 sm:py-12 print:p-0">
      {mayEdit && (
        <TextLink to={pathOfPlan(kept.planId, 1)} className="inline-flex min-h-11 items-center print:hidden">
          <Trans>Back to the plan</Trans>
        </TextLink>
      )}
      <h1 className="wrap-anywhere text-title print:text-xl">
        {personName ? t`Help to pay for ${personName}’s funeral` : t`Help to pay`}
      </h1>
      <p className="hidden print:block">{planNumber}</p>
      {answers ? <Kept kept={kept} answers={answers} /> : <NothingKept kept={kept} />}
    </Wrap>
  );
}

function NothingKept({ kept }: { kept: KeptHelp }) {
  if (!kept.mayEdit)
    return (
      <p className="mt-4">
        <Trans>Nobody of your family has answered yet. Whoever may edit the plan answers here.</Trans>
      </p>
    );
  return (
    <div className="mt-3 max-w-[46rem]">
      <p className="mb-8 text-ink-2">
        <Trans>
          Answer what you know. What you answer is kept with this plan, and your family group can read it; you can have
          it forgotten at any time.
        </Trans>
      </p>
      <Answering kept={kept} answers={undefined} />
    </div>
  );
}

function Kept({ kept, answers }: { kept: KeptHelp; answers: HelpAnswers }) {
  const { t } = useLingui();
  const tasks = tasksWithHelp(kept.tasks, answers);
  const facts = useDatedFacts(factsOf(tasks), true, countyOf(answers)) ?? [];
  const first = tasks.find(({ state }) => state === 'to-ask');
  return (
    <>
      <div className="mt-3 flex max-w-[46rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <p className="max-w-[48ch] text-ink-2">
          {kept.mayEdit ? (
            <Trans>Open a line for whom to call and what to bring, and write down what they said.</Trans>
          ) : (
            <Trans>Whoever may edit the plan writes here. You may read along.</Trans>
          )}
        </p>
        <PrintButton>
          <Trans>Print for the phone calls</Trans>
        </PrintButton>
      </div>
      <div className="mt-6 grid max-w-[46rem] gap-6 print:hidden">
        <Card as="section" aria-labelledby="help-tasks" className="min-w-0 py-2 sm:py-3">
          <h2 id="help-tasks" className="sr-only">{t`Whom to ask`}</h2>
          {tasks.map((task) => (
            <KeptTaskRow
              key={task.program}
              kept={kept}
              task={task}
              answers={answers}
              facts={facts}
              isOpenAtFirst={task === first}
            />
          ))}
        </Card>
        {kept.mayEdit && <AnswersHere kept={kept} answers={answers} />}
      </div>
      <HelpRecord tasks={tasks} answers={answers} facts={facts} />
    </>
  );
}
