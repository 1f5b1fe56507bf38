import { type Care, JOURNAL_WORDS_MAX_LENGTH, type JournalEntry } from '@evenlight/contract/self-care/journal';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { theirWords } from '../../../ui/base/their-words';
import { TextArea } from '../../../ui/forms/text-area';
import { Notice } from '../../../ui/status/notice';
import { isConflict, useVersion } from '../conflict';
import { unsentWords } from '../private-form';
import { useChangeEntry } from '../queries';

type Props = { entry: JournalEntry; onCare: (care: Care) => void; onDone: () => void };

export function EditEntry({ entry, onCare, onDone }: Props) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const unsent = useKeptWords({ ...unsentWords, part: `journal-${entry.id}` }, z.string());
  const [words, setWords] = useState(unsent.atFirst ?? entry.words);
  // Whoever looks for words that are changed away sees the entry go, with this form: the lines that help must still come.
  const { mutate, isPending, error } = useChangeEntry(({ care }) => {
    unsent.forget();
    onCare(care);
  });
  const version = useVersion(entry.version, error);
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || words.trim() === '') return;
    mutate({ params: { entryId: entry.id }, body: { words, version } }, { onSuccess: onDone });
  }

  return (
    <form className="mt-3 grid gap-3" noValidate onSubmit={save}>
      <TextArea
        ref={field}
        name="words"
        label={t`Your words`}
        isRequired
        problem={words.trim() === '' ? t`An entry needs at least a word. To remove it, delete it.` : undefined}
        maxLength={JOURNAL_WORDS_MAX_LENGTH}
        dir="auto"
        value={words}
        readOnly={isPending}
        onChange={({ target }) => {
          setWords(target.value);
          unsent.keep(target.value);
        }}
      />
      <Refusal error={error} />
      {isConflict(error) && <WhatStandsNow words={entry.words} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" state={isPending ? 'loading' : 'idle'}>
          <Trans>Save changes</Trans>
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            unsent.forget();
            onDone();
          }}
        >
          <Trans>Leave it as it was</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The entry was changed elsewhere meanwhile. */
function WhatStandsNow({ words }: { words: string }) {
  return (
    <Notice title={<Trans>What stands there now</Trans>}>
      <p {...theirWords} className="whitespace-pre-wrap wrap-anywhere">
        {words}
      </p>
      <p className="mt-2 text-ink-2">
        <Trans>Saving again puts your words in its place.</Trans>
      </p>
    </Notice>
  );
}
