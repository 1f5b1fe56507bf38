// The answers that are kept with a plan: changing them, and forgetting all of it.
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { KeptHelp } from '@evenlight/contract/help-to-pay/kept-help';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../parts/refusal';
import type { KeptAs } from '../../platform/kept-words';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { AskFirst } from '../../ui/overlays/ask-first';
import { Fold } from '../resting-places/fold';
import { useForgetHelp, useKeepHelp } from './queries';
import { QuestionsForm } from './questions-form';

export function AnswersHere({ kept, answers }: { kept: KeptHelp; answers: HelpAnswers }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="help-answers" className="min-w-0 py-2 sm:py-3 print:hidden">
      <h2 id="help-answers" className="sr-only">{t`Your answers`}</h2>
      <Fold title={t`Your answers`} said={t`Change what you answered`} isOpenAtFirst={false}>
        <p className="mb-6 text-ink-2">
          <Trans>What you have asked so far stays.</Trans>
        </p>
        <Answering kept={kept} answers={answers} />
        <Forgetting kept={kept} />
      </Fold>
    </Card>
  );
}

export function Answering({ kept, answers }: { kept: KeptHelp; answers: HelpAnswers | undefined }) {
  const keep = useKeepHelp(kept.planId);
  const keptAs: KeptAs = { name: `help-to-pay-${kept.planId}`, place: 'member-tab', part: 'answers' };
  return (
    <QuestionsForm
      // Once they are kept, it begins from what stands.
      key={kept.version}
      answers={answers}
      keptAs={keptAs}
      state={keep.isPending ? 'loading' : 'idle'}
      button={answers ? <Trans>Save the answers</Trans> : <Trans>See who may help</Trans>}
      onSend={(said, forget) => keep.mutate({ answers: said, version: kept.version }, { onSuccess: forget })}
    >
      <Refusal error={keep.error} />
    </QuestionsForm>
  );
}

function Forgetting({ kept }: { kept: KeptHelp }) {
  const forget = useForgetHelp(kept.planId);
  return (
    <div className="mt-6 border-line border-t pt-4">
      <AskFirst
        isDanger
        trigger={
          <Button variant="ghost" size="small">
            <Trans>Forget all of it</Trans>
          </Button>
        }
        question={<Trans>Forget the answers and the notes?</Trans>}
        consequences={
          <Trans>
            What your family answered, whom it asked and what was said is deleted. Tasks on the list of the family stay.
          </Trans>
        }
        confirm={<Trans>Forget it</Trans>}
        isPending={forget.isPending}
        onYes={() => forget.mutateAsync()}
      >
        <Refusal error={forget.error} />
      </AskFirst>
    </div>
  );
}
