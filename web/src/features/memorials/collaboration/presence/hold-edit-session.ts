// Says to the server that somebody works on a memorial here, for as long as anything on the screen wants it said.
import type { MemorialId } from '@evenlight/contract/ids';
import { HEARTBEAT_SECONDS, keepEditing, stopEditing } from '@evenlight/contract/memorials/collaboration';
import { useEffect } from 'react';
import { call } from '../../../../platform/call';

type Held = { holders: number; end: () => void };

const held = new Map<MemorialId, Held>();

/** For as long as `isEditing` holds, the others see that somebody works on the memorial here. */
export function useEditSession(memorialId: MemorialId, isEditing: boolean) {
  useEffect(() => {
    if (isEditing) return holdEditSession(memorialId);
  }, [memorialId, isEditing]);
}

/** Answers with how to let go. The session ends when the last holder does. */
export function holdEditSession(memorialId: MemorialId): () => void {
  const session = held.get(memorialId) ?? begin(memorialId);
  session.holders += 1;
  held.set(memorialId, session);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    session.holders -= 1;
    if (session.holders > 0) return;
    held.delete(memorialId);
    session.end();
  };
}

function begin(memorialId: MemorialId): Held {
  const params = { memorialId };
  // A beat that does not arrive is made up for by the next one; the toolbar tells of a lost connection.
  const quietly = (said: Promise<unknown>) => said.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  const beat = () => {
    last = quietly(call(keepEditing, { params }));
  };
  const leave = () => quietly(call(stopEditing, { params }, { keepalive: true }));
  const timer = setInterval(beat, HEARTBEAT_SECONDS * 1000);
  window.addEventListener('pagehide', leave);
  // Back from the browser's memory of pages, somebody is here again.
  window.addEventListener('pageshow', beat);
  beat();
  return {
    holders: 0,
    end() {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', beat);
      // A beat that overtakes the farewell would bring them back for a minute.
      void last.then(leave);
    },
  };
}
