import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, HeartHandshake } from 'lucide-react';
import { PageMessage } from '../../../parts/link-page/page-message';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { IconTile } from '../../../ui/base/icon-tile';
import { useAnswerHandoff } from './handoff-queries';
import type { Answered } from './keep-answered';

export function StepIsDone({ answered: { name, askerName, title } }: { answered: Answered }) {
  const { t } = useLingui();
  return (
    <PageMessage icon={<IconTile icon={CircleCheck} className="mb-5" />} title={t`Thank you, ${name}`}>
      <p role="status" className="wrap-anywhere">
        {t`You said that “${title}” is done, and ${askerName} can see it.`}
      </p>
      <NothingElse />
    </PageMessage>
  );
}

export function StepIsDeclined({ token, answered }: { token: string; answered: Answered }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useAnswerHandoff(token);
  const { name, askerName, title } = answered;
  return (
    <PageMessage
      icon={<IconTile icon={HeartHandshake} className="mb-5" />}
      title={t`Thank you for saying so, ${name}`}
      actions={
        <>
          <Button
            variant="secondary"
            state={isPending ? 'loading' : 'idle'}
            onClick={() => mutate({ state: 'done', answer: '' })}
          >
            <Trans>I can after all, and it is done</Trans>
          </Button>
          <Refusal error={error} className="basis-full" />
        </>
      }
    >
      <p role="status" className="wrap-anywhere">
        {t`${askerName} can see that you cannot do “${title}”, and finds another way.`}
      </p>
      <NothingElse />
    </PageMessage>
  );
}

function NothingElse() {
  return (
    <p>
      <Trans>There is nothing else to do. You can close this page.</Trans>
    </p>
  );
}

export function LinkEnded() {
  return (
    <PageMessage title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>
          It was taken back, replaced by a newer one, or it is too old. You need not do anything. If you want to help,
          ask the person who sent it.
        </Trans>
      </p>
    </PageMessage>
  );
}
