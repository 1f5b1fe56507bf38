// /plans/:planId/price-lists: what this funeral would cost at other homes, line by line beside our price.
import { PlanId, PriceListId } from '@evenlight/contract/ids';
import { getPriceLists, type PlanPriceLists, PRICE_LISTS_MAX } from '@evenlight/contract/price-lists';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ClipboardPaste, Phone } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { costsPath } from '../../parts/whole-cost-row';
import { newId } from '../../platform/new-id';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';
import { Button } from '../../ui/base/button';
import { PrintButton } from '../../ui/base/print-button';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { EmptyState } from '../../ui/status/empty-state';
import { Notice } from '../../ui/status/notice';
import { PlanNotFound } from '../plans/plan-not-found';
import { CallForm } from './call-form';
import { Comparison } from './comparison';
import { PasteForm } from './paste-form';
import { usePriceLists } from './queries';

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  const { data: planId } = PlanId.safeParse(asked.params.planId);
  const { api } = asked.context.get(pageContext);
  try {
    return planId ? { lists: await api(getPriceLists, { params: { planId } }) } : missing();
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return missing();
    throw refusal;
  }
}

const missing = () => data({ lists: null }, { status: 404 });

// Writing moves within the page, which has what it needs already.
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.lists ? quietMeta(matches, msg`Prices of other funeral homes`) : [];
}

export default function PriceListsScreen() {
  const { lists } = useLoaderData<typeof loader>();
  return lists ? <Page key={lists.planId} fromLoader={lists} /> : <PlanNotFound />;
}

function Page({ fromLoader }: { fromLoader: PlanPriceLists }) {
  const { data: plan, isError } = usePriceLists(fromLoader.planId, fromLoader);
  const [address, go] = useSearchParams();
  const called = PriceListId.safeParse(address.get('call')).data;
  const pasted = PriceListId.safeParse(address.get('paste')).data;
  const close = () => go({});
  return (
    <Wrap className="py-8 sm:py-12 print:p-0" data-page="wide">
      {isError && (
        <Notice tone="bad" role="status" className="mb-5">
          <Trans>We could not look whether somebody wrote here since. What you see was true a moment ago.</Trans>
        </Notice>
      )}
      {called && plan.mayEdit ? (
        <CallForm key={called} plan={plan} listId={called} onClose={close} />
      ) : pasted && plan.mayEdit ? (
        <PasteForm key={pasted} plan={plan} listId={pasted} onClose={close} />
      ) : (
        <Overview plan={plan} onCall={(id) => go({ call: id })} onPaste={() => go({ paste: newId() })} />
      )}
    </Wrap>
  );
}

type OverviewProps = { plan: PlanPriceLists; onCall: (id: string) => void; onPaste: () => void };

function Overview({ plan, onCall, onPaste }: OverviewProps) {
  const { t } = useLingui();
  const { planId, mayEdit, lists, statement } = plan;
  const { personName } = statement;
  const ways = mayEdit && lists.length < PRICE_LISTS_MAX && (
    <>
      <Button variant={lists.length === 0 ? 'primary' : 'secondary'} onClick={() => onCall(newId())}>
        <Phone aria-hidden="true" className="size-4.5" />
        <Trans>Type it while you call</Trans>
      </Button>
      <Button variant="secondary" onClick={onPaste}>
        <ClipboardPaste aria-hidden="true" className="size-4.5" />
        <Trans>Paste a list</Trans>
      </Button>
    </>
  );
  return (
    <>
      <TextLink to={costsPath(planId)} className="inline-flex min-h-11 items-center print:hidden">
        <Trans>Back to all it will cost</Trans>
      </TextLink>
      <h1 className="text-title">
        <Trans>Prices of other funeral homes</Trans>
      </h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="wrap-anywhere max-w-[56ch] text-ink-2">
          {personName ? t`What the funeral of ${personName} would cost there.` : t`What this funeral would cost there.`}{' '}
          {!mayEdit && <Trans>Whoever may edit the plan writes here. You may read along.</Trans>}
        </p>
        {lists.length > 0 && (
          <PrintButton>
            <Trans>Print</Trans>
          </PrintButton>
        )}
      </div>
      {lists.length === 0 ? (
        <EmptyState
          icon={Phone}
          level="h2"
          title={<Trans>No price list yet</Trans>}
          action={ways || undefined}
          className="mt-8"
        >
          <Trans>Call one home and write down what they say. By law they must tell you prices by phone.</Trans>
        </EmptyState>
      ) : (
        <>
          <Comparison plan={plan} onEdit={onCall} />
          {ways && <div className="mt-8 flex flex-wrap gap-3 print:hidden">{ways}</div>}
          {mayEdit && lists.length >= PRICE_LISTS_MAX && (
            <p className="mt-8 text-ink-2 print:hidden">
              <Trans>Five lists are as many as fit beside each other.</Trans>
            </p>
          )}
        </>
      )}
    </>
  );
}
