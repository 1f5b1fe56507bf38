// The answer while it is being written, when it was stopped, and when it did not come.
import type { SupportSessionId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Square } from 'lucide-react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { theirWords } from '../../../ui/base/their-words';
import { Notice } from '../../../ui/status/notice';
import { AiBubble } from './message-line';
import type { ReplyInHand } from './reply-store';
import { useReplies } from './use-reply';

type Props = { sessionId: SupportSessionId; reply: ReplyInHand | undefined };

export function AnswerInHand({ sessionId, reply }: Props) {
  const { stop, begin } = useReplies();
  const isWriting = reply?.state === 'writing' || reply?.state === 'elsewhere';
  const canAskAgain = reply?.state === 'failed' || reply?.state === 'stopped';
  return (
    <div className="mt-4 grid gap-3">
      {reply?.words && (
        <AiBubble>
          <p {...theirWords} className="whitespace-pre-line wrap-anywhere">
            {reply.words}
          </p>
        </AiBubble>
      )}
      <p role="status" className="text-ink-2 text-ui">
        {isWriting && <Trans>The AI is writing an answer…</Trans>}
        {reply?.state === 'stopped' && <Trans>You stopped this answer.</Trans>}
      </p>
      {reply?.state === 'writing' && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => stop(sessionId)}>
          <Square aria-hidden="true" className="size-4" />
          <Trans>Stop</Trans>
        </Button>
      )}
      {reply?.state === 'failed' && <AnswerFailed error={reply.error} />}
      {canAskAgain && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => void begin(sessionId, reply.messageId)}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          <Trans>Ask for the answer again</Trans>
        </Button>
      )}
    </div>
  );
}

function AnswerFailed({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <Notice tone="warn" role="alert" title={<Trans>The answer did not arrive. Your message did.</Trans>}>
      {phrase && <p>{i18n._(phrase)}</p>}
    </Notice>
  );
}
