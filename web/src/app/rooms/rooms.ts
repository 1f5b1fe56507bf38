// The rooms that are not open yet, by the address of their door.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const rooms: Record<string, MessageDescriptor> = {
  'family-collaboration': msg`The family page is not open yet`,
};

const unnamed = msg`This part is not open yet`;

export function roomTitle(routeId: string | undefined): MessageDescriptor {
  return rooms[routeId ?? ''] ?? unnamed;
}
