// What one line of the whole cost comes to, together with where that is from.
import type { CostLine } from '@evenlight/contract/costs/cost-lines';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { plainDay } from '../../platform/dates';

const looks = 'block font-serif text-lg leading-snug';

export function CostAmount({ line }: { line: CostLine }) {
  const { figure: range, source } = line;
  if (!range) return null;
  return (
    <span className="block text-end">
      {source === 'quote' && (
        <>
          <Amount from="vendor" range={range} className={looks} />
          <Below>
            <Vendors quotes={line.quotes} />
          </Below>
        </>
      )}
      {source === 'family' && (
        <>
          <Amount from="family" range={range} className={looks} />
          <Below>
            <Trans>written by the family</Trans>
          </Below>
        </>
      )}
      {source === 'fact' && <OfFact line={line} range={range} />}
    </span>
  );
}

function Below({ children }: { children: ReactNode }) {
  return <span className="wrap-anywhere block text-ink-2 text-sm">{children}</span>;
}

function Vendors({ quotes }: Pick<CostLine, 'quotes'>) {
  const { i18n } = useLingui();
  const state = quotes.some((quote) => quote.state === 'agreed') ? 'agreed' : 'quoted';
  const names = quotes.filter((quote) => quote.state === state).map(({ vendorName }) => vendorName);
  return <span translate="no">{new Intl.ListFormat(i18n.locale).format(names)}</span>;
}

type OfFactProps = { line: CostLine; range: NonNullable<CostLine['figure']> };

function OfFact({ line: { fact: told, copies }, range }: OfFactProps) {
  const { t, i18n } = useLingui();
  if (told?.is !== 'told' || told.figure.unit !== 'dollars') return null;
  const { figure, checkedOn } = told;
  const fact = { figure, checkedOn };
  if (!copies) return <Amount from="dated-fact" fact={fact} className={looks} />;
  const { low, high } = copies;
  const count = low === high ? String(low) : t`${low} to ${high}`;
  const each = <Amount from="dated-fact" fact={fact} isDayInSentence />;
  const checked = plainDay(checkedOn, i18n);
  return (
    <>
      <Amount from="together" range={range} className={looks} />
      <Below>
        <Trans>
          {count} at {each}, checked on {checked}
        </Trans>
      </Below>
    </>
  );
}
