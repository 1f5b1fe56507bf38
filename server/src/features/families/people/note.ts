// What is written into the audit log about who came, went, and was given which role.
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import type { Words } from '../../../platform/personal-data/coverage.ts';

export const peopleAuditActions = {
  'family.changed': { en: 'Something changed in a family group', es: 'Algo cambió en un grupo familiar' },
  'family.made': { en: 'A family group was made', es: 'Se creó un grupo familiar' },
  'family.renamed': {
    en: 'A family group got another name or description',
    es: 'Un grupo familiar recibió otro nombre o descripción',
  },
  'family.ended': { en: 'A family group was ended', es: 'Se cerró un grupo familiar' },
  'family.link_renewed': { en: 'A family group got a new link', es: 'Un grupo familiar recibió un enlace nuevo' },
  'family.invited': { en: 'Somebody was invited to a family group', es: 'Se invitó a alguien a un grupo familiar' },
  'family.uninvited': {
    en: 'An invitation to a family group was taken back',
    es: 'Se retiró una invitación a un grupo familiar',
  },
  'family.asked': { en: 'Somebody asked to join a family group', es: 'Alguien pidió unirse a un grupo familiar' },
  'family.joined': { en: 'Somebody joined a family group', es: 'Alguien se unió a un grupo familiar' },
  'family.let_in': { en: 'Somebody was let into a family group', es: 'Se admitió a alguien en un grupo familiar' },
  'family.role_changed': { en: 'A role in a family group changed', es: 'Cambió un papel en un grupo familiar' },
  'family.left': { en: 'Somebody left a family group', es: 'Alguien dejó un grupo familiar' },
  'family.removed': { en: 'Somebody was taken off a family group', es: 'Se quitó a alguien de un grupo familiar' },
  'family.handed_over': { en: 'A family group was handed over', es: 'Un grupo familiar pasó a otras manos' },
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
