// What may help: the one thing to do first, then what probably fits, then what is to be asked. What does not fit is folded.
import type { DatedFact } from '@evenlight/contract/facts';
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { firstOf, type Help, helpFor } from '@evenlight/contract/help-to-pay/help-for';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/base/disclosure';
import { HelpCard } from './help-card';
import { programWords, verdictWords } from './program-words';

type Found = { answers: HelpAnswers; facts: readonly DatedFact[] };

export function HelpFound({ answers, facts }: Found) {
  const { i18n } = useLingui();
  const helps = helpFor(answers);
  const first = firstOf(helps);
  const others = (verdict: Help['verdict']) => helps.filter((help) => help.verdict === verdict && help !== first);
  const doesNotFit = others('no');
  const draw = (help: Help) => <HelpCard key={help.program} help={help} answers={answers} facts={facts} isFolded />;
  return (
    <div className="grid gap-9 print:gap-1.5">
      {first && (
        <section aria-labelledby="help-first">
          <h2 id="help-first" className="mb-3 text-2xl print:mb-0.5 print:text-[11pt]">
            <Trans>Do this first</Trans>
          </h2>
          <HelpCard help={first} answers={answers} facts={facts} tone="pine">
            <p className="text-ink-2 text-ui print:hidden">{i18n._(verdictWords[first.verdict])}</p>
          </HelpCard>
        </section>
      )}
      <Group id="help-yes" title={i18n._(verdictWords['probably-yes'])} helps={others('probably-yes')} draw={draw} />
      <Group id="help-ask" title={i18n._(verdictWords.ask)} helps={others('ask')} draw={draw} />
      {doesNotFit.length > 0 && (
        <Disclosure title={<Trans>What does not seem to fit</Trans>} className="border-t print:hidden">
          <p className="mb-2">
            <Trans>By what you answered. If an answer changes, look again.</Trans>
          </p>
          <ul className="list-disc ps-5">
            {doesNotFit.map(({ program }) => (
              <li key={program}>{i18n._(programWords[program].name)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

type GroupProps = { id: string; title: string; helps: readonly Help[]; draw: (help: Help) => ReactNode };

function Group({ id, title, helps, draw }: GroupProps) {
  if (helps.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl print:mb-0.5 print:text-[11pt]">
        {title}
      </h2>
      <div className="grid gap-4 print:gap-1">{helps.map(draw)}</div>
    </section>
  );
}
