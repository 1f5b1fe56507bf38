// What the estimate is made of, line by line, wherever it is shown.
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { BudgetLine } from '../../parts/budget-line';
import { OwnWords } from '../../parts/own-words';
import { PriceParts } from '../../parts/price-parts';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';
import { Skeleton } from '../../ui/status/skeleton';
import { ExamplePrices } from '../catalogue/example-prices';
import type { ShownEstimate } from './planning-estimate';
import type { Reading } from './reading';

export type EstimateProps = {
  estimate: ShownEstimate;
  budget: number | null;
  /** Of the prices of what was chosen: without all of them there is no total. */
  reading: Reading;
};

export function EstimateLines({ estimate, budget, reading }: EstimateProps) {
  const { addons, declined, venue, package: offer, totalCents } = estimate;
  return (
    <>
      <dl className="grid gap-3">
        <Line name={offer ? <OwnWords of={offer}>{offer.name}</OwnWords> : <Trans>Package</Trans>}>
          {offer ? (
            <Amount from="ours" cents={offer.cents} />
          ) : (
            <Missing reading={reading} words={<Trans>not chosen</Trans>} />
          )}
        </Line>
        {declined.count > 0 && (
          <Line name={<Plural value={declined.count} one="# thing left out" other="# things left out" />}>
            <Amount from="ours" cents={-declined.cents} />
          </Line>
        )}
        <Line name={venue ? <span translate="no">{venue.name}</span> : <Trans>Venue</Trans>}>
          {venue ? (
            <Amount from="vendor" cents={venue.cents} />
          ) : (
            <Missing reading={reading} words={<Trans>not chosen</Trans>} />
          )}
        </Line>
        {addons.map((addon) => (
          <Line key={addon.name} name={<OwnWords of={addon}>{addon.name}</OwnWords>}>
            <Amount from="ours" cents={addon.cents} />
          </Line>
        ))}
        {addons.length === 0 && (
          <Line name={<Trans>Add-ons</Trans>}>
            <Missing reading={reading} words={<Trans>none</Trans>} />
          </Line>
        )}
      </dl>
      <dl className="mt-4 border-line-strong border-t pt-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt>
            <Trans>Estimate</Trans>
          </dt>
          <dd className="font-serif text-[1.9rem] leading-tight tabular-nums">
            <Total reading={reading}>
              <Amount from="ours" cents={totalCents} />
            </Total>
          </dd>
        </div>
      </dl>
      {reading.is === 'done' && <PriceParts look="line" priced={{ ...estimate, adjustments: [] }} className="mt-3" />}
      <ExamplePrices offers={[estimate]} className="my-3" />
      {reading.is === 'done' && <BudgetLine budget={budget} total={totalCents} />}
      {reading.is === 'failed' && <NotRead reading={reading} />}
    </>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-2 text-ui">{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}

function Missing({ reading, words }: { reading: Reading; words: ReactNode }) {
  if (reading.is === 'under-way') return <Skeleton className="h-5 w-16" />;
  return <span className="text-ink-3">{reading.is === 'failed' ? '–' : words}</span>;
}

function Total({ reading, children }: { reading: Reading; children: ReactNode }) {
  if (reading.is === 'under-way') return <Skeleton className="h-8 w-24" />;
  return reading.is === 'failed' ? '–' : children;
}

function NotRead({ reading }: { reading: Reading }) {
  return (
    <Notice tone="warn" className="mt-4">
      <p>
        <Trans>We could not read all prices, so there is no total yet. Everything you chose is still here.</Trans>
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        state={reading.isTrying ? 'loading' : 'idle'}
        onClick={reading.tryAgain}
      >
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
