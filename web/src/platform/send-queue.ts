// When something that waits in this browser is sent: one try at a time, again a little later where the line is down, and at
// once when it is back. What waits, and where, is the caller's.

type Queue = {
  /** Sends what waits. Answers in how many milliseconds there is something to send again; null for not by itself. */
  send: () => Promise<number | null>;
};

// A fault of ours must not keep somebody's words here for good.
const AFTER_A_FAULT_MS = 60_000;

export function createSendQueue({ send }: Queue) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isSending = false;
  let isWantedAgain = false;

  function sendIn(ms: number) {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void sendNow(), ms);
  }

  async function sendNow(): Promise<void> {
    if (!isOpen) return;
    // What was queued meanwhile may have come too late for the running try.
    if (isSending) {
      isWantedAgain = true;
      return;
    }
    clearTimeout(timer);
    isSending = true;
    isWantedAgain = false;
    const again = await send()
      .catch((error) => {
        reportError(error);
        return AFTER_A_FAULT_MS;
      })
      .finally(() => {
        isSending = false;
      });
    if (isWantedAgain) return sendNow();
    if (again !== null) sendIn(again);
  }

  return {
    sendIn,
    sendNow,
    cancel: () => clearTimeout(timer),
    /** Begins to send; ends with what it returns. */
    open() {
      const online = () => void sendNow();
      isOpen = true;
      window.addEventListener('online', online);
      return () => {
        isOpen = false;
        clearTimeout(timer);
        window.removeEventListener('online', online);
      };
    },
  };
}
