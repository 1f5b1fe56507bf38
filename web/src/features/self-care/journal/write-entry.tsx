import type { UserId } from '@evenlight/contract/ids';
import {
  type Care,
  JOURNAL_WORDS_MAX_LENGTH,
  JournalPrompt,
  journalPrompts,
} from '@evenlight/contract/self-care/journal';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { useWriteEntry } from '../queries';
import { promptWords } from './prompts';
import { useUnsentEntry } from './use-unsent-entry';

export function WriteEntry({ userId, onCare }: { userId: UserId; onCare: (care: Care) => void }) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const { prompt, words, sendKey, keep, forget } = useUnsentEntry(userId, field);
  const { mutate, isPending, error, isSuccess, reset } = useWriteEntry(({ care }) => {
    forget();
    onCare(care);
  });
  const [isEmptyTried, setIsEmptyTried] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsEmptyTried(words.trim() === '');
    if (words.trim() === '') return void field.current?.focus();
    mutate({ prompt, words, sendKey });
  }

  function type(changes: Parameters<typeof keep>[0]) {
    if (!isPending) keep(changes);
    if (error || isSuccess) reset();
    setIsEmptyTried(false);
  }

  return (
    <Card as="section" aria-labelledby="write-title">
      <h3 id="write-title" className="text-xl">
        <Trans>Write</Trans>
      </h3>
      <form className="mt-4 grid gap-4" noValidate onSubmit={save}>
        <SelectField
          name="prompt"
          label={t`A question to begin with`}
          value={prompt ?? ''}
          onChange={({ target }) => type({ prompt: JournalPrompt.safeParse(target.value).data ?? null })}
          options={journalPrompts.map((name) => ({ value: name, label: i18n._(promptWords[name]) }))}
          placeholder={t`None, I write freely`}
        />
        <TextArea
          ref={field}
          name="words"
          label={prompt ? i18n._(promptWords[prompt]) : t`Your words`}
          hint={t`What you type is kept in this tab until you save it.`}
          problem={isEmptyTried ? t`Write a word or two first.` : undefined}
          isRequired
          rows={8}
          maxLength={JOURNAL_WORDS_MAX_LENGTH}
          dir="auto"
          value={words}
          readOnly={isPending}
          onChange={({ target }) => type({ words: target.value })}
        />
        <Refusal error={error} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" state={isPending ? 'loading' : 'idle'}>
            <Trans>Save entry</Trans>
          </Button>
          <p role="status" className="text-ok">
            {isSuccess && <Trans>Saved. It stands in your journal.</Trans>}
          </p>
        </div>
      </form>
    </Card>
  );
}
