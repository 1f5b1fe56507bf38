// Our price in its parts; each opens to its lines.
import type { PlanCosts } from '@evenlight/contract/costs';
import { type OurPart, ourParts, ourPartsOf } from '@evenlight/contract/costs/totals';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../parts/amount';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { partWords, sourceOf } from '../../parts/price-parts';
import { dayInWords } from '../../platform/dates';
import { Disclosure } from '../../ui/base/disclosure';
import { PatternSwatch } from '../../ui/charts/chart-pattern';
import { ExamplePrices } from '../catalogue/example-prices';
import { ChangedSince } from './changed-since';

type Statement = PlanCosts['statement'];

export function OurRows({ costs: { statement, priceChanges } }: { costs: PlanCosts }) {
  const { i18n } = useLingui();
  const cents = ourPartsOf(statement);
  const day = dayInWords(statement.asOf, i18n);
  return (
    <section aria-labelledby="ours" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line-strong border-b pb-2">
        <h2 id="ours" className="text-xl">
          <Trans>Our price</Trans>
        </h2>
        <p className="font-serif text-xl">
          <Amount from="ours" cents={statement.totalCents} />
        </p>
        <p className="w-full text-ink-2 text-sm">
          <Trans>As we told it to you on {day}, to the cent the same as your statement.</Trans>
        </p>
      </div>
      <ExamplePrices offers={statement.lines} className="mt-4" />
      {ourParts.map((part) =>
        cents[part] === 0 ? null : (
          <Part key={part} part={part} cents={cents[part]} statement={statement} changes={priceChanges} />
        ),
      )}
      <Requested adjustments={statement.adjustments} />
      <ToldIn of={statement.lines} className="mt-2" />
    </section>
  );
}

type PartProps = { part: OurPart; cents: number; statement: Statement; changes: PlanCosts['priceChanges'] };

function Part({ part, cents, statement, changes }: PartProps) {
  const { i18n } = useLingui();
  const { name, about, pattern } = partWords[part];
  return (
    <Disclosure
      title={
        <span className="flex min-w-0 flex-1 items-center gap-3.5">
          <PatternSwatch pattern={pattern} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold leading-snug">{i18n._(name)}</span>
            <span className="block font-normal text-ink-2 text-sm">{i18n._(about)}</span>
          </span>
          <Amount from={sourceOf(part)} cents={cents} className="font-serif text-lg" />
        </span>
      }
    >
      <ul className="grid gap-2.5 ps-9 pe-9 text-ui">
        {linesIn(part, statement).map(({ key, name, cents, of }) => (
          <li key={key} className="flex items-baseline justify-between gap-5">
            <span className="wrap-anywhere min-w-0">
              {of ? <OwnWords of={of}>{name}</OwnWords> : name}
              <ChangedSince change={changeOf(key, changes)} />
            </span>
            <Amount from={sourceOf(part)} cents={cents} className="shrink-0 text-ink" />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Shown = { key: string; name: string; cents: number; of?: Statement['lines'][number] };

function linesIn(part: OurPart, { lines, venue, adjustments }: Statement): Shown[] {
  if (part === 'venue') return venue ? [{ key: 'venue', name: venue.name, cents: venue.cents }] : [];
  if (part === 'adjustments')
    return adjustments
      .filter(({ state }) => state === 'confirmed')
      .map(({ description, cents }, place) => ({ key: String(place), name: description, cents }));
  const isOfPart = ({ source, kind, isDeclined }: Statement['lines'][number]) =>
    !isDeclined && (source === 'addon' ? part === 'addons' : part === kind);
  return lines.filter(isOfPart).map((line) => ({ key: line.item, name: line.name, cents: line.cents, of: line }));
}

/** What is only asked for is no part of the figure. */
function Requested({ adjustments }: Pick<Statement, 'adjustments'>) {
  const { t } = useLingui();
  const requested = adjustments.filter(({ state }) => state === 'requested');
  if (requested.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 rounded-md border border-line-strong border-dashed px-4 py-3 text-ink-2 text-sm">
      {requested.map(({ description, cents }) => (
        <li key={description} className="flex justify-between gap-4">
          <span className="wrap-anywhere min-w-0">{t`Asked for, not in the figure: ${description}`}</span>
          {/* Where our team was asked for the price itself, there is none yet. */}
          {cents !== 0 && <Amount from="family" cents={cents} isSigned className="shrink-0" />}
        </li>
      ))}
    </ul>
  );
}

type Change = PlanCosts['priceChanges'][number];

/** A line and the venue stand in the list by the same key. */
function changeOf(key: string, changes: readonly Change[]): Change | undefined {
  return changes.find((change) => (change.is === 'line' ? change.item === key : change.is === key));
}
