// /plan-workflow/:planId/resting-place: which grave, or what becomes of the ashes. One question a row.
import { FAMILY_PATH } from '@evenlight/contract/families/group';
import { PlanId } from '@evenlight/contract/ids';
import {
  getRestingPlace,
  isCemeteryAsked,
  placesOfAshes,
  type RestingPlace,
  type RestQuestion,
  restQuestionsOf,
} from '@evenlight/contract/resting-places';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';
import { Card } from '../../ui/base/card';
import { PrintButton } from '../../ui/base/print-button';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { tabAddress } from '../families/family-address';
import { PlanNotFound } from '../plans/plan-not-found';
import { pathOfPlan } from '../plans/workflow/plan-steps';
import { AshesRows } from './ashes-rows';
import { CemeteryRow } from './cemetery-row';
import { Fold } from './fold';
import { GraveRows } from './grave-rows';
import { useRestingPlace } from './queries';
import { RestRecord } from './rest-record';
import { WordsForm } from './words-form';

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  const { data: planId } = PlanId.safeParse(asked.params.planId);
  const { api } = asked.context.get(pageContext);
  try {
    return planId ? { rest: await api(getRestingPlace, { params: { planId } }) } : missing();
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return missing();
    throw refusal;
  }
}

const missing = () => data({ rest: null }, { status: 404 });

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.rest ? quietMeta(matches, msg`The resting place`) : [];
}

export default function RestingPlaceScreen() {
  const { rest } = useLoaderData<typeof loader>();
  return rest ? <Page key={rest.planId} fromLoader={rest} /> : <PlanNotFound />;
}

function Page({ fromLoader }: { fromLoader: RestingPlace }) {
  const { t } = useLingui();
  const { data: rest = fromLoader } = useRestingPlace(fromLoader.planId, fromLoader);
  const { personName, isMine, mayEdit } = rest;
  const questions = restQuestionsOf(rest);
  return (
    <Wrap className="py-8 sm:py-12 print:px-0 print:py-0">
      <TextLink
        to={isMine ? pathOfPlan(rest.planId, 1) : { pathname: FAMILY_PATH, ...tabAddress(rest.planId, 'workspace') }}
        className="inline-flex min-h-11 items-center print:hidden"
      >
        {isMine ? <Trans>Back to the plan</Trans> : <Trans>Back to the family</Trans>}
      </TextLink>
      <h1 className="wrap-anywhere text-title">
        {personName ? t`Where ${personName} will rest` : t`The resting place`}
      </h1>
      <div className="mt-3 flex max-w-[46rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <p className="max-w-[48ch] text-ink-2">
          {mayEdit ? (
            <Trans>Answer what you know. Everything can be changed later.</Trans>
          ) : (
            <Trans>Whoever may edit the plan writes here. You may read along.</Trans>
          )}
        </p>
        {questions.length > 0 && (
          <PrintButton>
            {questions.includes('grave') ? <Trans>Print for the cemetery</Trans> : <Trans>Print</Trans>}
          </PrintButton>
        )}
      </div>
      {mayEdit ? (
        <Questions rest={rest} questions={questions} />
      ) : (
        questions.length === 0 && (
          <div className="mt-6 max-w-[46rem] print:hidden">
            <NothingYet rest={rest} />
          </div>
        )
      )}
      <RestRecord rest={rest} className={mayEdit ? 'hidden print:block' : ''} />
    </Wrap>
  );
}

function Questions({ rest, questions }: { rest: RestingPlace; questions: readonly RestQuestion[] }) {
  const { t, i18n } = useLingui();
  const hasBoth = questions.length > 1;
  return (
    <div className="mt-6 grid max-w-[46rem] gap-6 print:hidden">
      {questions.length === 0 && <NothingYet rest={rest} />}
      {questions.map((question) => (
        <Card key={question} as="section" aria-labelledby={`rest-${question}`} className="min-w-0 py-2 sm:py-3">
          <h2 id={`rest-${question}`} className={hasBoth ? 'pt-3 text-xl' : 'sr-only'}>
            {i18n._((hasBoth ? conditionalTitles : titles)[question])}
          </h2>
          {question === 'grave' ? (
            <>
              <CemeteryRow rest={rest} isForAshes={false} />
              <GraveRows rest={rest} />
            </>
          ) : (
            <>
              <AshesRows rest={rest} />
              {!hasBoth && <OfAshes rest={rest} />}
            </>
          )}
        </Card>
      ))}
      <Card as="section" aria-labelledby="rest-note" className="min-w-0 py-2 sm:py-3">
        <h2 id="rest-note" className="sr-only">{t`Note`}</h2>
        <Fold title={t`Note`} said={rest.words.note || t`Anything else to remember`} isOpenAtFirst={false}>
          <WordsForm rest={rest} label={t`Note`} lines={[{ name: 'note', label: t`Anything else to remember` }]} />
        </Fold>
      </Card>
    </div>
  );
}

const titles: Record<RestQuestion, MessageDescriptor> = { grave: msg`The grave`, ashes: msg`The ashes` };
const conditionalTitles: Record<RestQuestion, MessageDescriptor> = {
  grave: msg`If it is a burial`,
  ashes: msg`If it is a cremation`,
};

function OfAshes({ rest }: { rest: RestingPlace }) {
  return (
    <>
      {isCemeteryAsked('ashes', rest.words) && <CemeteryRow rest={rest} isForAshes />}
      {placesOfAshes(rest.words).includes('grave') && <GraveRows rest={rest} />}
    </>
  );
}

function NothingYet({ rest: { way } }: { rest: RestingPlace }) {
  return (
    <Card>
      <p>
        {way === 'donation' ? (
          <Trans>The school or program sees to the body. Ask it whether the ashes come back to you, and when.</Trans>
        ) : (
          <Trans>
            The burial or cremation is elsewhere, or has been. Keep below what you want to remember: the place, and whom
            to call there.
          </Trans>
        )}
      </p>
    </Card>
  );
}
