import { type FamilyMessage, MESSAGE_MAX_LENGTH } from '@evenlight/contract/families/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { TextArea } from '../../../ui/forms/text-area';
import { useEditMessage } from './queries';

export function EditMessage({ message, onDone }: { message: FamilyMessage; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState(message.content);
  const { mutate, isPending, error } = useEditMessage();
  const phrase = phraseFor(error);
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || content.trim() === '') return;
    mutate({ messageId: message.id, content }, { onSuccess: onDone });
  }

  return (
    <form className="mt-2 grid gap-2" noValidate onSubmit={save}>
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
        onChange={({ target }) => setContent(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" state={isPending ? 'loading' : 'idle'} aria-disabled={content.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" size="small" onClick={onDone}>
          <Trans>Leave it as it was</Trans>
        </Button>
      </div>
    </form>
  );
}
