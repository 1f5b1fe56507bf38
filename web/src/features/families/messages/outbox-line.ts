// Messages in line, and how they leave it: one after the other, and each only once. What the server would not take is
// marked and waits for its author; those behind it go on.
import type { OwnFamilyMessage } from '@evenlight/contract/families/messages';
import { FamilyMemberId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { CallFailed } from '../../../platform/call';
import { Unsent } from './use-unsent';

export const Waiting = Unsent.extend({
  idempotencyKey: z.uuid(),
  mentions: z.array(FamilyMemberId),
  /** The problem it was refused with. Nobody sends it again by themselves. */
  refusedAs: z.string().nullable(),
});
export type Waiting = z.infer<typeof Waiting>;
export type Line = readonly Waiting[];

type Office = {
  /** What is in line now; another tab may have changed it since. */
  read: () => Line;
  change: (next: (line: Line) => Line) => void;
  post: (message: Waiting) => Promise<OwnFamilyMessage>;
  onSent: (message: OwnFamilyMessage) => void;
  /** Nobody takes this message out while it is posted. */
  holding: <Done>(idempotencyKey: string, work: () => Promise<Done>) => Promise<Done>;
};

/** 'late' when the line is down: everything is still there, to be tried again. */
export async function deliver(office: Office): Promise<'done' | 'late'> {
  for (let next = firstToSend(office.read()); next; next = firstToSend(office.read())) {
    const { idempotencyKey } = next;
    if ((await office.holding(idempotencyKey, () => deliverOne(idempotencyKey, office))) === 'late') return 'late';
  }
  return 'done';
}

async function deliverOne(idempotencyKey: string, { read, change, post, onSent }: Office): Promise<'done' | 'late'> {
  const message = read()
    .filter(isToSend)
    .find((one) => one.idempotencyKey === idempotencyKey);
  // Its author was quicker and has taken it out.
  if (!message) return 'done';
  try {
    onSent(await post(message));
    change(without(idempotencyKey));
  } catch (error) {
    if (isOnlyLate(error)) return 'late';
    change(refused(idempotencyKey, codeOf(error)));
  }
  return 'done';
}

/** False when it has gone meanwhile: what is sent does not come back to be sent again. */
export function takeOut(idempotencyKey: string, { read, change }: Pick<Office, 'read' | 'change'>): boolean {
  if (!read().some((one) => one.idempotencyKey === idempotencyKey)) return false;
  change(without(idempotencyKey));
  return true;
}

export const isToSend = ({ refusedAs }: Waiting) => refusedAs === null;
const firstToSend = (line: Line) => line.find(isToSend);

const without = (idempotencyKey: string) => (line: Line) => line.filter((one) => one.idempotencyKey !== idempotencyKey);

const refused = (idempotencyKey: string, refusedAs: string | null) => (line: Line) =>
  line.map((one) => (one.idempotencyKey === idempotencyKey ? { ...one, refusedAs } : one));

/** Its author wants it sent once more. */
export const wantedAgain = (idempotencyKey: string) => refused(idempotencyKey, null);

/** Out of reach, too many at once, or the house is being looked after: the same message is welcome a little later. */
function isOnlyLate(error: unknown): boolean {
  return !(error instanceof CallFailed) || error.status === 408 || error.status === 429 || error.status >= 500;
}

function codeOf(error: unknown): string {
  return (error instanceof CallFailed && error.problem?.code) || 'server.failed';
}
