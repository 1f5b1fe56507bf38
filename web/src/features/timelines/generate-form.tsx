// What the timeline is to show, what we would have to know for it, and the button that makes it.
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailed } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';
import { Form } from '../../ui/forms/form';
import { SubmitButton } from '../../ui/forms/submit-button';
import { Notice } from '../../ui/status/notice';
import { CustomFields, OptionFields } from './option-fields';
import { QuestionFields } from './question-fields';
import { customizationsOf, type OfDeath, Options, ofDeathIn, optionsIn } from './timeline-options';
import { useGenerate } from './use-generate';

type Props = {
  plan: Plan;
  timeline: Timeline;
  /** Sent from here a moment ago: the plan that has it may still be on its way. */
  justSent?: OfDeath | null;
  onMade: (sent: OfDeath) => void;
};

export function GenerateForm({ plan, timeline, justSent, onMade }: Props) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useGenerate(plan);
  // Others may change the plan and its timeline while this form is being filled in.
  const [begun] = useState(() => ({ ...optionsIn(timeline, plan), ...justSent }));
  const isFirst = timeline.generatedAt === null;

  function send(options: Options) {
    const customizations = customizationsOf(options, begun, timeline);
    mutate({ customizations, branch: options.branch, onMade: () => onMade(ofDeathIn(options)) });
  }

  return (
    <Form
      aria-label={t`What the timeline shows`}
      className="max-w-[44rem] gap-7"
      schema={Options}
      defaultValues={begun}
      busy={isPending}
      onSubmit={send}
    >
      <QuestionFields plan={plan} timeline={timeline} />
      <OptionFields counts={timeline.counts} />
      <CustomFields customs={timeline.customs} />
      {!isFirst && (
        <p className="text-ink-2">
          <Trans>What you have completed and written stays as it is.</Trans>
        </p>
      )}
      <GenerationFailed error={isPending ? null : error} />
      <div>
        <SubmitButton variant={isFirst ? 'primary' : 'secondary'}>
          {isFirst ? <Trans>Generate Timeline</Trans> : <Trans>Generate again</Trans>}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Its place is always there, so that it is read out when it comes. */
export function GenerationFailed({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  // What a person can do something about, such as a session that has ended.
  const phrase = error instanceof CallFailed && error.status < 500 ? phraseFor(error) : null;
  return (
    <div role="alert" className="empty:hidden">
      {error !== null && error !== undefined && (
        <Notice tone="bad" title={<Trans>Generation Failed</Trans>}>
          <p>
            <Trans>Unable to generate timeline. Please try again.</Trans>
          </p>
          {phrase && <p className="mt-1">{i18n._(phrase)}</p>}
          <p className="mt-1">
            <Trans>What you chose is still here.</Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}
