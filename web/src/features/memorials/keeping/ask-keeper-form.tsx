// 'Ask the keeper': the same form on every page that is not found, with the same answer whether or not there is a memorial.
import { askTheKeeper } from '@evenlight/contract/memorials/keeping';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormAnswer, unscriptedFor, useRefusalSentence } from '../../../platform/form-answer';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { DecoyField } from '../../../ui/forms/decoy-field';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { NotSent } from '../not-sent';
import { ASK_INTENT, ASKED } from './ask-from-form';
import { useAskKeeper } from './queries';

type Props = {
  /** What stood in the address. */
  address: string;
  answer: FormAnswer | undefined;
  said: string | undefined;
};

const Question = askTheKeeper.body.omit({ address: true });

export function AskKeeperForm({ address, answer, said }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useAskKeeper();
  const refused = useRefusalSentence(ASK_INTENT, answer);
  const phrase = phraseFor(error);
  const labels = { name: t`Your name`, email: t`Your email`, message: t`Your message` };
  if (isSuccess || said === ASKED)
    return (
      <div id="said" role="status" className="scroll-mt-24">
        <Notice tone="ok" title={<Trans>Your message is on its way</Trans>}>
          <Trans>If there is a memorial here, its keeper can let you in. You then get an invitation by mail.</Trans>
        </Notice>
      </div>
    );
  return (
    <Form
      aria-label={t`Ask the keeper`}
      schema={Question}
      defaultValues={{ name: '', email: '', message: '', website: '' }}
      busy={isPending}
      problem={phrase ? i18n._(phrase) : refused}
      fieldProblems={fieldProblemsOf(error)}
      unscripted={unscriptedFor(ASK_INTENT, labels, answer)}
      onSubmit={(question) => mutate({ ...question, address })}
    >
      <TextField name="name" label={labels.name} autoComplete="name" dir="auto" />
      <TextField name="email" type="email" label={labels.email} autoComplete="email" />
      <TextArea
        name="message"
        label={labels.message}
        hint={t`How you knew the person helps the family. It may stay empty.`}
        rows={3}
        dir="auto"
      />
      <DecoyField name="website" />
      <NotSent />
      <div className="mt-2">
        <SubmitButton>
          <Trans>Ask the keeper</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
