import {
  type Care,
  JOURNAL_WORDS_MAX_LENGTH,
  JournalPrompt,
  journalPrompts,
} from '@evenlight/contract/self-care/journal';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { unsentWords } from '../private-form';
import { useWriteEntry } from '../queries';
import { promptWords } from './prompts';

const Entry = z.object({ prompt: JournalPrompt.nullable(), words: z.string() });
type Entry = z.infer<typeof Entry>;
const empty: Entry = { prompt: null, words: '' };

export function WriteEntry({ onCare }: { onCare: (care: Care) => void }) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const { entry, keep, forget, idempotencyKeyOf } = useUnsentEntry(field);
  const { prompt, words } = entry;
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
    mutate({ ...entry, idempotencyKey: idempotencyKeyOf(entry) });
  }

  function type(changes: Partial<Entry>) {
    if (!isPending) keep({ ...entry, ...changes });
    if (error || isSuccess) reset();
    setIsEmptyTried(false);
  }

  return (
    <Card as="section" aria-labelledby="write-title">
      <h3 id="write-title" className="text-xl">
        <Trans>Write</Trans>
      </h3>
      <form className="mt-4 grid gap-4" noValidate onSubmit={save}>
        <PromptField prompt={prompt} onChoose={(chosen) => type({ prompt: chosen })} />
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

type PromptProps = { prompt: JournalPrompt | null; onChoose: (prompt: JournalPrompt | null) => void };

function PromptField({ prompt, onChoose }: PromptProps) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      name="prompt"
      label={t`A question to begin with`}
      value={prompt ?? ''}
      onChange={({ target }) => onChoose(JournalPrompt.safeParse(target.value).data ?? null)}
      options={journalPrompts.map((name) => ({ value: name, label: i18n._(promptWords[name]) }))}
      placeholder={t`None, I write freely`}
    />
  );
}

/** The entry being written, kept with every letter. */
function useUnsentEntry(field: RefObject<HTMLTextAreaElement | null>) {
  const { read, ...kept } = useKeptWords({ ...unsentWords, part: 'journal' }, Entry);
  const [entry, setEntry] = useState(empty);

  // Read when the page is hydrated: the server knows nothing of it. What was typed before that goes first.
  useEffect(() => {
    const typed = field.current?.value;
    setEntry(typed ? { prompt: null, words: typed } : (read() ?? empty));
  }, [read, field]);

  return {
    entry,
    idempotencyKeyOf: kept.idempotencyKeyOf,
    keep(next: Entry) {
      setEntry(next);
      kept.keep(next);
    },
    forget() {
      setEntry(empty);
      kept.forget();
    },
  };
}
