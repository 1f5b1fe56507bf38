// Once it is answered nobody needs the secret of a link any more; what is shown of the answer is kept in its place.
import { HANDOFF_PAGE_PATH, OpenHandoff } from '@evenlight/contract/handoffs';
import { useCallback } from 'react';
import type { z } from 'zod';
import { useKeepPage } from '../../../parts/link-page/kept-page';

/** Only what this shape names, so that no secret comes along. */
export const Answered = OpenHandoff.pick({ name: true, askerName: true, title: true, state: true });
export type Answered = z.infer<typeof Answered>;

export function useKeepAnswered() {
  const keep = useKeepPage(HANDOFF_PAGE_PATH);
  return useCallback((handoff: OpenHandoff) => keep({ answered: Answered.parse(handoff) }), [keep]);
}
