// A letter to whoever waits. It goes through the house, so that colleagues see what was written.

import { locales } from '@evenlight/contract/languages';
import {
  DESK_WORDS_MAX_LENGTH,
  LETTER_SUBJECT_MAX_LENGTH,
  type QueueItem,
  type ReplyTemplate,
} from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { languageName } from '../../../platform/language-name';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { useWrite } from './queries';
import { StepProblem } from './step-problem';
import { useTooLong } from './too-long';
import { useUnsentWords } from './unsent-words';

export function Letter({ item }: { item: QueueItem }) {
  const email = item.person?.email ?? null;
  return (
    <Card as="section" aria-labelledby="letter-title">
      <h2 id="letter-title" className="mb-1 text-xl">
        <Trans>Write to them</Trans>
      </h2>
      {email === null ? (
        <p className="text-ink-2">
          <Trans>There is no e-mail address to write to. Call instead, or leave a note.</Trans>
        </p>
      ) : (
        <Writing item={item} email={email} />
      )}
    </Card>
  );
}

function Writing({ item, email }: { item: QueueItem; email: string }) {
  const { t, i18n } = useLingui();
  const { unsent, keep, sent } = useUnsentWords(`desk-letter-${item.id}`);
  const { mutate, isPending, error, isSuccess } = useWrite(item);
  const { subject, text } = unsent;
  const tooLong = useTooLong();
  const problems = {
    subject: tooLong(subject, LETTER_SUBJECT_MAX_LENGTH),
    text: tooLong(text, DESK_WORDS_MAX_LENGTH),
  };
  const isWritten = subject.trim() !== '' && text.trim() !== '';
  const isWhole = isWritten && !problems.subject && !problems.text;

  function send() {
    if (!isWhole || isPending) return;
    mutate({ subject, text, idempotencyKey: unsent.idempotencyKeys.letter }, { onSuccess: () => sent(unsent) });
  }

  return (
    <>
      <p className="mb-4 wrap-anywhere text-ink-2 text-sm">
        {t`It goes to ${email}, and stays in the history.`}{' '}
        <Trans>What stands around your words is in {languageName(item.language, i18n.locale)}.</Trans>
      </p>
      <div className="grid gap-4">
        <Templates item={item} typed={unsent} onChoose={keep} />
        <TextField
          name="subject"
          label={t`Subject`}
          autoComplete="off"
          problem={problems.subject}
          value={subject}
          onChange={(event) => keep({ subject: event.currentTarget.value })}
        />
        <TextArea
          name="letter"
          label={t`Letter`}
          rows={6}
          problem={problems.text}
          value={text}
          onChange={(event) => keep({ text: event.currentTarget.value })}
        />
        <div>
          <Button variant="secondary" aria-disabled={!isWhole} state={isPending ? 'loading' : 'idle'} onClick={send}>
            <Trans>Send the letter</Trans>
          </Button>
        </div>
        <p role="status" className="text-ink-2 text-sm empty:hidden">
          {isSuccess && !isWritten && t`The letter is on its way to ${email}.`}
        </p>
        <StepProblem item={item} error={error} />
      </div>
    </>
  );
}

type Typed = { subject: string; text: string };
type TemplatesProps = { item: QueueItem; typed: Typed; onChoose: (words: Typed) => void };

/** Words to begin with. What somebody typed is never replaced without asking. */
function Templates({ item: { templates, language }, typed, onChoose }: TemplatesProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ReplyTemplate | null>(null);
  const isOurs = (words: Typed) =>
    templates.some(({ subject, text }) => subject === words.subject && text === words.text);
  const isUntouched = (typed.subject === '' && typed.text === '') || isOurs(typed);
  // In their own language first.
  const inOrder = [...templates].sort((one, other) => rankOf(one) - rankOf(other));
  if (templates.length === 0) return null;

  function rankOf(one: ReplyTemplate) {
    return one.language === language ? 0 : 1;
  }

  function choose(value: string) {
    const template = templates.find((one) => keyOf(one) === value);
    if (!template) return;
    if (isUntouched) fill(template);
    else setAsked(template);
  }

  function fill({ subject, text }: ReplyTemplate) {
    onChoose({ subject, text });
    setAsked(null);
  }

  return (
    <>
      <SelectField
        name="template"
        label={t`Begin with`}
        placeholder={t`An empty letter`}
        options={inOrder.map((one) => ({
          value: keyOf(one),
          label: `${one.title} (${locales[one.language].name})`,
          language: one.language,
        }))}
        value={templates.filter((one) => one.subject === typed.subject && one.text === typed.text).map(keyOf)[0] ?? ''}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <AskToReplace isOpen={asked !== null} onKeep={() => setAsked(null)} onReplace={() => asked && fill(asked)} />
    </>
  );
}

type AskProps = { isOpen: boolean; onKeep: () => void; onReplace: () => void };

function AskToReplace({ isOpen, onKeep, onReplace }: AskProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      title={<Trans>Replace what you typed?</Trans>}
      description={<Trans>The subject and the letter that stand there would be gone.</Trans>}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Keep what I typed</Trans>
              </Button>
            }
          />
          <Button variant="danger" onClick={onReplace}>
            <Trans>Replace it</Trans>
          </Button>
        </>
      }
    />
  );
}

function keyOf({ id, language }: ReplyTemplate): string {
  return `${id} ${language}`;
}
