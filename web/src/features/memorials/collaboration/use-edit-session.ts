import type { MemorialId } from '@evenlight/contract/ids';
import { useEffect } from 'react';
import { holdEditSession } from './presence/hold-edit-session';

/** For as long as `isEditing` holds, the others see that somebody works on the memorial here. */
export function useEditSession(memorialId: MemorialId, isEditing: boolean) {
  useEffect(() => {
    if (isEditing) return holdEditSession(memorialId);
  }, [memorialId, isEditing]);
}
