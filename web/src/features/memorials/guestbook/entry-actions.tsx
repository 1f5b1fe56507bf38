// What can be done with one entry: publish, turn down, hide, thank, delete.
import type { MemorialId } from '@evenlight/contract/ids';
import { type KeptEntry, REPLY_MAX_LENGTH, replyToEntry } from '@evenlight/contract/memorials/guestbook';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { useDecideEntry, useRemoveEntry, useReply } from './queries';

type Props = { memorialId: MemorialId; entry: KeptEntry };
type Decided = 'published' | 'hidden' | 'rejected';

export function EntryActions({ memorialId, entry }: Props) {
  const { t } = useLingui();
  const decide = useDecideEntry(memorialId);
  const remove = useRemoveEntry(memorialId, entry.id);
  const [thanking, setThanking] = useState<'not-yet' | 'now' | 'done'>('not-yet');
  const thankButton = useFocusOnReturn(thanking === 'done');
  const { authorName, state, reasons, reply } = entry;
  const isReported = reasons.includes('reported');

  function decision(to: Decided, label: string, words: ReactNode, isFirst = false) {
    const isUnderWay = decide.isPending && decide.variables.state === to;
    return (
      <Button
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={label}
        state={isUnderWay ? 'loading' : 'idle'}
        onClick={() => decide.mutate({ entryId: entry.id, state: to })}
      >
        {words}
      </Button>
    );
  }

  return (
    <div className="mt-4 grid gap-3">
      <Refusal error={decide.error} />
      <div className="flex flex-wrap gap-2">
        {state !== 'published' &&
          decision('published', t`Publish the entry by ${authorName}`, <Trans>Publish</Trans>, true)}
        {state === 'published' &&
          isReported &&
          decision('published', t`Keep the entry by ${authorName}`, <Trans>Keep it</Trans>)}
        {state === 'held' && decision('rejected', t`Turn down the entry by ${authorName}`, <Trans>Turn down</Trans>)}
        {state === 'published' && decision('hidden', t`Hide the entry by ${authorName}`, <Trans>Hide</Trans>)}
        {state === 'published' && thanking !== 'now' && (
          <Button
            size="small"
            variant="secondary"
            ref={thankButton}
            aria-label={t`Thank ${authorName}`}
            onClick={() => setThanking('now')}
          >
            {reply ? <Trans>Change your thanks</Trans> : <Trans>Thank</Trans>}
          </Button>
        )}
        <AskToDelete authorName={authorName} remove={remove} />
      </div>
      {thanking === 'now' && <Thanks memorialId={memorialId} entry={entry} onDone={() => setThanking('done')} />}
    </div>
  );
}

type Asking = { authorName: string; remove: ReturnType<typeof useRemoveEntry> };

function AskToDelete({ authorName, remove: { mutateAsync, isPending, error } }: Asking) {
  const { t } = useLingui();
  return (
    <AskFirst
      isDanger
      trigger={
        <Button size="small" variant="ghost" aria-label={t`Delete the entry by ${authorName}`}>
          <Trans>Delete</Trans>
        </Button>
      }
      question={<Trans>Delete this entry?</Trans>}
      consequences={t`What ${authorName} wrote is then gone for good. Hidden entries are seen by nobody else, and stay with you.`}
      confirm={<Trans>Delete for good</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync(undefined)}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}

function Thanks({ memorialId, entry, onDone }: Props & { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useReply(memorialId, entry.id);
  const { authorName } = entry;
  const phrase = phraseFor(error);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={box}>
      <Form
        aria-label={t`Thank ${authorName}`}
        schema={replyToEntry.body}
        defaultValues={{ reply: entry.reply }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        onSubmit={(body) => mutate(body, { onSuccess: onDone })}
      >
        <TextArea
          name="reply"
          label={t`Your thanks`}
          hint={
            entry.authorEmail
              ? t`It stands below the entry, and we mail it to them.`
              : t`It stands below the entry. If they left an address, we mail it to them.`
          }
          rows={3}
          maxLength={REPLY_MAX_LENGTH}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton size="small">
            <Trans>Save your thanks</Trans>
          </SubmitButton>
          <Button size="small" variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
