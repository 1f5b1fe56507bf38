// The memory keeper: moments with somebody who died, kept for oneself until one wants to give them.
import type { UserId } from '@evenlight/contract/ids';
import type { Memory } from '@evenlight/contract/self-care/memories';
import { Trans } from '@lingui/react/macro';
import { BookHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOfGoneLines, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useKeepMemory, useMemories } from '../queries';
import { MemoryCard } from './memory-card';
import { MemoryForm } from './memory-form';

type Props = {
  userId: UserId;
  /** What a gift is signed with, unless somebody types another name. */
  ownName: string;
};

export function MemoryKeeper({ userId, ownName }: Props) {
  const memories = useMemories();
  const [adding, setAdding] = useState<'not yet' | 'now' | 'done'>('not yet');
  const addButton = useFocusOnReturn(adding === 'done');
  const kept = memories.data ?? [];
  const add = (
    <Button ref={addButton} onClick={() => setAdding('now')}>
      <Plus aria-hidden="true" className="size-4.5" />
      <Trans>Write down a memory</Trans>
    </Button>
  );
  return (
    <div className="grid max-w-180 gap-5">
      {adding === 'now' && <NewMemory onDone={() => setAdding('done')} />}
      {adding !== 'now' && kept.length > 0 && <div>{add}</div>}
      {memories.isPending && <SkeletonList />}
      {memories.isError && (
        <ErrorState
          level="h3"
          title={<Trans>Your memories cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost. What you kept is stored.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={memories}
        />
      )}
      {memories.isSuccess && kept.length === 0 && adding !== 'now' && (
        <EmptyState icon={BookHeart} title={<Trans>No memories here yet</Trans>} action={add}>
          <Trans>A smell, a joke, an ordinary Tuesday. Small moments are often the ones we miss most.</Trans>
        </EmptyState>
      )}
      <MemoryList memories={kept} userId={userId} ownName={ownName} />
    </div>
  );
}

function MemoryList({ memories, ...rest }: Props & { memories: Memory[] }) {
  const box = useFocusOfGoneLines(memories.length);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 rounded-card empty:hidden">
      {memories.map((memory) => (
        <MemoryCard key={memory.id} memory={memory} {...rest} />
      ))}
    </div>
  );
}

function NewMemory({ onDone }: { onDone: () => void }) {
  const mutation = useKeepMemory();
  return (
    <Card as="section" aria-labelledby="new-memory-title">
      <h3 id="new-memory-title" className="mb-4 text-xl">
        <Trans>A new memory</Trans>
      </h3>
      <MemoryForm
        name="memory"
        mutation={mutation}
        inputOf={(fields, idempotencyKey) => ({ ...fields, idempotencyKey })}
        onDone={onDone}
      />
    </Card>
  );
}
