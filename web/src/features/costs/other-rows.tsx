// What others charge: what is known, what is still open, and what is not needed.
import type { PlanCosts } from '@evenlight/contract/costs';
import type { CostLine } from '@evenlight/contract/costs/cost-lines';
import { costTotals } from '@evenlight/contract/costs/totals';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { DatedFact } from '../../parts/dated-fact';
import { ToldIn } from '../../parts/own-words';
import { othersPattern } from '../../parts/price-parts';
import { Disclosure } from '../../ui/base/disclosure';
import { theirWords } from '../../ui/base/their-words';
import { PatternSwatch } from '../../ui/charts/chart-pattern';
import { ChangedSince } from './changed-since';
import { CostAmount } from './cost-amount';
import { stateWords, useLineName } from './cost-words';
import { WithUsual } from './with-usual';

type Props = { costs: PlanCosts; onOpen: (line: CostLine) => void };

export function KnownRows({ costs, onOpen, children }: Props & { children: ReactNode }) {
  const known = costs.lines.filter(({ figure }) => figure !== null);
  const { othersCents } = costTotals(costs.statement.totalCents, costs.lines);
  return (
    <section aria-labelledby="others" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line-strong border-b pb-2">
        <h2 id="others" className="flex items-center gap-3.5 text-xl">
          <PatternSwatch pattern={othersPattern} />
          <Trans>Charged by others</Trans>
        </h2>
        {known.length > 0 && (
          <p className="font-serif text-xl">
            <Amount from="together" range={othersCents} />
          </p>
        )}
      </div>
      {known.length === 0 && (
        <p className="mt-3 text-ink-2">
          <Trans>Nothing is known yet. Write down a price as soon as somebody names one.</Trans>
        </p>
      )}
      <ul>
        {known.map((line) => (
          <li key={line.id} className="border-line border-b">
            <Pressable line={line} mayEdit={costs.mayEdit} onOpen={onOpen}>
              <Name line={line} changes={costs.priceChanges} />
              <CostAmount line={line} />
            </Pressable>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type PressableProps = { line: CostLine; mayEdit: boolean; onOpen: (line: CostLine) => void; children: ReactNode };

function Pressable({ line, mayEdit, onOpen, children }: PressableProps) {
  const looks = 'flex min-h-16 w-full items-center justify-between gap-4 py-2.5 text-start';
  if (!mayEdit) return <div className={looks}>{children}</div>;
  return (
    <button type="button" className={`${looks} cursor-pointer rounded-xs`} onClick={() => onOpen(line)}>
      {children}
      <ChevronRight aria-hidden="true" className="-ms-2 size-4.5 shrink-0 text-ink-2 rtl:rotate-180 print:hidden" />
    </button>
  );
}

function Name({ line, changes }: { line: CostLine; changes: PlanCosts['priceChanges'] }) {
  const { t, i18n } = useLingui();
  const nameOf = useLineName();
  const { state, said } = line;
  const payer = said?.payer;
  const paper = said?.paperWords;
  const details = [i18n._(stateWords[state]), ...(payer ? [t`paid by ${payer}`] : [])];
  return (
    <span className="min-w-0 flex-1">
      <span className="wrap-anywhere block font-semibold leading-snug">{nameOf(line)}</span>
      <span className="wrap-anywhere block text-ink-2 text-sm">
        {details.join(' · ')}
        {paper && (
          <>
            {' · '}
            <span {...theirWords}>{paper}</span>
          </>
        )}
      </span>
      {changesOf(line, changes).map((change) => (
        <ChangedSince key={change.inquiryId} change={change} />
      ))}
    </span>
  );
}

/** What was asked for before counts no more once the family has a price from elsewhere. */
function changesOf({ quotes, source }: CostLine, changes: PlanCosts['priceChanges']) {
  const isOfQuote = ({ inquiryId }: { inquiryId: string }) => quotes.some((quote) => quote.inquiryId === inquiryId);
  return changes.filter((change) => change.is === 'quote').filter((change) => source === 'quote' && isOfQuote(change));
}

export function UnknownRows({ costs, onOpen }: Props) {
  const unknown = costs.lines.filter(({ state }) => state === 'unknown');
  if (unknown.length === 0) return null;
  return (
    <section
      id="not-in-this-figure"
      aria-labelledby="unknown"
      className="mt-10 scroll-mt-6 rounded-card bg-gold-soft px-5 py-5 sm:px-7 print:border print:border-line"
    >
      <h2 id="unknown" className="text-xl">
        <Trans>Not in this figure</Trans>
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        <Trans>Nobody has named these prices yet. Ranges are what others often pay, and are not counted.</Trans>
      </p>
      <WithUsual costs={costs} />
      <ul className="mt-2">
        {unknown.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,min(9.5rem,45%))] items-start gap-x-4 border-line-strong/60 border-b last:border-b-0"
          >
            <UnknownName line={line} mayEdit={costs.mayEdit} onOpen={onOpen} />
            <div className="min-w-0 text-end text-ui">
              {line.fact ? (
                <DatedFact fact={line.fact} />
              ) : (
                <span className="block py-2.5">
                  <Trans context="dated fact">Ask</Trans>
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ToldIn of={unknown.flatMap(({ fact }) => fact ?? [])} className="mt-2" />
    </section>
  );
}

function UnknownName({ line, mayEdit, onOpen }: Omit<PressableProps, 'children'>) {
  const nameOf = useLineName();
  const words = (
    <>
      <span className="wrap-anywhere block">{nameOf(line)}</span>
      {line.isAsked && (
        <span className="block text-ink-2 text-sm">
          <Trans>Asked, no price yet</Trans>
        </span>
      )}
    </>
  );
  if (!mayEdit) return <span className="py-2.5">{words}</span>;
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer rounded-xs py-2.5 text-start underline decoration-line-input underline-offset-4 print:no-underline"
      onClick={() => onOpen(line)}
    >
      {words}
    </button>
  );
}

export function NeedlessRows({ costs, onOpen }: Props) {
  const needless = costs.lines.filter(({ state }) => state === 'not-needed');
  const { lines } = costs.statement;
  if (needless.length === 0) return null;
  return (
    <Disclosure className="mt-6" title={<Trans>Not needed, or in our price already</Trans>}>
      <ul>
        {needless.map((line) => (
          <li key={line.id} className="border-line border-b last:border-b-0">
            <Pressable line={line} mayEdit={costs.mayEdit} onOpen={onOpen}>
              <NeedlessName line={line} ours={lines} />
            </Pressable>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function NeedlessName({ line, ours }: { line: CostLine; ours: PlanCosts['statement']['lines'] }) {
  const nameOf = useLineName();
  const held = ours.filter(({ item }) => line.heldIn.includes(item)).map(({ name }) => name);
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-ink">{nameOf(line)}</span>
      <span className="wrap-anywhere block text-sm">
        {line.because === 'package' && held.length > 0 && <span>{held.join(', ')}</span>}
        {line.because === 'resting-place' && <Trans>As you wrote about the resting place</Trans>}
        {line.because === 'family' && <Trans>Said by the family</Trans>}
      </span>
    </span>
  );
}
