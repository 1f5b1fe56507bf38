// One program: what it is, how much, by when, whom to call and what to bring.
import type { DatedFact } from '@evenlight/contract/facts';
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { Help } from '@evenlight/contract/help-to-pay/help-for';
import { useLingui } from '@lingui/react';
import { Signature } from 'lucide-react';
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
  /** What the family has about it already. */
  children?: ReactNode;
};

export function HelpCard({ help, answers, facts, tone = 'surface', children }: Props) {
  const { i18n } = useLingui();
  const { program, isBeforeSigning } = help;
  const { name, what } = programWords[program];
  return (
    <Card
      as="article"
      tone={tone}
      className="min-w-0 break-inside-avoid print:border-0 print:border-b print:p-0 print:pb-1.5"
    >
      {children}
      <h3 className="text-xl print:text-base">{i18n._(name)}</h3>
      {isBeforeSigning && (
        <p className="mt-2 print:mt-0">
          <Badge tone="warn" icon={Signature}>
            <BeforeSigning />
          </Badge>
        </p>
      )}
      <p className="mt-2 max-w-[62ch] print:mt-0 print:max-w-none print:text-sm">{i18n._(what)}</p>
      <ProgramFacts help={help} answers={answers} facts={facts} />
    </Card>
  );
}
