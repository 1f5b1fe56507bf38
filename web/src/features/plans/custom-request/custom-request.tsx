// Asking the concierge for a plan in a tradition without packages, or in more than one. Little is needed to begin.
import { CustomRequest } from '@evenlight/contract/concierge';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { momentInWords } from '../../../platform/dates';
import { Disclosure } from '../../../ui/base/disclosure';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { contactOf, useOwnAddress } from '../../accounts/own-contact';
import { FirstQuestions, MoreQuestions } from './custom-request-fields';
import { useSendCustomRequest } from './queries';

type RequestFields = Required<z.input<typeof CustomRequest>>;

/** When an answer is promised by, once the request has arrived. */
export type Answered = { by?: string };

type Props = {
  defaults?: Partial<Pick<RequestFields, 'tradition' | 'planIntent' | 'budget'>>;
  /** Held by whatever outlives the form, so that looking elsewhere on the page asks nobody twice. */
  answered: RefObject<Answered>;
};

/** May be unfinished in any field. */
const Typed = z.record(z.string(), z.string().nullable());

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

export function CustomRequestForm({ defaults = {}, answered }: Props) {
  const { data: person, isLoading } = useOwnAddress();
  if (isLoading) return <SkeletonList rows={1} />;
  const known = person && contactOf(person);
  return <RequestForm begin={{ ...untouched, ...known, ...defaults }} answered={answered} />;
}

function RequestForm({ begin, answered }: Pick<Props, 'answered'> & { begin: RequestFields }) {
  const { t } = useLingui();
  const isAwake = useIsHydrated();
  const [answeredBefore] = useState(answered.current.by);
  const mutation = useSendCustomRequest();
  const answeredBy = mutation.data?.answeredBy ?? answeredBefore;
  if (answeredBy) return <Received answeredBy={answeredBy} isNews={mutation.data !== undefined} />;

  return (
    <KeptForm
      name="unsent-custom-request"
      aria-label={t`Tell us about your tradition`}
      schema={CustomRequest}
      typed={Typed}
      defaultValues={begin}
      mutation={mutation}
      inputOf={(fields, idempotencyKey) => ({ ...fields, idempotencyKey })}
      onStored={({ answeredBy }) => {
        answered.current = { by: answeredBy };
      }}
    >
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
    </KeptForm>
  );
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
