// A figure that others set. It is drawn here alone, and only together with the day it was checked and, one press away, where
// it is from. What nobody has checked lately says 'Ask'.
import type { Figure, DatedFact as Told } from '@evenlight/contract/facts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from './amount';
import { CheckedOn } from './checked-on';
import { OwnWords } from './own-words';

export function DatedFact({ fact }: { fact: Told }) {
  const about = <About fact={fact} />;
  if (fact.is === 'told')
    return (
      <Opened fact={fact} about={about}>
        <FigureOf fact={fact} />
      </Opened>
    );
  const ask = <Trans context="dated fact">Ask</Trans>;
  if (fact.note === null) return <span className="block py-2.5">{ask}</span>;
  return (
    <Opened fact={fact} about={about}>
      <span className={pressable}>{ask}</span>
    </Opened>
  );
}

const pressable = 'underline decoration-dotted underline-offset-4 print:no-underline';

function Opened({ fact, about, children }: { fact: Told; about: ReactNode; children: ReactNode }) {
  return (
    <details className="group/fact">
      <summary className="inline-flex min-h-11 list-none items-start gap-2 rounded-xs py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">
          {children}
          <span className="sr-only">
            : <OwnWords of={fact}>{fact.name}</OwnWords>
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4.5 shrink-0 text-ink-2 transition-transform duration-150 group-open/fact:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid gap-1 pb-3 text-ink-2 text-sm">{about}</div>
    </details>
  );
}

function About({ fact }: { fact: Told }) {
  const { note } = fact;
  return (
    <>
      {note !== null && (
        <p className="whitespace-pre-line">
          <OwnWords of={fact}>{note}</OwnWords>
        </p>
      )}
      {fact.is === 'told' && <WhereFrom fact={fact} />}
    </>
  );
}

function WhereFrom({ fact }: { fact: Extract<Told, { is: 'told' }> }) {
  const { t } = useLingui();
  const { county, source } = fact;
  return (
    <p className="wrap-anywhere">
      {county !== null && `${t`In ${county} County.`} `}
      <Trans context="dated fact">Source:</Trans> <OwnWords of={fact}>{source}</OwnWords>
    </p>
  );
}

function FigureOf({ fact: { figure, checkedOn } }: { fact: Extract<Told, { is: 'told' }> }) {
  if (figure.unit === 'dollars') return <Amount from="dated-fact" fact={{ figure, checkedOn }} className={pressable} />;
  return (
    <>
      <span className={`${pressable} tabular-nums`}>
        <Measured figure={figure} />
      </span>
      <CheckedOn day={checkedOn} />
    </>
  );
}

function Measured({ figure: { unit, low, high } }: { figure: Exclude<Figure, { unit: 'dollars' }> }) {
  const { t } = useLingui();
  const said = low === high ? String(low) : t`${low} to ${high}`;
  switch (unit) {
    case 'hours':
      return t`${plural(high, { one: `${said} hour`, other: `${said} hours` })}`;
    case 'days':
      return t`${plural(high, { one: `${said} day`, other: `${said} days` })}`;
    case 'years':
      return t`${plural(high, { one: `${said} year`, other: `${said} years` })}`;
    case 'yards':
      return t`${plural(high, { one: `${said} yard`, other: `${said} yards` })}`;
    case 'feet':
      return t`${plural(high, { one: `${said} foot`, other: `${said} feet` })}`;
    case 'nautical-miles':
      return t`${plural(high, { one: `${said} nautical mile`, other: `${said} nautical miles` })}`;
    case 'none':
      return said;
  }
}
