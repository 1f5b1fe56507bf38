// /help-to-pay: eight questions, and who may help with the cost of a funeral. Nothing is stored: the answers travel in a form
// and come back in the page.
import { listDatedFacts } from '@evenlight/contract/facts';
import { countyOf, HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { factsOf, helpFor } from '@evenlight/contract/help-to-pay/help-for';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type HeadersArgs,
  type MetaArgs,
  useActionData,
  useSearchParams,
} from 'react-router';
import { BrokenScreen } from '../../parts/broken-screen';
import { useKeptWords } from '../../parts/kept-form/use-kept-words';
import { pageContext } from '../../platform/page-context';
import { asDocument } from '../../platform/page-handle';
import { pageMeta } from '../../platform/page-meta';
import { useUser } from '../../platform/user';
import { Button } from '../../ui/base/button';
import { PrintButton } from '../../ui/base/print-button';
import { Wrap } from '../../ui/base/wrap';
import { HelpFound } from './help-found';
import { KEEPING, KeepWithPlan } from './keep-with-plan';
import { answersIn } from './question-fields';
import { inThisTab, QuestionsForm } from './questions-form';

export const handle = asDocument;

const CHANGE_INTENT = 'change';
/** What somebody answered about a death and about money is in no cache, not even the browser's. */
const unstored = { headers: { 'cache-control': 'no-store' } };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const answers = answersIn(form);
  if (form.get('intent') === CHANGE_INTENT) return data({ answers, facts: null }, unstored);
  const keys = factsOf(helpFor(answers)).join();
  const { api } = context.get(pageContext);
  // Whom to call is worth knowing without any figure.
  const facts = keys ? await api(listDatedFacts, { query: { keys, county: countyOf(answers) } }).catch(() => []) : [];
  return data({ answers, facts }, unstored);
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'helpToPay', {
    title: msg`Help to pay`,
    description: msg`Eight plain questions, and who may help to pay for a funeral in the {serviceArea}: county, crime victims’ compensation, veterans, Social Security and others.`,
  });
}

export default function HelpToPayScreen() {
  const { t } = useLingui();
  const outcome = useActionData<typeof action>();
  return (
    <Wrap className="py-10 sm:py-14 print:p-0">
      <div className="max-w-[46rem] print:max-w-none">
        <h1 className="text-title print:text-xl">{t`Help to pay`}</h1>
        {outcome?.facts ? <Answered {...outcome} facts={outcome.facts} /> : <Asking answers={outcome?.answers} />}
      </div>
    </Wrap>
  );
}

function Asking({ answers }: { answers: HelpAnswers | undefined }) {
  const [address] = useSearchParams();
  return (
    <>
      <p className="mt-3 mb-8 text-ink-2">
        <Trans>
          Many families need help with the cost of a funeral, and there is more of it than is told. Answer what you
          know. We store nothing.
        </Trans>
      </p>
      {address.has(KEEPING) && <AnsweredBefore />}
      <QuestionsForm answers={answers} keptAs={inThisTab} button={<Trans>See who may help</Trans>} />
    </>
  );
}

/** Whoever has signed in to keep their answers. */
function AnsweredBefore() {
  const { user } = useUser();
  const { read } = useKeptWords(inThisTab, HelpAnswers);
  const [answers, setAnswers] = useState<HelpAnswers>();
  // The server does not know what this tab keeps.
  useEffect(() => setAnswers(read()), [read]);
  if (!user || !answers) return null;
  return (
    <div className="-mt-10 mb-10">
      <KeepWithPlan answers={answers} />
    </div>
  );
}

type AnsweredProps = { answers: HelpAnswers; facts: Parameters<typeof HelpFound>[0]['facts'] };

function Answered({ answers, facts }: AnsweredProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <p className="mt-3 text-ink-2 print:mt-0 print:text-[8pt]">
        <Trans>
          Each office decides for itself, so nothing here is a promise. Asking costs nothing and is no shame.
        </Trans>
      </p>
      <div className="mt-5 mb-9 flex flex-wrap gap-3 print:mt-0 print:mb-1">
        <PrintButton>
          <Trans>Print on one page</Trans>
        </PrintButton>
        <Form method="post" action="/help-to-pay">
          <input type="hidden" name="intent" value={CHANGE_INTENT} />
          {Object.entries(answers).map(([question, answer]) => (
            <input key={question} type="hidden" name={question} value={answer} />
          ))}
          <Button type="submit" variant="ghost">
            <Trans>Change my answers</Trans>
          </Button>
        </Form>
      </div>
      <HelpFound answers={answers} facts={facts} />
      <KeepWithPlan answers={answers} />
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenScreen error={error} />;
}
