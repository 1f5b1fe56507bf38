// Asking the concierge for a plan in a tradition without packages, or in more than one. Little is needed to begin.
import { CustomRequest } from '@evenlight/contract/concierge';
import type { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { momentInWords } from '../../../platform/dates';
import { newId } from '../../../platform/new-id';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Disclosure } from '../../../ui/base/disclosure';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { contactOf, useOwnAddress } from '../../accounts/own-contact';
import { FirstQuestions, MoreQuestions } from './custom-request-fields';
import { type RequestFields, type RequestSession, sendingOf } from './custom-request-session';
import { useSendCustomRequest } from './queries';

type Props = {
  defaults?: Partial<Pick<RequestFields, 'tradition' | 'planIntent' | 'budget'>>;
  /** Held by whatever outlives the form, so that looking elsewhere on the page loses no word. */
  session: RefObject<RequestSession>;
};

const untouched: RequestFields = {
  tradition: '',
  name: '',
  email: '',
  phone: '',
  planIntent: null,
  disposition: null,
  mustHappen: '',
  mustNotHappen: '',
  howSoon: '',
  leader: '',
  language: '',
  diet: '',
  budget: '',
  callTime: '',
};

export function CustomRequestForm({ defaults = {}, session }: Props) {
  const { data: person, isLoading } = useOwnAddress();
  if (isLoading) return <SkeletonList rows={1} />;
  const known = person && contactOf(person);
  return <RequestForm begin={{ ...untouched, ...known, ...defaults, ...session.current.typed }} session={session} />;
}

function RequestForm({ begin, session }: Pick<Props, 'session'> & { begin: RequestFields }) {
  const { t, i18n } = useLingui();
  const isAwake = useIsHydrated();
  const [answeredBefore] = useState(session.current.answeredBy);
  const { mutate, data, error, isPending } = useSendCustomRequest();
  const phrase = phraseFor(error);
  const answeredBy = data?.answeredBy ?? answeredBefore;
  if (answeredBy) return <Received answeredBy={answeredBy} isNews={data !== undefined} />;

  function send(fields: z.output<typeof CustomRequest>) {
    const sending = sendingOf(session.current.sending, fields, newId);
    session.current.sending = sending;
    const onSuccess = ({ answeredBy }: { answeredBy: string }) => {
      session.current = { answeredBy };
    };
    mutate({ ...fields, idempotencyKey: sending.key }, { onSuccess });
  }

  return (
    <Form
      aria-label={t`Tell us about your tradition`}
      schema={CustomRequest}
      defaultValues={begin}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={send}
    >
      <KeepTyped session={session} />
      <FirstQuestions />
      <Disclosure title={<Trans>A few more things, only if you like</Trans>} className="border-t">
        <MoreQuestions />
      </Disclosure>
      <SubmitButton className="mt-3 justify-self-start" disabled={!isAwake}>
        <Trans>Send to our team</Trans>
      </SubmitButton>
      <noscript>
        <p className="text-ink-2">
          <Trans>This form needs scripts. You can also call us or write to us; a person answers either way.</Trans>
        </p>
      </noscript>
    </Form>
  );
}

/** Takes along what was typed when the form goes. */
function KeepTyped({ session }: Pick<Props, 'session'>) {
  const { getValues } = useFormContext<RequestFields>();
  useEffect(
    () => () => {
      if (!session.current.answeredBy) session.current.typed = getValues();
    },
    [getValues, session],
  );
  return null;
}

function Received({ answeredBy, isNews }: { answeredBy: string; isNews: boolean }) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const by = momentInWords(answeredBy, i18n);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isNews) box.current?.focus();
  }, [isNews]);
  return (
    <Notice ref={box} tabIndex={-1} tone="ok" role="status" title={<Trans>We have your request.</Trans>}>
      <p>{t`Somebody will answer by ${by}.`}</p>
      <p className="mt-1 text-ink-2">
        <Trans>We sent you an e-mail that says the same. You need not do anything until then.</Trans>
      </p>
    </Notice>
  );
}
