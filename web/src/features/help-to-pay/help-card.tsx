// One program: what it is, how much, by when, whom to call and what to bring.
import type { DatedFact } from '@evenlight/contract/facts';
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { Help } from '@evenlight/contract/help-to-pay/help-for';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/base/badge';
import { Card } from '../../ui/base/card';
import { BeforeSigning, ProgramFacts } from './program-facts';
import { programWords } from './program-words';

type Props = {
  help: Help;
  answers: HelpAnswers;
  facts: readonly DatedFact[];
  tone?: 'surface' | 'pine';
  /** Only what it is stands open. */
  isFolded?: boolean;
  /** What the family has about it already. */
  children?: ReactNode;
};

export function HelpCard({ help, answers, facts, tone = 'surface', isFolded = false, children }: Props) {
  const { i18n } = useLingui();
  const { program, isBeforeSigning } = help;
  const { name, what } = programWords[program];
  const details = <ProgramFacts help={help} answers={answers} facts={facts} />;
  return (
    <Card
      as="article"
      tone={tone}
      className="min-w-0 break-inside-avoid print:rounded-none print:border-0 print:border-b print:p-0 print:pb-1 print:text-[8pt] print:leading-snug"
    >
      {children}
      <h3 className="text-xl print:me-1.5 print:inline print:text-[10pt]">{i18n._(name)}</h3>
      {isBeforeSigning && (
        <p className="mt-2 print:me-1.5 print:inline">
          <Badge tone="warn" icon={Signature} className="print:px-1.5 print:py-0 print:text-[8pt]">
            <BeforeSigning />
          </Badge>
        </p>
      )}
      <p className="mt-2 max-w-[62ch] print:me-1.5 print:inline">{i18n._(what)}</p>
      {isFolded ? (
        <details className="group mt-3 print:inline print:[&::details-content]:inline">
          <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-xs font-medium text-pine [&::-webkit-details-marker]:hidden print:hidden">
            <Trans>Whom to call and what to bring</Trans>
            <ChevronDown
              aria-hidden="true"
              className="size-4.5 shrink-0 transition-transform duration-150 group-open:rotate-180"
            />
            <span className="sr-only">: {i18n._(name)}</span>
          </summary>
          <div className="pt-3 print:inline">{details}</div>
        </details>
      ) : (
        <div className="mt-4 print:inline">{details}</div>
      )}
    </Card>
  );
}
