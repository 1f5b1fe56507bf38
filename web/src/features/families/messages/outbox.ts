// Messages on their way. Each waits here, in this browser, until the server has it: a lost connection or a reload costs
// nothing, and the order stays. Sent twice, by two tabs or after a lost answer, it is one message.
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import { FamilyMemberId, FamilyMessageId, SharedDocumentId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailed, call } from '../../../platform/call';
import { forgetDraft, keepDraft, readDraft, watchDraft } from '../../../platform/drafts';
import { useUser } from '../../../platform/user';
import { useFamily } from '../here';
import { useRefreshFamilies } from '../queries';
import { usePutMessage } from './queries';

const Waiting = z.object({
  sendKey: z.uuid(),
  content: z.string(),
  replyToId: FamilyMessageId.nullable(),
  mentions: z.array(FamilyMemberId),
  attachmentIds: z.array(SharedDocumentId),
});
export type Waiting = z.infer<typeof Waiting>;

/** Why one cannot be sent at all; the others wait behind it. */
type Refused = { sendKey: string; error: unknown };

// When the browser does not notice by itself that it is online again.
const TRY_AGAIN_MS = 10_000;

export function useOutbox() {
  const { group } = useFamily();
  const { shown, line, change } = useKeptLine();
  const [isHeld, setHeld] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const put = usePutMessage();
  const refreshFamilies = useRefreshFamilies();
  const isDelivering = useRef(false);

  const deliver = useCallback(async () => {
    if (isDelivering.current) return;
    isDelivering.current = true;
    try {
      for (let next = line.current[0]; next; next = line.current[0]) {
        const { sendKey } = next;
        put(await call(sendFamilyMessage, { body: { ...next, groupId: group.id } }));
        change((waiting) => waiting.filter((one) => one.sendKey !== sendKey));
        setRefused(null);
      }
      setHeld(false);
      refreshFamilies();
    } catch (error) {
      const first = line.current[0];
      if (isOnlyLate(error)) setHeld(true);
      else if (first) setRefused({ sendKey: first.sendKey, error });
    } finally {
      isDelivering.current = false;
    }
  }, [group.id, line, change, put, refreshFamilies]);

  useTryingAgain(isHeld, deliver);
  useEffect(() => {
    if (line.current.length > 0) void deliver();
  }, [line, deliver]);

  return {
    waiting: shown,
    isHeld,
    refused,
    send(message: Waiting) {
      change((waiting) => [...waiting, message]);
      void deliver();
    },
    tryAgain: () => void deliver(),
    takeOut(sendKey: string) {
      change((waiting) => waiting.filter((one) => one.sendKey !== sendKey));
      setRefused(null);
      void deliver();
    },
  };
}

/** Out of reach, too many at once, or the house is being looked after: the same message is welcome a little later. */
function isOnlyLate(error: unknown): boolean {
  return !(error instanceof CallFailed) || error.status === 429 || error.status >= 500;
}

/** What waits: in memory, where a press finds it at once, and in the browser's drawer, where a reload finds it. */
function useKeptLine() {
  const { group } = useFamily();
  const owner = useUser().user?.id ?? null;
  const name = `family-outbox-${group.id}` as const;
  const [shown, setShown] = useState<readonly Waiting[]>([]);
  const line = useRef<readonly Waiting[]>([]);

  const show = useCallback((waiting: readonly Waiting[]) => {
    line.current = waiting;
    setShown(waiting);
  }, []);

  useEffect(() => {
    const read = () => show(z.array(Waiting).safeParse(readDraft(name, owner)).data ?? []);
    read();
    return watchDraft(name, owner, read);
  }, [name, owner, show]);

  const change = useCallback(
    (next: (waiting: readonly Waiting[]) => readonly Waiting[]) => {
      const waiting = next(line.current);
      if (waiting.length > 0) keepDraft(name, owner, waiting);
      else forgetDraft(name, owner);
      show(waiting);
    },
    [name, owner, show],
  );
  return { shown, line, change };
}

function useTryingAgain(isHeld: boolean, deliver: () => Promise<void>) {
  useEffect(() => {
    if (!isHeld) return;
    const again = () => void deliver();
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isHeld, deliver]);
}
