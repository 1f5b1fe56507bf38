// Letters and requests that are over are not kept for ever.
import type { World } from '../../../platform/world.ts';
import { deleteOver } from './invitation-store.ts';

const FORGET_QUEUE = 'families.forget-invitations';
export const familyPeopleQueues = [FORGET_QUEUE];

// Long enough to send an old letter again, and for whoever was not let in to find that out.
export const KEPT_DAYS = 30;

export function familyPeopleJobs(world: World) {
  world.jobs.schedule(FORGET_QUEUE, '41 9 * * *');
  world.jobs.work(FORGET_QUEUE, () => forgetInvitations(world));
}

export async function forgetInvitations({ db, clock }: World): Promise<void> {
  await deleteOver(db, new Date(clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000));
}
