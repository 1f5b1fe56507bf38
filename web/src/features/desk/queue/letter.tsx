// A letter to whoever waits. It goes through the house, so that colleagues see what was written.
import type { QueueItem, ReplyTemplate } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { locales } from '../../../platform/locales';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { useWrite } from './queries';
import { StepProblem } from './step-problem';
import { useUnsentWords } from './unsent-words';

const SUBJECT_MAX_LENGTH = 150;
const TEXT_MAX_LENGTH = 5_000;

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
  const { t } = useLingui();
  const { unsent, keep, sent } = useUnsentWords(`desk-letter-${item.id}`);
  const { mutate, isPending, error, isSuccess } = useWrite(item);
  const { subject, text } = unsent;
  const isWhole = subject.trim() !== '' && text.trim() !== '';

  function send() {
    if (!isWhole || isPending) return;
    mutate(unsent, { onSuccess: () => sent(unsent) });
  }

  return (
    <>
      <p className="mb-4 wrap-anywhere text-ink-2 text-sm">{t`It goes to ${email}, and stays in the history.`}</p>
      <div className="grid gap-4">
        <Templates item={item} typed={unsent} onChoose={keep} />
        <TextField
          name="subject"
          label={t`Subject`}
          autoComplete="off"
          maxLength={SUBJECT_MAX_LENGTH}
          value={subject}
          onChange={(event) => keep({ subject: event.currentTarget.value })}
        />
        <TextArea
          name="letter"
          label={t`Letter`}
          rows={6}
          maxLength={TEXT_MAX_LENGTH}
          value={text}
          onChange={(event) => keep({ text: event.currentTarget.value })}
        />
        <div>
          <Button variant="secondary" aria-disabled={!isWhole} state={isPending ? 'loading' : 'idle'} onClick={send}>
            <Trans>Send the letter</Trans>
          </Button>
        </div>
        <p role="status" className="text-ink-2 text-sm empty:hidden">
          {isSuccess && !isWhole && t`The letter is on its way to ${email}.`}
        </p>
        <StepProblem item={item} error={error} />
      </div>
    </>
  );
}

type Typed = { subject: string; text: string };
type TemplatesProps = { item: QueueItem; typed: Typed; onChoose: (words: Typed) => void };

/** Words to begin with. What somebody typed is never replaced without asking. */
function Templates({ item: { templates }, typed, onChoose }: TemplatesProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ReplyTemplate | null>(null);
  const isOurs = (words: Typed) =>
    templates.some(({ subject, text }) => subject === words.subject && text === words.text);
  const isUntouched = (typed.subject === '' && typed.text === '') || isOurs(typed);
  if (templates.length === 0) return null;

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
        options={templates.map((one) => ({
          value: keyOf(one),
          label: `${one.title} (${locales[one.language].name})`,
        }))}
        value={templates.filter((one) => one.subject === typed.subject && one.text === typed.text).map(keyOf)[0] ?? ''}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <Dialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
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
            <Button variant="danger" onClick={() => asked && fill(asked)}>
              <Trans>Replace it</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}

function keyOf({ id, language }: ReplyTemplate): string {
  return `${id} ${language}`;
}
