import type { UserId } from '@evenlight/contract/ids';
import type { Memory } from '@evenlight/contract/self-care/memories';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gift, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { plainDay } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { theirWords } from '../../../ui/base/their-words';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { useVersion } from '../conflict';
import { useChangeMemory, useDeleteMemory, useOwnMemorials } from '../queries';
import { GiveMemory } from './give-memory';
import { MemoryForm } from './memory-form';

type Props = { memory: Memory; userId: UserId; ownName: string };

export function MemoryCard({ memory, userId, ownName }: Props) {
  const { t, i18n } = useLingui();
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  const editButton = useFocusOnReturn(editing === 'done');
  const { title, words, about, happenedOn } = memory;
  const told = [about, happenedOn ? plainDay(happenedOn, i18n) : ''].filter(Boolean).join(' · ');
  if (editing === 'now')
    return (
      <Card>
        <ChangeMemory memory={memory} onDone={() => setEditing('done')} />
      </Card>
    );
  return (
    <Card as="article" aria-label={title}>
      <h3 {...theirWords} className="wrap-anywhere text-xl">
        {title}
      </h3>
      {told && (
        <p dir="auto" className="mt-1 wrap-anywhere text-ink-2 text-sm">
          {told}
        </p>
      )}
      <p {...theirWords} className="mt-3 whitespace-pre-wrap wrap-anywhere">
        {words}
      </p>
      <GivenTo memory={memory} userId={userId} />
      <div className="mt-4 -ms-3 flex flex-wrap">
        <GiveMemory memory={memory} userId={userId} ownName={ownName} />
        <Button
          ref={editButton}
          variant="ghost"
          size="small"
          aria-label={t`Change ${title}`}
          onClick={() => setEditing('now')}
        >
          <Pencil aria-hidden="true" className="size-4.5" />
          <Trans>Change</Trans>
        </Button>
        <DeleteMemory memory={memory} />
      </div>
    </Card>
  );
}

function GivenTo({ memory: { givenTo }, userId }: { memory: Memory; userId: UserId }) {
  const { data: memorials } = useOwnMemorials(userId);
  if (givenTo.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {givenTo.map(({ memorialId, isHeld }) => {
        const fullName = memorials?.find(({ id }) => id === memorialId)?.fullName;
        return (
          <li key={memorialId}>
            <Badge
              icon={Gift}
              tone={isHeld ? 'gold' : 'ok'}
              className="max-w-full wrap-anywhere whitespace-normal leading-snug"
            >
              {isHeld ? <Trans>Waits until the family has looked at it</Trans> : <Trans>Given to a memorial</Trans>}
              {fullName && `: ${fullName}`}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

function ChangeMemory({ memory, onDone }: { memory: Memory; onDone: () => void }) {
  const mutation = useChangeMemory();
  const { id: memoryId, version, title, words, about, happenedOn } = memory;
  const from = useVersion(version, mutation.error);
  return (
    <MemoryForm
      name={`memory-${memoryId}`}
      atFirst={{ title, words, about, happenedOn }}
      mutation={mutation}
      inputOf={(fields) => ({ params: { memoryId }, body: { ...fields, version: from } })}
      onDone={onDone}
    />
  );
}

function DeleteMemory({ memory: { id, title } }: { memory: Memory }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useDeleteMemory();
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Delete ${title}`}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          <Trans>Delete</Trans>
        </Button>
      }
      question={<Trans>Delete this memory?</Trans>}
      consequences={
        <Trans>
          It is deleted on all your devices, and you cannot bring it back. What you gave to a memorial stays there.
        </Trans>
      }
      confirm={<Trans>Delete for good</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync(id)}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
