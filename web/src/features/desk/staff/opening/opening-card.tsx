// What is left to do before families come: one line for each thing, until all of it is done.
import type { Opening } from '@evenlight/contract/opening';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import { Badge } from '../../../../ui/base/badge';
import { Card } from '../../../../ui/base/card';
import { classNames } from '../../../../ui/base/class-names';
import { Disclosure } from '../../../../ui/base/disclosure';
import { HowTo } from './how-to';
import { useOpening } from './queries';
import { stepNames } from './step-names';

type Props = {
  fromLoader: Opening;
  /** Folded where somebody waits: they come first. */
  isFolded: boolean;
  className?: string;
};

export function OpeningCard({ fromLoader, isFolded, className }: Props) {
  const { data: opening } = useOpening(fromLoader);
  const { steps } = opening;
  const done = steps.filter(({ isDone }) => isDone).length;
  const all = steps.length;
  if (done === all) return null;
  return (
    <Card as="section" aria-labelledby="opening-title" className={classNames('py-2 sm:py-3', className)}>
      {/* Its sign is its own: one of a group would turn with every line inside. */}
      <details open={!isFolded} className="[&[open]>summary>svg]:rotate-180">
        <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-4 gap-y-1 rounded-xs py-2 [&::-webkit-details-marker]:hidden">
          <h2 id="opening-title" className="flex-1 text-xl">
            <Trans>Before families come</Trans>
          </h2>
          <span className="text-ink-2 text-sm">
            <Trans>
              {done} of {all} done
            </Trans>
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-2 transition-transform duration-150" />
        </summary>
        <ul className="[&>li:last-child>details]:border-b-0">
          {steps.map((step) => (
            <li key={step.kind}>
              <Step step={step} opening={opening} />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

type StepProps = { step: Opening['steps'][number]; opening: Opening };

function Step({ step: { kind, isDone }, opening }: StepProps) {
  const { i18n } = useLingui();
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <Disclosure
      name="opening"
      title={
        <span className="flex min-w-0 flex-1 items-center gap-3">
          <Icon aria-hidden="true" className={`size-5 shrink-0 ${isDone ? 'text-ok' : 'text-ink-3'}`} />
          <span className="min-w-0 flex-1">{i18n._(stepNames[kind])}</span>
          <Badge tone={isDone ? 'ok' : 'line'}>
            {isDone ? <Trans>Done</Trans> : <Trans context="checklist">To do</Trans>}
          </Badge>
        </span>
      }
    >
      <div className="grid justify-items-start gap-3 ps-8">
        <HowTo kind={kind} isDone={isDone} opening={opening} />
      </div>
    </Disclosure>
  );
}
