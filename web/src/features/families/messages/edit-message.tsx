import { type FamilyMessage, MESSAGE_MAX_LENGTH } from '@evenlight/contract/families/messages';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { TextArea } from '../../../ui/forms/text-area';
import { KeptWords } from '../kept-words';
import { useOutbox } from './outbox';
import { useEditMessage } from './queries';

export function EditMessage({ message, onDone }: { message: FamilyMessage; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = useKeptWords({ name: `changed-message-${message.id}`, place: 'browser' }, z.string(), onDone);
  const [kept, setKept] = useState(words.atFirst);
  const [content, setContent] = useState(kept ?? message.content);
  const { hear } = useOutbox();
  const { mutate, isPending, error } = useEditMessage(({ sentKey }, isWorrying) => {
    hear(isWorrying);
    words.stored(sentKey);
  });
  const phrase = phraseFor(error);
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || content.trim() === '') return;
    mutate({ messageId: message.id, content, sentKey: words.idempotencyKeyOf(content) });
  }

  function type(typed: string) {
    setContent(typed);
    words.keep(typed);
  }

  function discard() {
    words.forget();
    setKept(undefined);
    setContent(message.content);
    field.current?.focus();
  }

  function leave() {
    words.forget();
    onDone();
  }

  return (
    <form className="mt-2 grid gap-2" noValidate onSubmit={save}>
      {kept !== undefined && !isPending && <KeptWords onDiscard={discard} />}
      <TextArea
        ref={field}
        name="content"
        label={t`Your words`}
        rows={2}
        maxLength={MESSAGE_MAX_LENGTH}
        dir="auto"
        value={content}
        readOnly={isPending}
        problem={phrase && i18n._(phrase)}
        onChange={({ target }) => type(target.value)}
      />
      <SaveOrLeave isPending={isPending} isEmpty={content.trim() === ''} onLeave={leave} />
    </form>
  );
}

type Props = { isPending: boolean; isEmpty: boolean; onLeave: () => void };

function SaveOrLeave({ isPending, isEmpty, onLeave }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="small" state={isPending ? 'loading' : 'idle'} aria-disabled={isEmpty}>
        <Trans>Save</Trans>
      </Button>
      <Button variant="ghost" size="small" onClick={onLeave}>
        <Trans>Leave it as it was</Trans>
      </Button>
    </div>
  );
}
