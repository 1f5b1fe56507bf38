// How much, by when, whom to call and what to bring. A figure is a dated fact, or 'Ask'.
import type { DatedFact as Fact, FactKey } from '@evenlight/contract/facts';
import { countyOf, type HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { Help } from '@evenlight/contract/help-to-pay/help-for';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DatedFact } from '../../parts/dated-fact';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { PhoneNumber } from '../../parts/phone-number';
import { programWords } from './program-words';

type Props = { help: Help; answers: Pick<HelpAnswers, 'county'>; facts: readonly Fact[] };

export function ProgramFacts({ help, answers, facts }: Props) {
  const { t, i18n } = useLingui();
  const { program, phone } = help;
  const words = programWords[program];
  const county = program === 'county' ? countyOf(answers) : undefined;
  const factsOn = (keys: readonly FactKey[]) => facts.filter(({ key }) => keys.includes(key));
  const [amounts, until] = [factsOn(help.amounts), factsOn(help.until)];
  return (
    <>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-y-1 print:text-sm">
        {amounts.map((fact) => (
          <Entry key={fact.key} label={amounts.length > 1 ? <OwnWords of={fact}>{fact.name}</OwnWords> : t`How much`}>
            <DatedFact fact={fact} />
          </Entry>
        ))}
        <Entry label={t`By when`}>
          {i18n._(words.when)}
          {until.map((fact) => (
            <DatedFact key={fact.key} fact={fact} />
          ))}
        </Entry>
        <Entry label={t`Whom to call`}>
          {county && `${t`${county} County.`} `}
          {i18n._(words.whom)}
          {phone && (
            <>
              {', '}
              <PhoneNumber phone={phone} className="inline-flex min-h-11 items-center" />
            </>
          )}
        </Entry>
        <Entry label={t`What to bring`}>{i18n._(words.bring)}</Entry>
      </dl>
      <ToldIn of={[...amounts, ...until]} className="mt-2" />
    </>
  );
}

function Entry({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

export function BeforeSigning() {
  return <Trans>Ask before you sign anything</Trans>;
}
