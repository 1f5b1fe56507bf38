// The last step: everything that was chosen, what it costs, and what happens once it is saved.
import { FEATURES_IN_SUMMARY, type Package } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { pathOf } from '@evenlight/contract/endpoint';
import { PROMISE_HOURS } from '@evenlight/contract/promise-hours';
import { getStatementPdf } from '@evenlight/contract/statements';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarHeart, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { OwnWords, ToldIn } from '../../../../parts/own-words';
import { PhoneNumber } from '../../../../parts/phone-number';
import { useHouse } from '../../../../parts/use-house';
import { calendarDay } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { ButtonLink } from '../../../../ui/base/button-link';
import { Card } from '../../../../ui/base/card';
import { IconTile } from '../../../../ui/base/icon-tile';
import { TextLink } from '../../../../ui/base/text-link';
import { SkeletonList } from '../../../../ui/status/skeleton';
import { serviceWords, tierWords, wayWords } from '../../../catalogue/catalogue-words';
import { FeatureList, FoldedFeatures } from '../../../catalogue/feature-list';
import { NotIncluded } from '../../../catalogue/not-included';
import { featuresWithout } from '../../../catalogue/offer-rules';
import { wordsOf } from '../../../catalogue/traditions';
import { branchName } from '../../branch-words';
import { EstimateLines } from '../../estimate-lines';
import { EstimateNote } from '../../estimate-panel';
import { statementQuery } from '../../saved-plan';
import { WayLine } from '../../ways/way-line';
import type { Choices, PlanningActions } from '../use-planning';
import { CatalogueUnreachable } from './catalogue-states';
import { FirstChoose } from './first-choose';

type Props = { draft: PlanningDraft; choices: Choices };

export function SummaryStep({ actions, ...props }: Props & { actions: PlanningActions }) {
  const { draft, choices } = props;
  return (
    <>
      {draft.packageTier && choices.from && (
        <WayLine
          draft={draft}
          from={choices.from}
          onChoose={actions.chooseWay}
          onAgree={(wayAgreed) => actions.update({ wayAgreed })}
          className="-mt-3 mb-5"
        />
      )}
      <Summary {...props} />
    </>
  );
}

function Summary({ draft, choices }: Props) {
  const { packages, chosen } = choices;
  if (!draft.packageTier)
    return (
      <FirstChoose title={<Trans>Your plan has no service package yet.</Trans>} step={2}>
        <Trans>Choose a package</Trans>
      </FirstChoose>
    );
  if (packages.isError)
    return <CatalogueUnreachable isTrying={packages.isFetching} onRetry={() => void packages.refetch()} />;
  if (!chosen) return <SkeletonList rows={2} />;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ChosenPackage draft={draft} choices={choices} offer={chosen} />
      <div className="grid grid-cols-1 gap-5">
        <CostEstimate draft={draft} choices={choices} />
        <WhatHappensNext />
      </div>
      <NotIncluded of={chosen} className="mb-6 lg:col-span-2" />
    </div>
  );
}

function ChosenPackage({ draft, choices, offer }: Props & { offer: Package }) {
  const { i18n } = useLingui();
  const { icon, name: tier } = tierWords[offer.tier];
  const { kept, declined } = featuresWithout(offer, draft.declinedLines);
  return (
    <Card as="section" aria-labelledby="summary-package">
      <div className="flex items-start gap-4">
        <IconTile icon={icon} tone="gold" />
        <div className="min-w-0">
          <h2 id="summary-package" className="text-2xl">
            <OwnWords of={offer}>{offer.name}</OwnWords>
          </h2>
          <div className="mt-2">
            <Badge>{i18n._(tier)}</Badge>
          </div>
        </div>
      </div>
      <p className="mt-4 text-ink-2">
        <OwnWords of={offer}>{offer.description}</OwnWords>
      </p>
      <ToldIn of={offer} className="mt-1.5" />
      <Facts draft={draft} choices={choices} offer={offer} />
      <h3 className="mt-7 mb-3 text-xl">
        <Trans>What is in it</Trans>
      </h3>
      <FoldedFeatures of={offer} features={kept} shown={FEATURES_IN_SUMMARY} />
      {declined.length > 0 && <FeatureList of={offer} features={declined} isDeclined className="mt-3" />}
    </Card>
  );
}

function Facts({ draft, choices, offer }: Props & { offer: Package }) {
  const { t, i18n } = useLingui();
  const { faithTradition, branch, way, venueId, serviceDate, addons } = draft;
  const tradition = faithTradition ? i18n._(wordsOf(faithTradition).name) : '';
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-6 gap-y-3 border-line border-t pt-5 sm:grid-cols-2">
      <Fact name={t`Faith tradition`}>
        {tradition}
        {branch && `, ${branchName(branch, i18n)}`}
      </Fact>
      <Fact name={t`Service type`}>{i18n._(serviceWords[offer.serviceType])}</Fact>
      <Fact name={t`What happens with the body`}>{i18n._(wayWords[way ?? 'undecided'])}</Fact>
      <Fact name={t`Venue`}>{venueId ? (choices.venue.data?.name ?? '…') : <Trans>not chosen</Trans>}</Fact>
      <Fact name={t`Date`}>{serviceDate ? calendarDay(serviceDate, i18n) : <Trans>not chosen</Trans>}</Fact>
      <Fact name={t`Additional services`}>{addons.length}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-sm">{name}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  );
}

function CostEstimate({ draft, choices }: Props) {
  const { estimate, reading, chosen, addons } = choices;
  const query = reading.is === 'done' && statementQuery({ draft, package: chosen, offered: addons.data });
  return (
    <Card as="section" aria-labelledby="cost-estimate">
      <h2 id="cost-estimate" className="mb-4 text-xl">
        <Trans>Cost Estimate</Trans>
      </h2>
      <EstimateLines estimate={estimate} budget={draft.budget} reading={reading} />
      <EstimateNote className="mt-3" />
      {query && <StatementLinks query={query} />}
    </Card>
  );
}

function StatementLinks({ query }: { query: NonNullable<ReturnType<typeof statementQuery>> }) {
  const pdf = pathOf(getStatementPdf, { query });
  return (
    <div className="mt-5 grid justify-items-start gap-2 border-line border-t pt-4 print:hidden">
      <ButtonLink href={pdf} variant="secondary" size="small" target="_blank" rel="noopener">
        <FileText aria-hidden="true" className="size-4.5" />
        <Trans>Print the itemized statement (PDF)</Trans>
      </ButtonLink>
      <TextLink to={`/statement?${pdf.split('?')[1]}`} className="inline-flex min-h-11 items-center">
        <Trans>Read it as a page</Trans>
      </TextLink>
    </div>
  );
}

function WhatHappensNext() {
  const { supportPhone } = useHouse().hours.brand;
  const hours = PROMISE_HOURS;
  return (
    <Card as="section" tone="mist" aria-labelledby="what-next">
      <div className="flex items-center gap-3">
        <CalendarHeart aria-hidden="true" className="size-6 shrink-0 text-pine" />
        <h2 id="what-next" className="text-xl">
          <Trans>What Happens Next?</Trans>
        </h2>
      </div>
      <ul className="mt-4 grid list-disc gap-2.5 ps-5 text-ink-2 text-ui">
        <li>
          <Trans>Our team reaches out within {hours} hours after you save your plan.</Trans>
        </li>
        <li>
          <Trans>All figures are estimates. Nothing is charged by saving, and everything can still be changed.</Trans>
        </li>
        <li>
          <Trans>
            If it cannot wait, call us: <PhoneNumber phone={supportPhone} />.
          </Trans>
        </li>
      </ul>
    </Card>
  );
}
