// What a page's own call to the API throws when it is refused: the router's `data`, with the API's status.

export function isRefusedWith(thrown: unknown, status: number): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return false;
  // The router's own class is not exported; this is its shape.
  return (thrown as { init: ResponseInit | null }).init?.status === status;
}
