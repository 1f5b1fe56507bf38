import type { Care, JournalEntry } from '@evenlight/contract/self-care/journal';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { theirWords } from '../../../ui/base/their-words';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { useDeleteEntry } from '../queries';
import { EditEntry } from './edit-entry';
import { promptWords } from './prompts';

type Props = { entry: JournalEntry; onCare: (care: Care) => void };

export function EntryCard({ entry, onCare }: Props) {
  const { i18n, t } = useLingui();
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  const editButton = useFocusOnReturn(editing === 'done');
  const when = momentInWords(entry.writtenAt, i18n);
  return (
    <Card as="article" aria-label={when} className="p-5 sm:p-6">
      <p className="text-ink-2 text-sm">
        <time dateTime={entry.writtenAt}>{when}</time>
        {entry.version > 1 && (
          <>
            {' · '}
            <Trans>changed</Trans>
          </>
        )}
      </p>
      {entry.prompt && <p className="mt-2 font-semibold">{i18n._(promptWords[entry.prompt])}</p>}
      {editing === 'now' ? (
        <EditEntry entry={entry} onCare={onCare} onDone={() => setEditing('done')} />
      ) : (
        <>
          <p {...theirWords} className="mt-2 whitespace-pre-wrap wrap-anywhere">
            {entry.words}
          </p>
          <div className="mt-3 -ms-3 flex flex-wrap">
            <Button
              ref={editButton}
              variant="ghost"
              size="small"
              aria-label={t`Change the entry of ${when}`}
              onClick={() => setEditing('now')}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
              <Trans>Change</Trans>
            </Button>
            <DeleteEntry entry={entry} when={when} />
          </div>
        </>
      )}
    </Card>
  );
}

function DeleteEntry({ entry, when }: { entry: JournalEntry; when: string }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useDeleteEntry();
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Delete the entry of ${when}`}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          <Trans>Delete</Trans>
        </Button>
      }
      question={<Trans context="journal">Delete this entry?</Trans>}
      consequences={<Trans>It is deleted on all your devices, and you cannot bring it back.</Trans>}
      confirm={<Trans>Delete for good</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync(entry.id)}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
