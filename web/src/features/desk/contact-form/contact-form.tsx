// Writing to our team. What is typed is kept in this tab until it is stored with us. The same form posts by itself where
// no scripts run, and through the API where they do.
import type { Brand } from '@evenlight/contract/brand';
import { ContactForm as Message } from '@evenlight/contract/contact';
import { type CrisisRoute, isAtLeast } from '@evenlight/contract/support/levels';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { KeptForm, useKeptForm } from '../../../parts/kept-form/kept-form';
import { momentInWords } from '../../../platform/dates';
import { type FormAnswer, unscriptedFor } from '../../../platform/form-answer';
import { useUser } from '../../../platform/user';
import { Card } from '../../../ui/base/card';
import { CompletionMeter } from '../../../ui/forms/completion-meter';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Notice } from '../../../ui/status/notice';
import { contactOf, useOwnAddress } from '../../accounts/own-contact';
import { MessageFields, UrgencyField } from './message-fields';
import { MESSAGE_INTENT, type MessageAnswer } from './message-from-form';
import { NotSent } from './not-sent';
import { useSendMessage } from './queries';

type Props = {
  brand: Brand;
  /** Why a message that was posted without scripts was refused. */
  refused: FormAnswer | undefined;
  /** What came of one that was not. */
  posted: MessageAnswer | undefined;
  /** For one that the browser posts by itself. */
  idempotencyKey: string;
  /** Who answers right now, for whoever may be in danger. */
  worry: (routes: readonly CrisisRoute[]) => ReactNode;
};

const untouched: MessageFields = { name: '', email: '', phone: '', subject: '', message: '', urgency: 'normal' };

export function ContactForm({ brand, refused, posted, idempotencyKey, worry }: Props) {
  const [sent, setSent] = useState<{ answer: MessageAnswer; times: number }>();
  const { user } = useUser();
  const answer = sent?.answer ?? posted;
  return (
    <Card as="section" id="message" aria-labelledby="message-title">
      <h2 id="message-title" className="text-2xl">
        <Trans>Send us a message</Trans>
      </h2>
      <p className="mt-2 mb-5 text-ink-2">
        <Trans>A person reads it and writes back, or calls if you leave a number.</Trans>
      </p>
      <Received answer={answer} times={sent?.times ?? 0} worry={worry} />
      <MessageForm
        // What was sent is with us; the next message begins on an empty page. Another person begins their own.
        key={`${user?.id ?? 'visitor'} ${sent?.times ?? 0}`}
        brand={brand}
        idempotencyKey={idempotencyKey}
        refused={sent ? undefined : refused}
        onSent={(answer) => setSent((before) => ({ answer, times: (before?.times ?? 0) + 1 }))}
      />
    </Card>
  );
}

type FormProps = Pick<Props, 'brand' | 'refused' | 'idempotencyKey'> & { onSent: (answer: MessageAnswer) => void };

function MessageForm({ brand, refused, idempotencyKey, onSent }: FormProps) {
  const { t } = useLingui();
  const mutation = useSendMessage();
  const { isPending, error } = mutation;
  const labels = {
    name: t`Your name`,
    email: t`Email address`,
    phone: t`Phone number`,
    subject: t`Subject`,
    message: t`Message`,
  };

  return (
    <KeptForm
      aria-label={t`Send us a message`}
      name="unsent-message"
      schema={Message}
      defaultValues={untouched}
      mutation={mutation}
      inputOf={(message, idempotencyKey) => ({ ...message, idempotencyKey })}
      // Said beside the button.
      problem={null}
      unscripted={unscriptedFor(MESSAGE_INTENT, labels, refused)}
      onStored={onSent}
    >
      {/* Only where the browser posts it by itself: pressed twice, or loaded again, it is one message. */}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <KnownFields />
      <MessageFields labels={labels} />
      <UrgencyField brand={brand} />
      <CompletionMeter />
      <NotSent phone={brand.supportPhone} error={isPending ? null : error} refused={refused} />
      <SubmitButton className="justify-self-start" state={isPending ? 'loading' : 'idle'}>
        <Trans>Send message</Trans>
      </SubmitButton>
    </KeptForm>
  );
}

/** What a member's account knows. It takes the place of nothing that was typed, now or before a reload. */
function KnownFields() {
  const { read } = useKeptForm();
  const { getValues, setValue } = useFormContext<MessageFields>();
  const { data: person } = useOwnAddress();

  useEffect(() => {
    if (!person) return;
    const kept = read();
    const known = contactOf(person);
    for (const name of ['name', 'email', 'phone'] as const) {
      if (kept?.[name] === undefined && !getValues(name)) setValue(name, known[name]);
    }
  }, [person, read, getValues, setValue]);

  return null;
}

type ReceivedProps = Pick<Props, 'worry'> & { answer: MessageAnswer | undefined; times: number };

/** Takes the focus: on a phone the button that was pressed is a screen below. */
function Received({ answer, times, worry }: ReceivedProps) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const by = answer && momentInWords(answer.answeredBy, i18n);
  // An emergency is due the moment it is sent.
  const isFirst = answer !== undefined && Date.parse(answer.answeredBy) <= Date.now();
  useEffect(() => {
    if (times > 0) box.current?.focus();
  }, [times]);
  return (
    <div ref={box} id="said" role="status" tabIndex={-1} className="scroll-mt-24 rounded-md empty:hidden">
      {answer && (
        <div className="mb-6 grid gap-4">
          {isAtLeast(answer.crisisLevel, 'elevated') && worry(answer.routes)}
          <Notice tone="ok" title={<Trans>Form Submitted</Trans>}>
            <p>
              <Trans>We'll get back to you soon.</Trans>{' '}
              {isFirst ? t`Your message comes first for our team.` : t`A person of our team answers by ${by}.`}
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
