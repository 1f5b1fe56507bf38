// Messages on their way. Each waits here, in this browser, until the server has it: a lost connection or a reload costs
// nothing, and the order stays. It works as long as the family's page is open, whichever part of it is looked at.
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../platform/call';
import { forgetDraft, keepDraft, readDraft, watchDraft } from '../../../platform/drafts';
import { createSendQueue } from '../../../platform/send-queue';
import { useUser } from '../../../platform/user';
import { useFamily } from '../family-context';
import { useRefreshFamilies } from '../queries';
import { deliver, isToSend, type Line, takeOut, Waiting, wantedAgain } from './outbox-line';
import { usePutMessage } from './queries';

// When the browser does not notice by itself that it is online again.
const TRY_AGAIN_MS = 10_000;

type Outbox = {
  waiting: Line;
  /** There is no connection; it is tried again by itself. */
  isHeld: boolean;
  /** What was sent last gave reason to worry about whoever wrote it. */
  isWorrying: boolean;
  /** The message that is being posted; it can neither be sent again nor taken out just now. */
  postedKey: string | null;
  send: (message: Waiting) => void;
  /** What was thought of the words that were stored last. */
  hear: (isWorrying: boolean) => void;
  tryAgain: (idempotencyKey: string) => void;
  /** False when it is being posted, or has gone. */
  takeOut: (idempotencyKey: string) => Promise<boolean>;
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
  const [isWorrying, setWorrying] = useState(false);
  const { postedKey, holding, unlessPosted } = usePosting();
  const put = usePutMessage();
  const refreshFamilies = useRefreshFamilies();

  const deliverAll = useCallback(async () => {
    let isAnySent = false;
    let isAnyWorrying = false;
    const outcome = await oneAtATime(`evenlight.outbox.${group.id}`, () =>
      deliver({
        read,
        change,
        holding,
        onSent({ isWorrying, ...message }) {
          isAnySent = true;
          // Two that went together count together.
          isAnyWorrying ||= isWorrying;
          setWorrying(isAnyWorrying);
          put(message);
        },
        post: (message) => post(group.id, message),
      }),
    );
    setHeld(outcome === 'late');
    if (isAnySent) refreshFamilies();
    return outcome === 'late' ? TRY_AGAIN_MS : null;
  }, [group.id, read, change, holding, put, refreshFamilies]);

  // Whatever is in line, whoever put it there: the tab it was written in may be closed before there is a connection.
  const queue = useMemo(() => createSendQueue({ send: deliverAll }), [deliverAll]);
  useEffect(() => queue.open(), [queue]);
  useEffect(() => {
    if (shown.some(isToSend)) void queue.sendNow();
    else setHeld(false);
  }, [shown, queue]);

  const outbox = useMemo(
    () => ({
      waiting: shown,
      isHeld,
      isWorrying,
      postedKey,
      send: (message: Waiting) => change((line) => [...line, message]),
      hear: setWorrying,
      tryAgain: (idempotencyKey: string) => change(wantedAgain(idempotencyKey)),
      takeOut: (idempotencyKey: string) =>
        unlessPosted(idempotencyKey, () => takeOut(idempotencyKey, { read, change })),
    }),
    [shown, isHeld, isWorrying, postedKey, read, change, unlessPosted],
  );
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

function post(groupId: FamilyGroupId, { idempotencyKey, text, mentions, replyTo, attached }: Waiting) {
  return call(sendFamilyMessage, {
    body: {
      groupId,
      idempotencyKey,
      content: text,
      mentions,
      replyToId: replyTo?.id ?? null,
      attachmentIds: attached.map(({ id }) => id),
    },
  });
}

/**
 * Two tabs of one browser have one line, and take turns at it. A browser without locks is left to the key each message
 * carries: sent twice, it is one message.
 */
async function oneAtATime<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

const lockOf = (idempotencyKey: string) => `evenlight.message.${idempotencyKey}`;

/** Which message is under way just now: back in the box while it is posted, it would be sent twice. */
function usePosting() {
  const [postedKey, setPostedKey] = useState<string | null>(null);
  const posted = useRef<string | null>(null);

  const holding = useCallback(
    <Done,>(idempotencyKey: string, work: () => Promise<Done>) =>
      oneAtATime(lockOf(idempotencyKey), async () => {
        const tell = (key: string | null) => {
          posted.current = key;
          setPostedKey(key);
        };
        tell(idempotencyKey);
        return work().finally(() => tell(null));
      }),
    [],
  );

  /** In another tab as well, where the browser can tell. */
  const unlessPosted = useCallback(async (idempotencyKey: string, work: () => boolean) => {
    if (posted.current === idempotencyKey) return false;
    if (!navigator.locks) return work();
    return navigator.locks.request(lockOf(idempotencyKey), { ifAvailable: true }, (lock) => lock !== null && work());
  }, []);

  return { postedKey, holding, unlessPosted };
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
      // Read again: another tab may have put something in line since.
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
