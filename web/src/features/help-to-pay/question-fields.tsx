// The eight questions as plain fields, so that a browser without scripts sends them too.
import {
  answersTo,
  HelpAnswers,
  type HelpQuestion,
  helpQuestions,
  nothingAnswered,
} from '@evenlight/contract/help-to-pay/answers';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { hiddenRadio, ringWhereFocused } from '../../ui/forms/control-looks';
import { SelectField } from '../../ui/forms/select-field';
import { answerWords, questionWords, whyWords } from './question-words';

/** What a form was sent with. What is missing, or no answer of ours, is open. */
export function answersIn(form: FormData): HelpAnswers {
  const answered = helpQuestions.map((question) => {
    const { data } = HelpAnswers.shape[question].safeParse(form.get(question) ?? undefined);
    return [question, data ?? nothingAnswered[question]];
  });
  return HelpAnswers.parse(Object.fromEntries(answered));
}

function useAnswerInWords() {
  const { i18n } = useLingui();
  return (said: MessageDescriptor | string) => (typeof said === 'string' ? said : i18n._(said));
}

/** What is open stands first. */
const counties = ['unsure', ...answersTo.county.filter((county) => county !== 'unsure')] as const;

export function QuestionFields({ answers }: { answers: HelpAnswers | undefined }) {
  const { i18n } = useLingui();
  const inWords = useAnswerInWords();
  return (
    <div className="grid gap-8">
      <SelectField
        name="county"
        label={i18n._(questionWords.county)}
        hint={i18n._(whyWords.county)}
        defaultValue={answers?.county ?? 'unsure'}
        isUnpraised
        options={counties.map((value) => ({ value, label: inWords(answerWords.county[value]) }))}
      />
      {helpQuestions
        .filter((question) => question !== 'county')
        .map((question) => (
          <Question key={question} question={question} answer={answers?.[question]} />
        ))}
    </div>
  );
}

const pill =
  'group relative inline-flex min-h-12 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface ' +
  'px-5 py-2 text-ui hover:border-line-input has-checked:border-pine has-checked:bg-pine-soft has-checked:font-semibold ' +
  `has-checked:text-pine ${ringWhereFocused}`;

type Props = { question: Exclude<HelpQuestion, 'county'>; answer: string | undefined };

function Question({ question, answer }: Props) {
  const { i18n } = useLingui();
  const inWords = useAnswerInWords();
  const words: Record<string, MessageDescriptor | string> = answerWords[question];
  return (
    <fieldset className="min-w-0" aria-describedby={`why-${question}`}>
      <legend className="font-semibold text-lg leading-snug">{i18n._(questionWords[question])}</legend>
      <p id={`why-${question}`} className="mt-0.5 mb-3 text-ink-2 text-ui">
        {i18n._(whyWords[question])}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {answersTo[question].map((value) => (
          <label key={value} className={pill}>
            <input
              type="radio"
              name={question}
              value={value}
              defaultChecked={value === answer}
              autoComplete="off"
              className={hiddenRadio}
            />
            <Check aria-hidden="true" className="hidden size-4.5 shrink-0 group-has-checked:block" />
            {inWords(words[value] ?? value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
