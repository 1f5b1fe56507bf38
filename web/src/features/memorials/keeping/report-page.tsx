// 'Report this page', at its end. It goes to our team, and not to the family.
import { reportMemorial } from '@evenlight/contract/memorials/keeping';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormAnswer, unscriptedFor, useRefusalSentence } from '../../../platform/form-answer';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Disclosure } from '../../../ui/base/disclosure';
import { DecoyField } from '../../../ui/forms/decoy-field';
import { Form } from '../../../ui/forms/form';
import { SelectField } from '../../../ui/forms/select-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { NotSent } from '../not-sent';
import { useReport } from './queries';
import { REPORT_INTENT, REPORTED } from './report-from-form';
import { reasonOptions } from './report-words';

type Props = {
  memorial: Pick<Memorial, 'id' | 'address'>;
  answer: FormAnswer | undefined;
  said: string | undefined;
};

const Report = reportMemorial.body.omit({ entryId: true, address: true });

export function ReportPage({ memorial: { id, address }, answer, said }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useReport(id);
  const refused = useRefusalSentence(REPORT_INTENT, answer);
  const phrase = phraseFor(error);
  const labels = { reason: t`What is wrong?`, words: t`In your words`, email: t`Your email` };
  if (isSuccess || said === REPORTED)
    return (
      <div id="said" role="status" className="scroll-mt-24">
        <Notice tone="ok" title={<Trans>Thank you for telling us</Trans>}>
          <Trans>It is read by a person. Entries go to the family first, pages to our team.</Trans>
        </Notice>
      </div>
    );
  return (
    <Disclosure
      title={<Trans>Report this page</Trans>}
      open={answer?.intent === REPORT_INTENT || undefined}
      className="max-w-[46rem]"
    >
      <p className="mb-4">
        <Trans>
          Something is false, hurtful or should not be public? Our team reads every report. The family is not told who
          wrote it.
        </Trans>
      </p>
      <Form
        aria-label={t`Report this page`}
        schema={Report}
        defaultValues={{ reason: 'false', words: '', email: '', website: '' }}
        busy={isPending}
        problem={phrase ? i18n._(phrase) : refused}
        fieldProblems={fieldProblemsOf(error)}
        unscripted={unscriptedFor(REPORT_INTENT, labels, answer)}
        onSubmit={(report) => mutate({ ...report, address })}
      >
        <SelectField name="reason" label={labels.reason} options={reasonOptions(i18n)} isUnpraised />
        <TextArea name="words" label={labels.words} rows={3} dir="auto" />
        <TextField
          name="email"
          type="email"
          label={labels.email}
          hint={t`Optional, should we have a question.`}
          autoComplete="email"
        />
        <DecoyField name="website" />
        <NotSent />
        <div className="mt-2">
          <SubmitButton variant="secondary">
            <Trans>Send the report</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
