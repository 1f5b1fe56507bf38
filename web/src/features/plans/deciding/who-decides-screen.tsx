// /who-decides: a short guide to who may decide about the funeral, and a record of who was asked.
import { type Deciding, getDeciding, whoDecides } from '@evenlight/contract/deciding';
import type { PlanId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { ButtonLink } from '../../../ui/base/button-link';
import { PrintButton } from '../../../ui/base/print-button';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { loadOfPlan } from '../chosen/load-plan';
import { LoadPlansAgain } from '../chosen/plans-not-loaded';
import { PlanNotFound } from '../plan-not-found';
import { pathOfPlan } from '../workflow/plan-steps';
import { useDeciding } from './deciding-queries';
import { DecidingRecord } from './deciding-record';
import { stateWords } from './deciding-words';
import { OrderOfLaw } from './order-of-law';
import { People } from './people';
import { WhereThingsStand } from './where-things-stand';
import { DirectionsQuestion } from './written-directions';

export function loader(asked: LoaderFunctionArgs) {
  const { api } = asked.context.get(pageContext);
  return loadOfPlan(asked, (planId) => api(getDeciding, { params: { planId } }));
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.is === 'missing' ? [] : quietMeta(matches, msg`Who decides`);
}

export default function WhoDecidesScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.is === 'missing') return <PlanNotFound />;
  return (
    <Wrap className="py-8 sm:py-12 print:px-0 print:pt-4 print:pb-0">
      {loaded.is === 'found' && (
        <TextLink to={pathOfPlan(loaded.planId)} className="inline-flex min-h-11 items-center print:hidden">
          <Trans>Back to the plan</Trans>
        </TextLink>
      )}
      <h1 className="text-title">
        <Trans>Who decides</Trans>
      </h1>
      <p className="mt-3 max-w-[62ch] text-ink-2 print:hidden">
        <Trans>
          California law says who may decide about a burial or cremation and about the service. Here you see whose turn
          it is, and keep a record of who was asked. Take the time you need; everything is saved as you go.
        </Trans>
      </p>
      <p className="mt-3 max-w-[62ch] font-semibold text-ui">
        <Trans>This is general information, not legal advice.</Trans>
      </p>
      {loaded.is === 'found' ? (
        <Guide key={loaded.planId} planId={loaded.planId} fromLoader={loaded.found} />
      ) : loaded.is === 'not-loaded' ? (
        <LoadPlansAgain />
      ) : (
        <NoPlan />
      )}
    </Wrap>
  );
}

function Guide({ planId, fromLoader }: { planId: PlanId; fromLoader: Deciding | null }) {
  const { data: deciding, error, isFetching, refetch } = useDeciding(planId, fromLoader);
  if (deciding) return <Steps deciding={deciding} />;
  if (!error) return <SkeletonList className="mt-8" />;
  return (
    <ErrorState
      className="mt-8"
      title={<Trans>The record could not be loaded</Trans>}
      safe={<Trans>Everything you wrote down is safe with us.</Trans>}
      retry={{ refetch, isFetching }}
    />
  );
}

function Steps({ deciding }: { deciding: Deciding }) {
  const { t, i18n } = useLingui();
  const outcome = whoDecides(deciding);
  const state = i18n._(stateWords[outcome.state]);
  const { personName } = deciding;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <p className="min-w-0 wrap-anywhere font-serif text-xl empty:hidden">{personName && t`For ${personName}`}</p>
        <TextLink href="#stands-title" className="inline-flex min-h-11 items-center lg:hidden">
          {t`Where things stand: ${state}`}
        </TextLink>
        <PrintButton>
          <Trans>Print the record</Trans>
        </PrintButton>
      </div>
      <div className="mt-6 print:mt-4">
        <DecidingRecord deciding={deciding} outcome={outcome} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] print:hidden">
          <div className="grid min-w-0 gap-6">
            <DirectionsQuestion deciding={deciding} />
            <OrderOfLaw outcome={outcome} />
            <People deciding={deciding} />
          </div>
          <div className="min-w-0 lg:sticky lg:top-6">
            <WhereThingsStand deciding={deciding} outcome={outcome} />
          </div>
        </div>
      </div>
    </>
  );
}

function NoPlan() {
  return (
    <EmptyState
      className="mt-8"
      level="h2"
      icon={NotebookPen}
      title={<Trans>There is no plan here yet</Trans>}
      action={
        <ButtonLink to="/planning-wizard">
          <Trans>Start planning</Trans>
        </ButtonLink>
      }
    >
      <Trans>The record of who decides is kept with a plan.</Trans>
    </EmptyState>
  );
}
