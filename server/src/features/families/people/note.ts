// What is written into the audit log about who came, went, and was given which role.

import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';

export const peopleAuditActions = {
  'family.changed': words('Something changed in a family group'),
  'family.made': words('A family group was made'),
  'family.renamed': words('A family group got another name or description'),
  'family.ended': words('A family group was ended'),
  'family.link_renewed': words('A family group got a new link'),
  'family.invited': words('Somebody was invited to a family group'),
  'family.uninvited': words('An invitation to a family group was taken back'),
  'family.asked': words('Somebody asked to join a family group'),
  'family.joined': words('Somebody joined a family group'),
  'family.let_in': words('Somebody was let into a family group'),
  'family.role_changed': words('A role in a family group changed'),
  'family.left': words('Somebody left a family group'),
  'family.removed': words('Somebody was taken off a family group'),
  'family.handed_over': words('A family group was handed over'),
} satisfies Record<string, Words>;

export type Noted = { actor: Actor; now: Date; request: FastifyRequest };
/** `details` say whom it was about, by their numbers. */
type Audited = { action: keyof typeof peopleAuditActions; groupId: string; details?: Record<string, string> };

/** Last in its transaction: the log is one line behind another, and whoever writes keeps all others waiting. */
export async function note(
  db: Db,
  { actor, now, request }: Noted,
  { action, groupId, details }: Audited,
): Promise<void> {
  await recordInAudit(db, {
    at: now,
    actor,
    action,
    subject: groupId,
    network: networkOf(request),
    ...(details && { details }),
  });
}
