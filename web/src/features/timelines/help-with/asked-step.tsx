// What somebody is asked to see to, and their answer.
import { answerHandoff, type OpenHandoff } from '@evenlight/contract/handoffs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { dayInWords } from '../../../platform/dates';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { Fact } from '../../../ui/base/fact';
import { Wrap } from '../../../ui/base/wrap';
import { Form } from '../../../ui/forms/form';
import { TextArea } from '../../../ui/forms/text-area';
import { useAnswerHandoff } from './handoff-queries';

type Props = { token: string; handoff: OpenHandoff };

export function AskedStep({ token, handoff }: Props) {
  const { t } = useLingui();
  const { supportPhone } = useHouse().hours.brand;
  const { name, askerName, personName } = handoff;
  return (
    <Wrap className="py-8 sm:py-12">
      <div className="mx-auto max-w-[42rem]">
        <h1 className="wrap-anywhere text-title">{t`${askerName} asks for your help`}</h1>
        <p className="mt-3 wrap-anywhere text-ink-2 text-lg">
          {personName
            ? t`Dear ${name}, this is about the service for ${personName}. Thank you for being here.`
            : t`Dear ${name}, thank you for being here.`}
        </p>
        <Step handoff={handoff} />
        <AnswerForm token={token} handoff={handoff} />
        <p className="mt-6 text-ink-2">
          <Trans>
            Questions? Call us at <PhoneNumber phone={supportPhone} />.
          </Trans>
        </p>
      </div>
    </Wrap>
  );
}

function Step({ handoff }: Pick<Props, 'handoff'>) {
  const { t, i18n } = useLingui();
  const { askerName, title, description, notes, message, timeframe, duration, location, expiresAt } = handoff;
  return (
    <Card as="section" aria-labelledby="asked-step" className="mt-7">
      <h2 id="asked-step" className="wrap-anywhere text-[1.7rem] leading-tight">
        {title}
      </h2>
      <p className="mt-3 text-lg">{description}</p>
      {message && (
        <figure className="mt-5 border-gold-fill border-s-2 ps-4">
          <figcaption className="wrap-anywhere text-ink-2 text-sm">{t`${askerName} writes:`}</figcaption>
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-line font-serif text-lg">{message}</blockquote>
        </figure>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-4 border-line border-t pt-5 sm:grid-cols-2">
        <Fact label={t`When`}>{timeframe}</Fact>
        {location && (
          <Fact label={t`Where`}>
            <bdi translate="no">{location}</bdi>
          </Fact>
        )}
        {duration && <Fact label={t`How long`}>{duration}</Fact>}
        <Fact label={t`This link works until`}>{dayInWords(expiresAt, i18n)}</Fact>
      </dl>
      {/* Its words speak to the family, and of its customs as of the reader's own. */}
      {notes && (
        <Disclosure
          className="-mb-2.5 mt-4 border-t border-b-0"
          title={<Trans>What we tell the family about it</Trans>}
        >
          <p>{notes}</p>
        </Disclosure>
      )}
    </Card>
  );
}

const Words = answerHandoff.body.pick({ answer: true });

type Answer = 'done' | 'declined';

function AnswerForm({ token, handoff: { askerName } }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables, error } = useAnswerHandoff(token);
  const pressed = useRef<Answer>('done');
  const phrase = phraseFor(error);
  const press = (answer: Answer) => ({
    state: isPending && variables.state === answer ? ('loading' as const) : ('idle' as const),
    onClick() {
      pressed.current = answer;
    },
  });
  return (
    <Card as="section" aria-labelledby="your-answer" className="mt-6">
      <h2 id="your-answer" className="text-2xl">
        <Trans>Your answer</Trans>
      </h2>
      <p className="mt-2 mb-5 wrap-anywhere text-ink-2">
        {t`You can close this page and come back with the same link. ${askerName} sees your answer at once.`}
      </p>
      <Form
        aria-labelledby="your-answer"
        schema={Words}
        defaultValues={{ answer: '' }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={({ answer }) => mutate({ state: pressed.current, answer })}
      >
        <TextArea name="answer" label={t`A word back (optional)`} rows={3} />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:w-full" {...press('done')}>
            <Trans>It is done</Trans>
          </Button>
          <Button type="submit" variant="secondary" className="max-sm:w-full" {...press('declined')}>
            <Trans>I cannot do it</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  );
}
