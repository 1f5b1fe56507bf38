// The eight questions. What is answered stays in this tab until it is sent or an hour has passed; on a page without the
// application `app/static-pages/keep-words.ts` keeps the same.
import { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useKeptWords } from '../../parts/kept-form/use-kept-words';
import type { KeptAs } from '../../platform/kept-words';
import { unsentKeyOf } from '../../platform/unsent-key';
import { Button } from '../../ui/base/button';
import type { ButtonState } from '../../ui/base/button-state';
import { NotSent } from '../memorials/not-sent';
import { answersIn, QuestionFields } from './question-fields';

export const inThisTab: KeptAs = { name: 'unsent-help', place: 'tab' };

type Props = {
  answers: HelpAnswers | undefined;
  keptAs: KeptAs;
  /** Without it the browser posts the form to its page. */
  onSend?: (answers: HelpAnswers, forget: () => void) => void;
  state?: ButtonState;
  button: ReactNode;
  children?: ReactNode;
};

export function QuestionsForm({ answers, keptAs, onSend, state, button, children }: Props) {
  const { t } = useLingui();
  const words = useKeptWords(keptAs, HelpAnswers);
  const { read, keep, forget } = words;
  const [kept, setKept] = useState(words.atFirst);
  // Whoever had answered before they came to this page finds it so.
  useEffect(() => setKept(read()), [read]);
  const shown = kept ?? answers;
  return (
    <Form
      method="post"
      action="/help-to-pay"
      aria-label={t`Eight questions about help to pay`}
      data-kept-as={unsentKeyOf(keptAs.name, null)}
      className="grid gap-8"
      onChange={(event) => keep(answersIn(new FormData(event.currentTarget)))}
      onSubmit={(event) => {
        if (!onSend) return;
        event.preventDefault();
        onSend(answersIn(new FormData(event.currentTarget)), forget);
      }}
    >
      <QuestionFields key={JSON.stringify(shown)} answers={shown} />
      {children}
      <div>
        <NotSent />
        <Button type="submit" state={state} className="w-full sm:w-auto">
          {button}
        </Button>
        <p className="mt-3 text-ink-2 text-ui">
          <Trans>Any question can be left open.</Trans>
        </p>
      </div>
    </Form>
  );
}
