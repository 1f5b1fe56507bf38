// A connection that is dying answers nothing for minutes; nobody waits that long.
export const PATIENCE_MS = 20_000;

/** Whether our server answers at all. A HEAD request for the open page, which changes nothing. */
export async function isHouseThere(): Promise<boolean> {
  const how = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  return isFromHouse(await fetch(window.location.href, how).catch(() => undefined));
}

/** No answer, or one of a proxy before a server that is down. */
export function isFromHouse(answer: Response | undefined): answer is Response {
  return answer !== undefined && answer.status < 500;
}
