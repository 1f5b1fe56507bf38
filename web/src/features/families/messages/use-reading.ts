// How far somebody has read: as far as they have seen, on a page that is in front of them.
import type { FamilyMessageId } from '@evenlight/contract/ids';
import { type RefObject, useEffect, useState } from 'react';
import { useMarkRead } from './queries';

type Thread = { lastId: FamilyMessageId | undefined; firstUnreadId: FamilyMessageId | null };

/** Gives the message that the line 'New' stands above. It stays there while it is read, and goes when one writes. */
export function useReading(end: RefObject<HTMLElement | null>, { lastId, firstUnreadId }: Thread) {
  const isLooking = useIsLooking(end);
  const { mutate, isPending, isError } = useMarkRead();
  const [newFromId, setNewFromId] = useState<FamilyMessageId | null>(null);
  const [isOpened, setOpened] = useState(false);

  // What comes while somebody looks needs no line.
  if (firstUnreadId && !newFromId && (!isLooking || !isOpened)) setNewFromId(firstUnreadId);
  if (lastId && !isOpened) setOpened(true);

  useEffect(() => {
    if (isLooking && firstUnreadId && lastId && !isPending && !isError) mutate(lastId);
  }, [isLooking, firstUnreadId, lastId, isPending, isError, mutate]);

  return { newFromId, forgetLine: () => setNewFromId(null) };
}

/** The end of the list is in sight, and the page is in front. */
function useIsLooking(end: RefObject<HTMLElement | null>): boolean {
  const [isEndSeen, setEndSeen] = useState(false);
  const [isInFront, setInFront] = useState(false);

  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const observer = new IntersectionObserver(([seen]) => setEndSeen(seen?.isIntersecting === true));
    observer.observe(mark);
    return () => observer.disconnect();
  }, [end]);

  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return isEndSeen && isInFront;
}
