// A connection that is dying answers nothing for minutes; nobody waits that long.
export const PATIENCE_MS = 20_000;

/** Whether our house answers at all. Asks for the page that is open, without its words, and changes nothing. */
export async function isHouseThere(): Promise<boolean> {
  const how = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  return isFromHouse(await fetch(window.location.href, how).catch(() => undefined));
}

/** Nothing came, or only what stands before a house that is down. */
export function isFromHouse(answer: Response | undefined): answer is Response {
  return answer !== undefined && answer.status < 500;
}
