// Messages on their way. Each waits here, in this browser, until the server has it: a lost connection or a reload costs
// nothing, and the order stays. It works as long as the family's page is open, whichever part of it is looked at.
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import { z } from '@evenlight/contract/zod';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../platform/call';
import { forgetDraft, keepDraft, readDraft, watchDraft } from '../../../platform/drafts';
import { useUser } from '../../../platform/user';
import { useFamily } from '../here';
import { useRefreshFamilies } from '../queries';
import { deliver, type Line, Waiting, wantedAgain, without } from './outbox-line';
import { usePutMessage } from './queries';

// When the browser does not notice by itself that it is online again.
const TRY_AGAIN_MS = 10_000;

type Outbox = {
  waiting: Line;
  /** There is no connection; it is tried again by itself. */
  isHeld: boolean;
  send: (message: Waiting) => void;
  tryAgain: (sendKey: string) => void;
  takeOut: (sendKey: string) => void;
};

const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('There is no outbox here.');
  return outbox;
}

/** Stands around everything of one family. */
export function WithOutbox({ children }: { children: ReactNode }) {
  const { group } = useFamily();
  const { shown, read, change } = useKeptLine();
  const [isHeld, setHeld] = useState(false);
  const put = usePutMessage();
  const refreshFamilies = useRefreshFamilies();

  const deliverAll = useCallback(async () => {
    const outcome = await oneTabAtATime(`evenlight.outbox.${group.id}`, () =>
      deliver({
        ...{ read, change, onSent: put },
        post: ({ sendKey, text, mentions, replyTo, attached }) =>
          call(sendFamilyMessage, {
            body: {
              ...{ groupId: group.id, sendKey, content: text, mentions, replyToId: replyTo?.id ?? null },
              attachmentIds: attached.map(({ id }) => id),
            },
          }),
      }),
    );
    setHeld(outcome === 'late');
    if (outcome === 'done') refreshFamilies();
  }, [group.id, read, change, put, refreshFamilies]);

  useTryingAgain(isHeld, deliverAll);
  useEffect(() => {
    if (read().length > 0) void deliverAll();
  }, [read, deliverAll]);

  const outbox = useMemo(() => {
    const put = (next: (line: Line) => Line) => {
      change(next);
      void deliverAll();
    };
    return {
      ...{ waiting: shown, isHeld },
      send: (message: Waiting) => put((line) => [...line, message]),
      tryAgain: (sendKey: string) => put(wantedAgain(sendKey)),
      takeOut: (sendKey: string) => put(without(sendKey)),
    };
  }, [shown, isHeld, change, deliverAll]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/**
 * Two tabs of one browser have one line, and take turns at it. A browser without locks is left to the key each message
 * carries: sent twice, it is one message.
 */
async function oneTabAtATime<Done>(name: string, deed: () => Promise<Done>): Promise<Done> {
  return navigator.locks ? navigator.locks.request(name, deed) : deed();
}

/** What waits: in the browser's drawer, where a reload and other tabs find it; where there is none, in memory. */
function useKeptLine() {
  const { group } = useFamily();
  const owner = useUser().user?.id ?? null;
  const name = `family-outbox-${group.id}` as const;
  const [shown, setShown] = useState<Line>([]);
  const memory = useRef<Line | null>(null);

  const read = useCallback(
    (): Line => memory.current ?? z.array(Waiting).safeParse(readDraft(name, owner)).data ?? [],
    [name, owner],
  );

  useEffect(() => {
    const show = () => setShown(read());
    show();
    return watchDraft(name, owner, show);
  }, [name, owner, read]);

  const change = useCallback(
    (next: (line: Line) => Line) => {
      // Read anew: another tab may have put something in line since.
      const line = next(read());
      if (line.length === 0) forgetDraft(name, owner);
      const isKept = line.length === 0 || keepDraft(name, owner, line);
      memory.current = isKept ? null : line;
      setShown(line);
    },
    [name, owner, read],
  );
  return { shown, read, change };
}

function useTryingAgain(isHeld: boolean, deliverAll: () => Promise<void>) {
  useEffect(() => {
    if (!isHeld) return;
    // A try that hangs is not joined by others.
    let isTrying = false;
    const again = async () => {
      if (isTrying) return;
      isTrying = true;
      await deliverAll().finally(() => {
        isTrying = false;
      });
    };
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isHeld, deliverAll]);
}
