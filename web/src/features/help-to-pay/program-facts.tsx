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
      <dl className={`grid gap-x-8 gap-y-3 sm:grid-cols-2 ${onPaper}`}>
        {amounts.map((fact) => (
          <Entry
            key={fact.key}
            label={amounts.length > 1 ? <OwnWords of={fact}>{fact.name}</OwnWords> : t`How much`}
            // 'Ask' alone would only take up the paper.
            isOnPaper={fact.is === 'told'}
          >
            <DatedFact fact={fact} />
          </Entry>
        ))}
        <Entry label={t`By when`}>
          {i18n._(words.when)}
          {until.map((fact) => (
            <div key={fact.key} className={fact.is === 'told' ? 'print:ms-1 print:inline' : 'print:hidden'}>
              <DatedFact fact={fact} />
            </div>
          ))}
        </Entry>
        <Entry label={t`Whom to call`}>
          {county && `${t`${county} County.`} `}
          {i18n._(words.whom)}
          {phone && <PhoneNumber phone={phone} className="flex min-h-11 w-fit items-center print:ms-1 print:inline" />}
        </Entry>
        <Entry label={t`What to bring`}>{i18n._(words.bring)}</Entry>
      </dl>
      <ToldIn of={[...amounts, ...until]} className="mt-2 print:hidden" />
    </>
  );
}

/** All that a family may be told has to fit on one page, so on paper everything runs on in one paragraph. */
const onPaper =
  'print:inline print:text-[8pt] print:[&_details]:inline print:[&_summary]:inline print:[&_summary]:p-0 ' +
  'print:[&_details::details-content]:inline print:[&_details_:is(div,p,span)]:inline ' +
  'print:[&_details_:is(p,span)]:me-1 print:[&_details_:is(p,span)]:text-[8pt]';

type EntryProps = { label: ReactNode; isOnPaper?: boolean; children: ReactNode };

function Entry({ label, isOnPaper = true, children }: EntryProps) {
  return (
    <div className={`min-w-0 print:me-1.5 ${isOnPaper ? 'print:inline' : 'print:hidden'}`}>
      <dt className="text-ink-2 text-sm print:inline print:font-semibold print:text-[8pt]">
        {label}
        <span className="hidden print:inline">: </span>
      </dt>
      <dd className="wrap-anywhere print:inline [&>span]:print:inline">{children}</dd>
    </div>
  );
}

export function BeforeSigning() {
  return <Trans>Ask before you sign anything</Trans>;
}
