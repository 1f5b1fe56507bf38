// Asking the concierge for a plan in a tradition without packages, or in more than one. Little is needed to begin.
import { CustomRequest } from '@evenlight/contract/concierge';
import type { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { momentInWords } from '../../platform/dates';
import { newId } from '../../platform/new-id';
import { fieldProblemsOf, phraseFor } from '../../platform/phrases';
import { Disclosure } from '../../ui/base/disclosure';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { Form } from '../../ui/forms/form';
import { SubmitButton } from '../../ui/forms/submit-button';
import { Notice } from '../../ui/status/notice';
import { SkeletonList } from '../../ui/status/skeleton';
import { useOwnAddress, useSendCustomRequest } from './concierge-queries';
import { FirstQuestions, MoreQuestions } from './custom-request-fields';

type Fields = z.input<typeof CustomRequest>;
type Props = { defaults?: Partial<Pick<Fields, 'tradition' | 'planIntent' | 'budget'>> };

const untouched: Required<Fields> = {
  ...{ tradition: '', name: '', email: '', phone: '', planIntent: null, disposition: null },
  ...{ mustHappen: '', mustNotHappen: '', howSoon: '', leader: '', language: '', diet: '', budget: '', callTime: '' },
};

export function CustomRequestForm({ defaults = {} }: Props) {
  const { data: person, isLoading } = useOwnAddress();
  if (isLoading) return <SkeletonList rows={1} />;
  const known = person && {
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    phone: person.phone ?? '',
  };
  return <RequestForm begin={{ ...untouched, ...known, ...defaults }} />;
}

function RequestForm({ begin }: { begin: Required<Fields> }) {
  const { t, i18n } = useLingui();
  const isAwake = useIsHydrated();
  // Sent again after a lost answer, it is still the same request.
  const [sendKey] = useState(newId);
  const { mutate, data, error, isPending } = useSendCustomRequest();
  const phrase = phraseFor(error);
  if (data) return <Received answeredBy={data.answeredBy} />;
  return (
    <Form
      aria-label={t`Tell us about your tradition`}
      schema={CustomRequest}
      defaultValues={begin}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={(fields) => mutate({ ...fields, sendKey })}
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
    </Form>
  );
}

function Received({ answeredBy }: { answeredBy: string }) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const by = momentInWords(answeredBy, i18n);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice ref={box} tabIndex={-1} tone="ok" role="status" title={<Trans>We have your request.</Trans>}>
      <p>{t`Somebody will answer by ${by}.`}</p>
      <p className="mt-1 text-ink-2">
        <Trans>We sent you an e-mail that says the same. You need not do anything until then.</Trans>
      </p>
    </Notice>
  );
}
