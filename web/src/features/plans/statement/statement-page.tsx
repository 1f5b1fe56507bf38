// The itemized statement as a page: complete without scripts, and good to print.
import type { Statement } from '@evenlight/contract/statements';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HelpToPayLine } from '../../../parts/help-to-pay-line';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { calendarDay, dayInWords } from '../../../platform/dates';
import { Fact } from '../../../ui/base/fact';
import { PrintButton } from '../../../ui/base/print-button';
import { Wrap } from '../../../ui/base/wrap';
import { tierWords } from '../../catalogue/catalogue-words';
import { NotIncludedFacts } from '../../catalogue/not-included';
import { PriceRights } from '../../catalogue/price-rights';
import { PlanTitle } from '../plan-names';
import { traditionInWords } from '../plan-words';
import { PricedLines } from '../priced-lines';
import { Sums } from '../sums';
import { pricedWayInWords } from '../ways/way-words';
import { DownloadPdf } from './statement-links';

type Props = {
  statement: Statement;
  pdfHref: string;
  /** The way back to where the choices can be changed. */
  back: ReactNode;
  /** Below the total. */
  wholeCost?: ReactNode;
};

export function StatementPage({ statement, pdfHref, back, wholeCost }: Props) {
  const { t, i18n } = useLingui();
  const { supportPhone } = useHouse().hours.brand;
  const day = dayInWords(statement.asOf, i18n);
  return (
    <Wrap className="py-10 sm:py-14 print:p-0">
      <div className="max-w-[52rem] print:max-w-none">
        <div className="print:hidden">{back}</div>
        <h1 className="mt-2 text-title">
          <Trans>Itemized statement</Trans>
        </h1>
        <p className="mt-3 text-ink-2">{t`Prices as of ${day}. This is an estimate, not a bill.`}</p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <DownloadPdf href={pdfHref} />
          <PrintButton>
            <Trans>Print</Trans>
          </PrintButton>
        </div>
        <Facts statement={statement} />
        <PricedLines lines={statement.lines} className="mt-10" />
        <section
          aria-labelledby="sums"
          className="mt-10 rounded-card border border-line bg-surface p-5 sm:p-7 print:break-inside-avoid"
        >
          <h2 id="sums" className="mb-4 text-xl">
            <Trans>All together</Trans>
          </h2>
          <Sums estimate={statement} lines={statement.lines} venueName={statement.venue?.name ?? null} />
          {wholeCost}
        </section>
        <NotIncludedFacts facts={statement.notIncluded} className="mt-10" />
        <HelpToPayLine />
        <PriceRights level="h2" className="mt-10" />
        <p className="mt-6">
          <Trans>
            Questions? Call us at <PhoneNumber phone={supportPhone} />.
          </Trans>
        </p>
      </div>
    </Wrap>
  );
}

function Facts({ statement }: { statement: Statement }) {
  const { t, i18n } = useLingui();
  const { planTitle, personName, packageName, packageTier, serviceDate, venue } = statement;
  const tier = i18n._(tierWords[packageTier].name);
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 border-line border-y py-6 sm:grid-cols-2">
      {planTitle !== null && (
        <Fact className="mt-0.5" label={t`Plan`}>
          <PlanTitle plan={{ ...statement, title: planTitle }} />
        </Fact>
      )}
      {personName && (
        <Fact className="mt-0.5" label={t`For`}>
          <span translate="no">{personName}</span>
        </Fact>
      )}
      <Fact className="mt-0.5" label={t`Tradition`}>
        {traditionInWords(statement, i18n)}
      </Fact>
      <Fact className="mt-0.5" label={t`Package`}>
        <OwnWords of={statement}>{packageName}</OwnWords> ({tier})
        <ToldIn of={statement} />
      </Fact>
      <Fact className="mt-0.5" label={t`What happens with the body`}>
        {pricedWayInWords(statement, i18n)}
      </Fact>
      <Fact className="mt-0.5" label={t`Service date`}>
        {serviceDate ? calendarDay(serviceDate, i18n) : t`Not chosen yet`}
      </Fact>
      <Fact className="mt-0.5" label={t`Venue`}>
        {venue ? <span translate="no">{`${venue.name}, ${venue.address}`}</span> : t`Not chosen yet`}
      </Fact>
      {venue?.isSample && <Fact className="mt-0.5" label={t`About the venue`}>{t`Sample listing`}</Fact>}
    </dl>
  );
}
